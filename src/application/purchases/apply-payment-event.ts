import { Err, Ok } from 'ts-results';
import { concernsPurchases, isPaidCheckout } from '#domain/purchases/payment-event.ts';
import {
  accessOf,
  applyEvent,
  buyerOf,
  isOpenToVerdict,
  type Purchase,
  stateOf,
} from '#domain/purchases/purchase.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';
import { judgeCheckout } from './judge-checkout.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'jobs' | 'paymentEvents' | 'practitionerCodes' | 'purchases' | 'users'>;
  readonly clock: Clock;
  /** Whether the payment service is configured for real money. */
  readonly takesRealMoney: boolean;
}

/** `paid_again`: accepted, although the buyer had already paid. An operator decides which payment to refund. */
type Applied = 'granted' | 'paid_again' | 'needs_review' | 'applied';
type NothingToApply = 'nothing_to_apply';

export type PaymentEventOutcome = Applied | NothingToApply;

export type ApplyPaymentEvent = ReturnType<typeof makeApplyPaymentEvent>;

/**
 * Updates a purchase and its buyer's access after an event. The payment is always locked before the buyer. So events
 * about one payment, and payments of one buyer, are handled one after another.
 */
export const makeApplyPaymentEvent =
  ({ unitOfWork, clock, takesRealMoney }: Deps) =>
  async (eventId: string): Promise<PaymentEventOutcome> => {
    const applied = await unitOfWork.run<Applied, NothingToApply>(async (stores) => {
      const received = await stores.paymentEvents.find(eventId);
      if (received === undefined || !concernsPurchases(received.event)) return Err('nothing_to_apply');
      const { event } = received;
      const now = clock.now();
      const before = await stores.purchases.open(event.payment, now);
      const isDue = isPaidCheckout(event) && isOpenToVerdict(before);
      const verdict = isDue ? await judgeCheckout(event, { stores, now, takesRealMoney }) : undefined;
      const after = applyEvent(before, event, verdict);
      await stores.purchases.save(after);
      const hadPaid = await updateBuyer(before, after, stores);
      return Ok(outcomeOf(before, after, hadPaid));
    });
    return applied.isOk() ? applied.value : applied.error;
  };

/**
 * Sets the buyer's access, and sends a receipt the first time. A payment that was withdrawn before it became known gets
 * no receipt. Returns whether another payment had already given the buyer this product.
 */
async function updateBuyer(
  before: Purchase,
  after: Purchase,
  stores: Pick<Stores, 'users' | 'purchases' | 'practitionerCodes' | 'jobs'>,
): Promise<boolean> {
  const [buyer, { product }] = [buyerOf(after), after];
  if (buyer === undefined || product === null) return false;
  const { users, purchases, practitionerCodes, jobs } = stores;
  await users.lock(buyer);
  const all = await purchases.listOf(buyer);
  await users.setAccess(buyer, product, accessOf(all, product));
  if (buyerOf(before) === undefined) {
    if (after.practitionerCode !== null) await practitionerCodes.countUse(after.practitionerCode);
    if (stateOf(after) !== 'revoked') await jobs.enqueue({ kind: 'send_receipt', payment: after.payment });
  }
  const others = all.filter((purchase) => purchase.product === product && purchase.payment !== after.payment);
  return others.some((purchase) => stateOf(purchase) === 'paid');
}

function outcomeOf(before: Purchase, after: Purchase, hadPaid: boolean): Applied {
  if (buyerOf(before) === undefined && stateOf(after) === 'paid') return hadPaid ? 'paid_again' : 'granted';
  return stateOf(after) === 'needs_review' ? 'needs_review' : 'applied';
}
