import type { PersonRecords, Traces } from '#application/ports/stores/person-records.ts';
import { productIds } from '#domain/products/product.ts';
import type { PaymentEvent, PaymentKey } from '#domain/purchases/payment-event.ts';
import { buyerOf, manualPaymentOf, type Purchase } from '#domain/purchases/purchase.ts';
import type { User } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { type JobRow, removeWhere, type Tables } from '../tables.ts';

export class InMemoryPersonRecords implements PersonRecords {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  traces(user: User): Promise<Traces> {
    return this.#connection.run((tables) => tracesOf(tables, user));
  }

  erase(user: User): Promise<void> {
    return this.#connection.run((tables) => {
      withdrawJobs(tables, user);
      redactEvents(tables, user);
      removeMails(tables, user);
      removeLogins(tables, user);
      removeContent(tables, user);
      tables.admissions.delete(user.id);
      tables.users.delete(user.id);
    });
  }
}

const tracesOf = (tables: Tables, user: User): Traces => ({
  accountCreatedAt: tables.admissions.get(user.id) ?? new Date(0),
  sessions: [...tables.sessions.values()]
    .filter(({ userId }) => userId === user.id)
    .map(({ openedAt, lastActiveAt }) => ({ openedAt, lastActiveAt })),
  loginRequests: [...tables.loginRequests.values()]
    .filter(({ request }) => request.email.key === user.email.key)
    .map(({ request: { requestedAt, language }, delivery }) => ({
      requestedAt,
      language,
      delivery: delivery?.state ?? 'owed',
    })),
  links: [...tables.magicLinks.values()]
    .filter(({ emailKey }) => emailKey === user.email.key)
    .map(({ expiresAt, state }) => ({ expiresAt, state })),
  checkouts: [...tables.checkouts.values()].filter(({ userId }) => userId === user.id),
  paymentEvents: [...tables.paymentEvents.values()]
    .filter(({ received }) => concerns(received.event, tables, user))
    .map(({ received, receivedAt }) => ({ ...received, receivedAt })),
  mails: [...tables.settledMails]
    .filter(([id]) => isMailTo(id, tables, user))
    .map(([id, { delivery, settledAt }]) => ({ id, delivery: delivery.state, settledAt })),
  idempotencyKeys: [...tables.idempotentAnswers]
    .map(([scope, { settledAt }]) => ({ ...scopeOf(scope), settledAt }))
    .filter(({ userId }) => userId === user.id)
    .map(({ operation, key, settledAt }) => ({ operation, key, settledAt })),
});

function scopeOf(name: string) {
  const [userId, operation, key] = JSON.parse(name) as [number, string, string];
  return { userId, operation, key };
}

const paymentsOf = ({ purchases }: Tables, { id }: User): ReadonlySet<PaymentKey> =>
  new Set([...purchases.values()].filter((each) => buyerOf(each) === id).map(({ payment }) => payment));

const mapIdsOf = ({ maps }: Tables, { id }: User): ReadonlySet<number> =>
  new Set([...maps.values()].filter(({ map }) => map.submission.userId === id).map(({ map }) => map.id));

const loginRequestIdsOf = ({ loginRequests }: Tables, { email }: User): ReadonlySet<number> =>
  new Set([...loginRequests].filter(([, { request }]) => request.email.key === email.key).map(([id]) => id));

function concerns(event: PaymentEvent, tables: Tables, user: User): boolean {
  return names(event, user) || ('payment' in event && paymentsOf(tables, user).has(event.payment));
}

const names = (event: PaymentEvent, { id, email }: User): boolean =>
  event.kind === 'checkout_completed' &&
  (event.userReference === String(id) || event.payerEmail?.toLowerCase() === email.key);

function isMailTo(mailId: string, tables: Tables, user: User): boolean {
  const [, kind, rest = ''] = /^(receipt|report)-(.*)$/s.exec(mailId) ?? [];
  if (kind === 'receipt') return paymentsOf(tables, user).has(rest as PaymentKey);
  const [mapId] = rest.split('-');
  return kind === 'report' && [...mapIdsOf(tables, user)].some((id) => String(id) === mapId);
}

function withdrawJobs(tables: Tables, user: User): void {
  const [mapIds, requestIds] = [mapIdsOf(tables, user), loginRequestIdsOf(tables, user)];
  const payments = paymentsOf(tables, user);
  removeWhere(tables.jobs, ({ job }: JobRow) => {
    if ('mapId' in job) return mapIds.has(job.mapId);
    if ('payment' in job) return payments.has(job.payment);
    return 'loginRequestId' in job && requestIds.has(job.loginRequestId);
  });
}

function redactEvents(tables: Tables, user: User): void {
  for (const [id, row] of tables.paymentEvents) {
    const { event } = row.received;
    if (event.kind !== 'checkout_completed' || !concerns(event, tables, user)) continue;
    const redacted = { ...event, payerEmail: null };
    tables.paymentEvents.set(id, { ...row, received: { ...row.received, event: redacted } });
  }
}

function removeMails(tables: Tables, user: User): void {
  const isTheirs = (_row: unknown, id: string): boolean => isMailTo(id, tables, user);
  removeWhere(tables.settledMails, isTheirs);
}

function removeLogins(tables: Tables, { id, email }: User): void {
  removeWhere(tables.magicLinks, ({ emailKey }) => emailKey === email.key);
  removeWhere(tables.loginRequests, ({ request }) => request.email.key === email.key);
  removeWhere(tables.sessions, ({ userId }) => userId === id);
}

/** In a database, foreign keys do this. */
function removeContent(tables: Tables, user: User): void {
  const { id } = user;
  removeWhere(tables.assessments, ({ userId }) => userId === id);
  tables.assessmentDrafts.delete(id);
  removeWhere(tables.idempotentAnswers, (_row, scope) => scopeOf(scope).userId === id);
  removeWhere(tables.checkouts, ({ userId }) => userId === id);
  removeWhere(tables.maps, ({ map }) => map.submission.userId === id);
  tables.mapDrafts.delete(id);
  for (const product of productIds) tables.purchases.delete(manualPaymentOf(product, id));
  for (const [payment, purchase] of tables.purchases) {
    if (buyerOf(purchase) === id) tables.purchases.set(payment, withoutBuyer(purchase));
  }
}

/** A paid purchase whose account has been deleted. */
const withoutBuyer = (purchase: Purchase): Purchase => ({
  ...purchase,
  verdict: { kind: 'review', reason: 'unknown_account' },
});
