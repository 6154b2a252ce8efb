import type { CheckoutStore } from '../../../../application/ports/checkout-store.ts';
import type { Checkout, CheckoutId } from '../../../../domain/purchases/checkout.ts';
import type { InMemoryConnection } from './database.ts';
import { insert, requireUser } from './tables.ts';

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
}
