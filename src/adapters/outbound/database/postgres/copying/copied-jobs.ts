import type { JobKind } from '#application/ports/job-queue.ts';
import { jobKinds } from '#adapters/outbound/database/job-runs.ts';
import type { Query } from './copy-session.ts';

/** The copied parts of an unfinished job: its kind, its data as JSON text, and when it is due. */
export type CopiedJob = readonly [kind: JobKind, data: string, startAfter: string];

/** The purge runs every hour anyway. */
const copiedKinds = jobKinds.filter((kind) => kind !== 'purge_expired_rows');

const quotedKinds = copiedKinds.map((kind) => `'${kind}'`).join(', ');

/** Includes running jobs. The snapshot cannot know whether they finish, and every job may run twice anyway. */
export const openJobs = `
  select json_build_array(name, data::text, start_after)::text as line from pgboss.job
  where name in (${quotedKinds}) and state in ('created', 'retry', 'active')
  order by created_on, id`;

const dropMailJobs = `
  with dropped as (
    delete from pgboss.job where id = any($1::uuid[])
      and name in ('send_login_mail', 'send_receipt', 'send_report_link')
    returning true
  )
  select count(*)::int as count from dropped`;

/** Mail ids as the use cases build them: for the report of a map, and for the receipt of a payment. */
const owedLater = `
  with owed as (
    select 'report-' || id || '-' || (extract(epoch from submitted_at) * 1000)::bigint || '-completion' as mail_id
    from situation_map where stage <> 'complete'
    union
    select 'receipt-' || (event ->> 'payment') from payment_event
    where id in (select data ->> 'eventId' from pgboss.job where id = any($1::uuid[]))
      and event ->> 'payment' is not null
  ), noted as (
    insert into mail_delivery (mail_id, delivery, rejection_code, settled_at)
    select mail_id, 'rejected', 'restored', now() from owed
    on conflict (mail_id) do nothing
    returning true
  )
  select count(*)::int as count from noted`;

const settleLogins = `
  update login_request set delivery = 'rejected', rejection_code = 'restored', settled_at = now()
  where delivery = 'owed'`;

/** Returns the number of mails that are not sent. */
export async function withhold(query: Query, jobIds: readonly string[]): Promise<number> {
  const [dropped] = await query<{ readonly count: number }>(dropMailJobs, [jobIds]);
  const [noted] = await query<{ readonly count: number }>(owedLater, [jobIds]);
  await query(settleLogins);
  return (dropped?.count ?? 0) + (noted?.count ?? 0);
}
