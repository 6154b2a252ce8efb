import type { PaymentKey } from '#domain/purchases/payment-event.ts';
import { buyerOf, stateOf } from '#domain/purchases/purchase.ts';
import { deliveryOf } from '../mails/delivery-of.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailRecord } from '../ports/stores/mail-record.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { PurchaseStore } from '../ports/stores/purchase-store.ts';
import type { UserStore } from '../ports/stores/user-store.ts';

interface Deps {
  readonly purchases: PurchaseStore;
  readonly users: UserStore;
  readonly mailRecord: MailRecord;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** The address of the application, where the buyer continues. */
  readonly appUrl: string;
}

export type ReceiptOutcome = 'sent' | 'rejected' | 'nothing_owed';

export type SendReceipt = ReturnType<typeof makeSendReceipt>;

/** Sends one receipt per payment, unless the payment was withdrawn or the buyer was deleted. */
export const makeSendReceipt =
  ({ purchases, users, mailRecord, mailer, clock, appUrl }: Deps) =>
  async (payment: PaymentKey): Promise<ReceiptOutcome> => {
    const mailId = `receipt-${payment}`;
    if (await mailRecord.isSettled(mailId)) return 'nothing_owed';
    const paid = await findPaid(purchases, payment);
    const user = paid && (await users.find(paid.buyer));
    if (paid === undefined || user === undefined) return 'nothing_owed';
    const sent = await mailer.send({
      kind: 'receipt',
      id: mailId,
      to: user.email.address,
      language: user.language,
      link: appUrl,
      product: paid.product,
      amountCents: paid.amountCents,
      paidAt: new Date(paid.paidAtMs),
    });
    const delivery = deliveryOf(sent);
    await mailRecord.settle(mailId, delivery, clock.now());
    return delivery.state;
  };

async function findPaid(purchases: PurchaseStore, payment: PaymentKey) {
  const purchase = await purchases.find(payment);
  if (purchase === undefined || stateOf(purchase) === 'revoked') return undefined;
  const buyer = buyerOf(purchase);
  const { product, amountCents, paidAtMs } = purchase;
  if (buyer === undefined || product === null || amountCents === null || paidAtMs === null) return undefined;
  return { buyer, product, amountCents, paidAtMs };
}
