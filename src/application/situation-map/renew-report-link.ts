import { Err, Ok, type Result } from 'ts-results';
import type { PresentedReportLink } from '#domain/situation-map/report/report-link.ts';
import { type CompleteMap, reportLinkExpiry } from '#domain/situation-map/situation-map.ts';
import { type IdempotencyRefusal, onceOnly } from '../idempotency/once-only.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkSigner } from '../ports/link-signer.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { UserStore } from '../ports/stores/user-store.ts';
import { findLinkedReport, type ReportRefusal } from './find-report.ts';
import { type SignatureInvalid, verifyReportLink } from './signed-report-link.ts';

interface Deps {
  readonly linkSigner: LinkSigner;
  readonly maps: MapStore;
  readonly users: UserStore;
  readonly unitOfWork: UnitOfWork<'idempotency' | 'jobs' | 'maps'>;
  readonly clock: Clock;
}

export type RenewRefusal = SignatureInvalid | ReportRefusal;

export type RenewReportLink = ReturnType<typeof makeRenewReportLink>;

/**
 * Sends the current report link to the owner, at the request of anybody who has an expired one. Each current link is
 * sent once. The caller does not learn whether this request caused the mail.
 */
export const makeRenewReportLink =
  ({ linkSigner, maps, users, unitOfWork, clock }: Deps) =>
  async (presented: PresentedReportLink): Promise<Result<void, RenewRefusal>> => {
    const link = verifyReportLink(linkSigner, presented);
    if (link.isErr()) return link;
    const found = await findLinkedReport({ maps, users }, link.value);
    if (found.isErr()) return found;
    await mailCurrentLink(unitOfWork, found.value.map, clock.now());
    return Ok(undefined);
  };

const mailCurrentLink = (
  unitOfWork: Deps['unitOfWork'],
  { id, submission }: CompleteMap,
  now: Date,
): Promise<Result<null, ReportRefusal | IdempotencyRefusal>> =>
  unitOfWork.run<null, ReportRefusal | IdempotencyRefusal>(async ({ maps, idempotency, jobs }) => {
    const expiresAt = await maps.renewReportLink(id, now, reportLinkExpiry(now));
    if (expiresAt === undefined) return Err({ kind: 'map_unknown' });
    const occasion = `renewal-${expiresAt.getTime()}`;
    const call = { operation: 'renewReportLink', key: `${id} ${occasion}`, fingerprint: occasion };
    return onceOnly<null, never>(idempotency, submission.userId, call, now, async () => {
      await jobs.enqueue({ kind: 'send_report_link', mapId: id, occasion });
      return Ok(null);
    });
  });
