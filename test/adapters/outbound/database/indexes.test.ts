import { describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import type { ApiKeyHash, ApiKeyId } from '#domain/api-keys/api-key.ts';
import { aCompletedAssessment, aDraft } from '#test/support/makers/assessments.ts';
import { cloneDatabase } from '#test/support/databases/databases.ts';
import { aLoggedInUser, anOpenLink, aTokenHash, aUser, later, noon } from '#test/support/makers/logins.ts';
import { type Persistence, postgresPersistence } from '#test/support/databases/persistence.ts';
import {
  aCheckout,
  aPaidPurchase,
  aPaymentEvent,
  aPaymentKey,
  aPractitionerCode,
} from '#test/support/makers/purchases.ts';
import { aCompleteMap, aSubmission } from '#test/support/makers/situation-maps.ts';

describe('every query', () => {
  test('finds its rows by an index and reads only few of many', async () => {
    const clone = await cloneDatabase();
    const persistence = await postgresPersistence(await openDatabase({ url: clone.url }));
    await clone.query(manyRows);
    await clone.query('vacuum analyze');
    await clone.query('select pg_stat_reset()');

    await useEveryQuery(persistence);
    await useEveryQueryOfPurchases(persistence);
    await useEveryQueryOfMaps(persistence);
    await useEveryQueryOfKeys(persistence);
    await useEveryQueryOfPersons(persistence);
    await clone.query('delete from app_user where id = 1');

    await persistence.close();
    expect(await clone.query(tablesReadAtLength)).toStrictEqual([]);
    await clone.drop();
  });
});

const manyRows = `
  insert into app_user (email, email_key, language, created_at)
    select 'a', 'user ' || n, 'en', now() from generate_series(1, 5000) n;
  insert into login_request (email, email_key, language, requested_at)
    select 'a', 'user ' || n, 'en', now() from generate_series(1, 5000) n;
  insert into magic_link (token_hash, login_request_id, email_key, expires_at)
    select sha256(n::text::bytea), n, 'user ' || n, now() from generate_series(1, 5000) n;
  insert into session (token_hash, user_id, created_at, last_active_at)
    select sha256(n::text::bytea), n, now(), now() from generate_series(1, 5000) n;
  insert into assessment (user_id, completed_at, language, item_bank_version, scoring_version, top_nature, natures,
      intelligences, answers)
    select n, now(), 'en', '1', '1', 'Creating', '{}', '{}', '[]' from generate_series(1, 5000) n;
  insert into assessment_draft
    select n, '[]', '1', now(), 0, 6, true from generate_series(1, 5000) n;
  insert into idempotent_answer
    select n, 'submit', 'key', 'payload', '1', now() from generate_series(1, 5000) n;
  insert into checkout (id, user_id, email, language, price_cents, started_at)
    select 'c ' || n, n, 'a', 'en', 17700, now() from generate_series(1, 5000) n;
  insert into practitioner_code (code) select 'CODE-' || n from generate_series(1, 5000) n;
  insert into purchase (payment, opened_at, verdict, user_id)
    select 'pi ' || n, now(), 'accepted', n from generate_series(1, 5000) n;
  insert into payment_event
    select 'evt ' || n, 'type', json_build_object('kind', 'checkout_completed', 'payment', 'pi ' || n,
      'userReference', n::text, 'payerEmail', 'user ' || n), now() from generate_series(1, 5000) n;
  insert into situation_map (user_id, submitted_at, language, assessment_id, intake, shelf, stage, profile, narrative,
      pdf_key, completed_at, report_expires_at)
    select n, now(), 'en', n, '{}', '[]', 'complete', '{}', '{}', 'key', now(), now() from generate_series(1, 5000) n;
  insert into situation_map (user_id, submitted_at, language, intake, shelf)
    select n, now(), 'en', '{}', '[]' from generate_series(1, 5000) n;
  insert into map_draft select n, '{}', now() from generate_series(1, 5000) n;
  insert into api_key (id, name, key_hash, created_at)
    select lpad(n::text, 8, '0'), 'name', '', now() from generate_series(1, 5000) n;
  insert into mail_delivery
    select kind || '-' || n || '-1-completion', 'sent', null, now()
    from generate_series(1, 5000) n, unnest(array['receipt', 'report']) kind;
  insert into stored_file select 'maps/' || n, '' from generate_series(1, 5000) n;
  insert into rate_limit
    select 'key ' || n, 1, 9000000000000 from generate_series(1, 5000) n`;

const longAgo = new Date('2001-01-01');

async function useEveryQuery(persistence: Persistence): Promise<void> {
  const { sessions, magicLinks, loginRequests, assessments, assessmentDrafts, rateLimiter } = persistence;
  const { user, hash } = await aLoggedInUser(persistence);
  const { link, request } = await anOpenLink(persistence, user.email);
  await sessions.findLive(hash, noon);
  await sessions.touch(hash, later({ minutes: 6 }));
  await sessions.end(hash);
  await sessions.endAllOf(user.id);
  await magicLinks.find(link.hash, link.emailKey);
  await magicLinks.redeem(link.hash, link.emailKey, noon);
  await loginRequests.findUndelivered(request.id);
  await loginRequests.settle(request.id, { state: 'sent' }, noon);
  const completed = aCompletedAssessment(user.id, noon);
  const id = await assessments.add(completed);
  await assessments.find(user.id, id);
  await assessments.findLatest(user.id);
  await assessments.findPrevious({ ...completed, id });
  await assessmentDrafts.replace(user.id, aDraft(noon));
  await assessmentDrafts.find(user.id);
  await assessmentDrafts.discard(user.id);
  await rateLimiter.take('login_requests_per_client', 'client');
  await rateLimiter.giveBack('login_requests_per_client', 'client');
  const quota = { bucket: 'session', points: 240, windowSeconds: 60 };
  await persistence.quotaLedger.lease(quota, ['one', 'other'], 3);
  await persistence.quotaLedger.giveBack(quota, [
    { key: 'one', points: 3 },
    { key: 'other', points: 3 },
  ]);
  await aLoggedInUser(persistence, longAgo);
  await anOpenLink(persistence, undefined, longAgo);
  expect(await persistence.expiredRows.purge(later({ days: 40 }, longAgo), 100)).toBe(3);
  await persistence.unitOfWork.run(async ({ idempotency }) => {
    const scope = { userId: user.id, operation: 'submit', key: 'key' };
    await idempotency.claim(scope, 'payload', noon);
    return Ok(await idempotency.settle(scope, 'payload', 1, noon));
  });
}

async function useEveryQueryOfPurchases(persistence: Persistence): Promise<void> {
  const { users, checkouts, practitionerCodes, purchases, paymentEvents, mailRecord } = persistence;
  const { id } = await aUser(persistence);
  await users.find(id);
  await users.lock(id);
  await users.setAccess(id, 'situation-map', 'granted');
  const checkout = aCheckout(id);
  await checkouts.record(checkout);
  await checkouts.find(checkout.id);
  const code = aPractitionerCode();
  await practitionerCodes.add({ code, maxUses: null, expiresAt: null });
  await practitionerCodes.find(code);
  await practitionerCodes.countUse(code);
  await practitionerCodes.disable(code);
  const payment = aPaymentKey();
  await purchases.open(payment, noon);
  await purchases.save(aPaidPurchase(payment, id));
  await purchases.listOf(id);
  const received = aPaymentEvent();
  await paymentEvents.record(received, noon);
  await paymentEvents.find(received.id);
  await mailRecord.settle(received.id, { state: 'sent' }, noon);
  await mailRecord.isSettled(received.id);
}

async function useEveryQueryOfMaps(persistence: Persistence): Promise<void> {
  const { maps, mapDrafts, catalog, fileStore } = persistence;
  const { id: userId } = await aUser(persistence);
  const { id, reportExpiresAt } = await aCompleteMap(persistence, aSubmission(userId));
  await maps.renewReportLink(id, noon, reportExpiresAt);
  await maps.submit(aSubmission(userId));
  await maps.submit(aSubmission(userId));
  await maps.find(id);
  await maps.findOwn(userId, id);
  await maps.saveProgress(userId, id, { done: [], savedAt: noon });
  await maps.findProgress(userId, id);
  await maps.list(userId, 10);
  await maps.countFailure(id);
  await maps.countStuck(10);
  await mapDrafts.replace(userId, { content: {}, savedAt: noon });
  await mapDrafts.find(userId);
  await mapDrafts.discard(userId);
  await catalog.seed([], noon);
  await catalog.current();
  await catalog.replace([], noon);
  await fileStore.put('maps/new', Buffer.alloc(0));
  await fileStore.find('maps/new');
}

async function useEveryQueryOfKeys({ apiKeys }: Persistence): Promise<void> {
  const id = 'indexed1' as ApiKeyId;
  await apiKeys.add({
    id,
    name: 'name',
    hash: aTokenHash() as string as ApiKeyHash,
    createdAt: noon,
    expiresAt: null,
  });
  await apiKeys.find(id);
  await apiKeys.touch(id, noon);
  await apiKeys.retire(id, later({ days: 1 }), noon);
  await apiKeys.revoke(id, noon);
}

async function useEveryQueryOfPersons(persistence: Persistence): Promise<void> {
  const user = await aUser(persistence);
  await aCompleteMap(persistence, aSubmission(user.id));
  await persistence.unitOfWork.run(async ({ personRecords }) => {
    await personRecords.traces(user);
    return Ok(await personRecords.erase(user));
  });
}

const tablesReadAtLength = `
  select relname, seq_tup_read, idx_tup_fetch, entries_read
  from pg_stat_user_tables
    left join lateral (
      select sum(idx_tup_read) as entries_read from pg_stat_user_indexes index
      where index.relid = pg_stat_user_tables.relid
    ) indexes on true
  where schemaname = 'public' and relname <> 'schema_migration'
    and greatest(seq_tup_read, idx_tup_fetch, entries_read) > 200`;
