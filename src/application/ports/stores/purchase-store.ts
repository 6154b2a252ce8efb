import type { PaymentKey } from '#domain/purchases/payment-event.ts';
import type { Purchase } from '#domain/purchases/purchase.ts';
import type { UserId } from '#domain/sessions/user.ts';

export interface PurchaseStore {
  /**
   * The stored data about the payment; `unknownPayment` if there is none. Inside a unit of work, the payment is locked
   * until the end, even if it was unknown, so that changes to one payment happen one after another.
   */
  open(payment: PaymentKey, now: Date): Promise<Purchase>;
  /** Stores a payment that this unit of work has opened. */
  save(purchase: Purchase): Promise<void>;
  find(payment: PaymentKey): Promise<Purchase | undefined>;
  /** The user's accepted payments, in the order in which they were first stored. */
  listOf(userId: UserId): Promise<readonly Purchase[]>;
}
