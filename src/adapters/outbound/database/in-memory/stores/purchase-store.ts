import type { PurchaseStore } from '#application/ports/stores/purchase-store.ts';
import type { PaymentKey } from '#domain/purchases/payment-event.ts';
import { type Purchase, unknownPayment } from '#domain/purchases/purchase.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { requireUser } from '../tables.ts';

export class InMemoryPurchaseStore implements PurchaseStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  open(payment: PaymentKey): Promise<Purchase> {
    return this.#connection.run(({ purchases }) => {
      const purchase = purchases.get(payment) ?? unknownPayment(payment);
      purchases.set(payment, purchase);
      return purchase;
    });
  }

  save(purchase: Purchase): Promise<void> {
    return this.#connection.run((tables) => {
      if (purchase.verdict?.kind === 'accepted') requireUser(tables, purchase.verdict.userId);
      if (!tables.purchases.has(purchase.payment)) throw new Error('The payment was not opened.');
      tables.purchases.set(purchase.payment, purchase);
    });
  }

  find(payment: PaymentKey): Promise<Purchase | undefined> {
    return this.#connection.run(({ purchases }) => purchases.get(payment));
  }

  listOf(userId: UserId): Promise<readonly Purchase[]> {
    return this.#connection.run(({ purchases }) =>
      [...purchases.values()].filter(
        ({ verdict }) => verdict?.kind === 'accepted' && verdict.userId === userId,
      ),
    );
  }
}
