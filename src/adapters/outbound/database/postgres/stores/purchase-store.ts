import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { PurchaseStore } from '#application/ports/stores/purchase-store.ts';
import { type ProductId, situationMap } from '#domain/products/product.ts';
import type { PaymentKey } from '#domain/purchases/payment-event.ts';
import type { PractitionerCode } from '#domain/purchases/practitioner-code.ts';
import type { Purchase, ReviewReason, Verdict } from '#domain/purchases/purchase.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Connection, Statement } from '../connection/connection.ts';

export const PurchaseRow = defineEntity({
  name: 'PurchaseRow',
  tableName: 'purchase',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    payment: p.text().unique(),
    openedAt: p.datetime(3),
    verdict: p.text().$type<Verdict['kind']>().nullable(),
    reviewReason: p.text().$type<ReviewReason>().nullable(),
    product: p.text().$type<ProductId>().nullable(),
    userId: p.bigint('number').nullable(),
    paidAt: p.datetime(3).nullable(),
    amountCents: p.bigint('number').nullable(),
    practitionerCode: p.text().nullable(),
    refundedCents: p.bigint('number').default(0),
    isRefundedInFull: p.boolean().default(false),
    disputes: p.json<Purchase['disputes']>().columnType('json'),
  },
});

const open: Statement = {
  name: 'open-purchase',
  text: 'insert into purchase (payment, opened_at) values ($1, $2) on conflict (payment) do nothing',
};

/** A separate statement, so that it sees the row of another unit of work for which the insert has waited. */
const lock: Statement = {
  name: 'lock-purchase',
  text: 'select from purchase where payment = $1 for update',
};

export class PostgresPurchaseStore implements PurchaseStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async open(payment: PaymentKey, now: Date): Promise<Purchase> {
    await this.#connection.query(open, [payment, now]);
    await this.#connection.query(lock, [payment]);
    const opened = await this.find(payment);
    if (opened === undefined) throw new Error('A payment that was just recorded cannot be found.');
    return opened;
  }

  async save(purchase: Purchase): Promise<void> {
    const { payment } = purchase;
    const saved = await this.#connection.run((em) =>
      em.nativeUpdate(PurchaseRow, { payment }, toRow(purchase)),
    );
    if (saved !== 1) throw new Error('The payment was not opened.');
  }

  async find(payment: PaymentKey): Promise<Purchase | undefined> {
    const row = await this.#connection.run((em) =>
      em.findOne(PurchaseRow, { payment }, { disableIdentityMap: true }),
    );
    return row === null ? undefined : fromRow(row);
  }

  async listOf(userId: UserId): Promise<readonly Purchase[]> {
    const options = { orderBy: { id: 'asc' }, disableIdentityMap: true } as const;
    const rows = await this.#connection.run((em) => em.find(PurchaseRow, { userId }, options));
    return rows.map(fromRow);
  }
}

const toRow = ({ verdict, ...purchase }: Purchase) => ({
  verdict: verdict?.kind ?? null,
  reviewReason: verdict?.kind === 'review' ? verdict.reason : null,
  product: purchase.product,
  userId: verdict?.kind === 'accepted' ? verdict.userId : null,
  paidAt: purchase.paidAtMs === null ? null : new Date(purchase.paidAtMs),
  amountCents: purchase.amountCents,
  practitionerCode: purchase.practitionerCode,
  refundedCents: purchase.refundedCents,
  isRefundedInFull: purchase.isRefundedInFull,
  disputes: purchase.disputes,
});

const fromRow = (row: InferEntity<typeof PurchaseRow>): Purchase => ({
  payment: row.payment as PaymentKey,
  verdict: verdictOf(row),
  product: row.product ?? productBefore(row),
  paidAtMs: row.paidAt?.getTime() ?? null,
  amountCents: row.amountCents ?? null,
  practitionerCode: (row.practitionerCode ?? null) as PractitionerCode | null,
  refundedCents: row.refundedCents,
  isRefundedInFull: row.isRefundedInFull,
  disputes: row.disputes,
});

/** The release that did not yet store the product sold only the map. */
const productBefore = ({ verdict }: InferEntity<typeof PurchaseRow>): ProductId | null =>
  verdict === 'accepted' ? situationMap : null;

/** An accepted payment stays when its account is deleted. */
function verdictOf({ verdict, userId, reviewReason }: InferEntity<typeof PurchaseRow>): Verdict | null {
  if (verdict === 'accepted' && typeof userId === 'number') {
    return { kind: 'accepted', userId: userId as UserId };
  }
  return verdict ? { kind: 'review', reason: reviewReason ?? 'unknown_account' } : null;
}
