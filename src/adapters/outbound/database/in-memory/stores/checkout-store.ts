import type { CheckoutStore } from '#application/ports/stores/checkout-store.ts';
import type { Checkout, CheckoutId, Order } from '#domain/purchases/checkout.ts';
import type { InMemoryConnection } from '../database.ts';
import { insert, requireUser } from '../tables.ts';

export class InMemoryCheckoutStore implements CheckoutStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  record(checkout: Checkout): Promise<void> {
    return this.#connection.run((tables) => {
      requireUser(tables, checkout.userId);
      insert(tables.checkouts, checkout.id, checkout);
    });
  }

  find(id: CheckoutId): Promise<Checkout | undefined> {
    return this.#connection.run((tables) => tables.checkouts.get(id));
  }

  findLatest(order: Order, after: Date): Promise<Checkout | undefined> {
    return this.#connection.run(({ checkouts }) =>
      [...checkouts.values()]
        .filter((checkout) => isOf(order, checkout) && checkout.startedAt > after)
        .reduce<Checkout | undefined>(
          (latest, each) => (latest !== undefined && latest.startedAt > each.startedAt ? latest : each),
          undefined,
        ),
    );
  }
}

const isOf = (order: Order, checkout: Checkout): boolean =>
  checkout.product === order.product &&
  checkout.userId === order.userId &&
  checkout.email === order.email &&
  checkout.language === order.language &&
  checkout.priceCents === order.priceCents &&
  checkout.practitionerCode === order.practitionerCode;
