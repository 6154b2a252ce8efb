import type { PaymentKey } from '../../domain/purchases/payment-event.ts';
import type { Purchase } from '../../domain/purchases/purchase.ts';
import type { UserId } from '../../domain/sessions/user.ts';

export interface PurchaseStore {
  /**
   * What is known of the payment, `unknownPayment` at first. Inside a unit of work it stays locked until its end, also
   * when it was unknown: changes to one payment come one after another.
   */
  open(payment: PaymentKey, now: Date): Promise<Purchase>;
  /** Writes what is known of a payment that was opened in this unit of work. */
  save(purchase: Purchase): Promise<void>;
  find(payment: PaymentKey): Promise<Purchase | undefined>;
  /** The payments accepted for that user, in the order in which they became known. */
  listOf(userId: UserId): Promise<readonly Purchase[]>;
}
