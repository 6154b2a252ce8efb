import { Err, Ok } from 'ts-results';
import { concernsPurchases, isPaidCheckout } from '../../domain/purchases/payment-event.ts';
import {
  accessOf,
  applyEvent,
  buyerOf,
  isOpenToVerdict,
  type Purchase,
  stateOf,
} from '../../domain/purchases/purchase.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';
import { judgeCheckout } from './judge-checkout.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  /** Whether the payment service is set up for real money. */
  readonly takesRealMoney: boolean;
}

type Applied = 'granted' | 'needs_review' | 'applied';
type NothingToApply = 'nothing_to_apply';

export type PaymentEventOutcome = Applied | NothingToApply;

export type ApplyPaymentEvent = ReturnType<typeof makeApplyPaymentEvent>;

/**
 * Brings a purchase, and the access of its buyer, up to what an event tells. The payment is locked first and the buyer
 * second, always in this order, so that events about one payment and payments of one buyer come one after another.
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
      await tellBuyer(before, after, stores);
      return Ok(outcomeOf(before, after));
    });
    return applied.isOk() ? applied.value : applied.error;
  };

/** What follows for the buyer. A payment that was withdrawn before it became known owes no receipt. */
async function tellBuyer(before: Purchase, after: Purchase, stores: Stores): Promise<void> {
  const buyer = buyerOf(after);
  if (buyer === undefined) return;
  const { users, purchases, practitionerCodes, jobs } = stores;
  await users.lock(buyer);
  await users.setMapAccess(buyer, accessOf(await purchases.listOf(buyer)));
  if (buyerOf(before) !== undefined) return;
  if (after.practitionerCode !== null) await practitionerCodes.countUse(after.practitionerCode);
  if (stateOf(after) !== 'revoked') await jobs.enqueue({ kind: 'send_receipt', payment: after.payment });
}

function outcomeOf(before: Purchase, after: Purchase): Applied {
  if (buyerOf(before) === undefined && stateOf(after) === 'paid') return 'granted';
  return stateOf(after) === 'needs_review' ? 'needs_review' : 'applied';
}
