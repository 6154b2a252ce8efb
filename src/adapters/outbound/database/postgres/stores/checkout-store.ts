import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { CheckoutStore } from '#application/ports/stores/checkout-store.ts';
import type { Language } from '#domain/language.ts';
import type { ProductId } from '#domain/products/product.ts';
import type { Checkout, CheckoutId, Order } from '#domain/purchases/checkout.ts';
import type { PractitionerCode } from '#domain/purchases/practitioner-code.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Connection } from '../connection/connection.ts';

export const CheckoutRow = defineEntity({
  name: 'CheckoutRow',
  tableName: 'checkout',
  properties: {
    id: p.text().primary(),
    product: p.text().$type<ProductId>(),
    userId: p.bigint('number'),
    email: p.text(),
    language: p.text().$type<Language>(),
    priceCents: p.bigint('number'),
    practitionerCode: p.text().nullable(),
    startedAt: p.datetime(3),
  },
});

export class PostgresCheckoutStore implements CheckoutStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async record(checkout: Checkout): Promise<void> {
    await this.#connection.run((em) => em.insert(CheckoutRow, { ...checkout }));
  }

  async find(id: CheckoutId): Promise<Checkout | undefined> {
    const row = await this.#connection.run((em) =>
      em.findOne(CheckoutRow, { id }, { disableIdentityMap: true }),
    );
    return row === null ? undefined : checkoutOf(row);
  }

  async findLatest(
    { product, userId, email, language, priceCents, practitionerCode }: Order,
    after: Date,
  ): Promise<Checkout | undefined> {
    const ofOrder = { product, userId, email, language, priceCents, practitionerCode };
    const options = { orderBy: { startedAt: 'desc' }, disableIdentityMap: true } as const;
    const row = await this.#connection.run((em) =>
      em.findOne(CheckoutRow, { ...ofOrder, startedAt: { $gt: after } }, options),
    );
    return row === null ? undefined : checkoutOf(row);
  }
}

export const checkoutOf = (row: InferEntity<typeof CheckoutRow>): Checkout => ({
  id: row.id as CheckoutId,
  product: row.product,
  userId: row.userId as UserId,
  email: row.email,
  language: row.language,
  priceCents: row.priceCents,
  practitionerCode: (row.practitionerCode ?? null) as PractitionerCode | null,
  startedAt: row.startedAt,
});
