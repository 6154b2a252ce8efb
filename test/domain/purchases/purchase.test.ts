import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { PurchaseEvent } from '#domain/purchases/payment-event.ts';
import {
  accessOf,
  applyEvent,
  grantManually,
  isManual,
  manualPaymentOf,
  merge,
  type Purchase,
  reviewReasons,
  stateOf,
  unknownPayment,
  type Verdict,
} from '#domain/purchases/purchase.ts';
import type { ProductId } from '#domain/products/product.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { codeOf, dispute, paidCheckout, paymentKey, refund } from '#test/support/makers/payments.ts';

const product = 'situation-map';
const anna = 1 as UserId;
const accepted: Verdict = { kind: 'accepted', userId: anna };
const underReview: Verdict = { kind: 'review', reason: 'wrong_amount' };

interface Judged {
  readonly event: PurchaseEvent;
  readonly verdict?: Verdict;
}

const paid: Judged = { event: paidCheckout(), verdict: accepted };
const toReview: Judged = { event: paidCheckout(), verdict: underReview };
const unpaid: Judged = { event: paidCheckout({ isPaid: false }) };

const after = (...happened: readonly (Judged | PurchaseEvent)[]): Purchase =>
  happened.reduce<Purchase>(
    (purchase, each) => {
      const { event, verdict } = 'event' in each ? each : { event: each, verdict: undefined };
      return applyEvent(purchase, event, verdict);
    },
    unknownPayment(paymentKey('pi_1')),
  );

describe('the state of a purchase', () => {
  const partial = refund({ isInFull: false, refundedCents: 5000 });
  test.each([
    ['pending before anything is known', [], 'pending'],
    ['pending while the money is on its way', [unpaid], 'pending'],
    ['paid once a checkout was accepted', [paid], 'paid'],
    ['paid when the money arrives later', [unpaid, paid], 'paid'],
    ['under review when a checkout was put aside', [toReview], 'needs_review'],
    ['paid when another event shows what the review missed', [toReview, paid], 'paid'],
    ['paid still when a later event is put aside', [paid, toReview], 'paid'],
    ['paid still after a partial refund', [paid, partial], 'paid'],
    ['revoked by a full refund', [paid, refund()], 'revoked'],
    ['revoked by a full refund under review', [toReview, refund()], 'revoked'],
    ['revoked by a full refund that came first', [refund(), paid], 'revoked'],
    ['suspended by an open dispute', [paid, dispute('open')], 'suspended'],
    ['suspended by a dispute that came first', [dispute('open'), paid], 'suspended'],
    ['paid again when the dispute was won', [paid, dispute('open'), dispute('won')], 'paid'],
    [
      'paid when the dispute is known to be won before it is opened',
      [paid, dispute('won'), dispute('open')],
      'paid',
    ],
    ['revoked when the dispute was lost', [paid, dispute('open'), dispute('lost')], 'revoked'],
    ['revoked when it was lost after having been won', [paid, dispute('won'), dispute('lost')], 'revoked'],
    [
      'suspended while another dispute is open',
      [paid, dispute('won'), dispute('open', { disputeId: 'dp_2' })],
      'suspended',
    ],
    ['revoked by a refund of what is disputed and won', [paid, dispute('won'), refund()], 'revoked'],
  ] as const)('is %s', (_, happened, state) => {
    expect(stateOf(after(...happened))).toBe(state);
  });
});

describe('what is known of a payment', () => {
  test('contains amount, day and code of the accepted checkout, not of a rejected one', () => {
    const earlier = paidCheckout({ amountCents: 1, occurredAtMs: 5, practitionerCode: 'OTHER' });
    const event = paidCheckout({ amountCents: 17_700, occurredAtMs: 9, practitionerCode: ' prax-1 ' });
    const known = after({ event: earlier, verdict: underReview }, { event, verdict: accepted });
    expect(known).toMatchObject({
      verdict: accepted,
      amountCents: 17_700,
      paidAtMs: 9,
      practitionerCode: codeOf('PRAX-1'),
    });
  });

  test('contains the largest sum of refunds', () => {
    const [less, more] = [5000, 7000].map((refundedCents) => refund({ isInFull: false, refundedCents }));
    expect(after(more as PurchaseEvent, less as PurchaseEvent).refundedCents).toBe(7000);
  });

  test('keeps nothing of a checkout that was not paid', () => {
    expect(after(unpaid)).toEqual(unknownPayment(paymentKey('pi_1')));
  });

  test('is JSON data', () => {
    const known = after(paid, refund(), dispute('won'));
    expect(JSON.parse(JSON.stringify(known))).toEqual(known);
  });
});

describe('the access of a user', () => {
  const [revoked, suspended] = [after(paid, refund()), after(paid, dispute('open'))];
  test.each([
    ['none without a purchase', [], 'none'],
    ['none while a payment is pending or under review', [after(unpaid), after(toReview)], 'none'],
    ['none by a payment under review that was refunded', [after(toReview, refund())], 'none'],
    ['granted by a paid purchase', [after(paid)], 'granted'],
    ['revoked by a refund', [revoked], 'revoked'],
    ['revoked while the payment is disputed', [suspended], 'revoked'],
    ['granted as long as one purchase is paid', [revoked, after(paid), suspended], 'granted'],
  ] as const)('is %s', (_, purchases, access) => {
    expect(accessOf(purchases, product)).toBe(access);
  });

  test('comes from purchases of that product only', () => {
    expect(accessOf([after(paid)], 'another' as ProductId)).toBe('none');
  });
});

describe('a purchase that an operator grants', () => {
  const now = new Date('2026-03-05T14:00:00Z');
  const granted = grantManually(
    unknownPayment(manualPaymentOf(product, anna)),
    { product, userId: anna },
    now,
  );

  test('has no price, and is marked as granted', () => {
    expect(granted).toMatchObject({ payment: 'manual:1', amountCents: 0, paidAtMs: now.getTime() });
    expect([stateOf(granted), isManual(granted), isManual(after(paid))]).toEqual(['paid', true, false]);
  });

  test('is the same when it is granted again later', () => {
    expect(grantManually(granted, { product, userId: anna }, new Date('2027-01-01T00:00:00Z'))).toEqual(
      granted,
    );
  });

  test('gives access independent of payments', () => {
    expect(accessOf([after(paid, refund()), granted], product)).toBe('granted');
  });
});

const verdicts: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constantFrom(1, 2).map((id): Verdict => ({ kind: 'accepted', userId: id as UserId })),
  fc.constantFrom(...reviewReasons).map((reason): Verdict => ({ kind: 'review', reason })),
);

const checkouts: fc.Arbitrary<Judged> = fc
  .record({
    verdict: verdicts,
    isPaid: fc.boolean(),
    occurredAtMs: fc.constantFrom(1, 2),
    product: fc.constantFrom('situation-map', 'another'),
    amountCents: fc.constantFrom(null, 0, 17_700, 19_700),
    practitionerCode: fc.constantFrom(null, 'PRAX-1', 'PRAX-2'),
  })
  .map(({ verdict, ...changes }) =>
    changes.isPaid ? { event: paidCheckout(changes), verdict } : { event: paidCheckout(changes) },
  );

const happenings: fc.Arbitrary<Judged> = fc.oneof(
  checkouts,
  fc
    .record({ isInFull: fc.boolean(), refundedCents: fc.nat(20_000) })
    .map((changes) => ({ event: refund(changes) })),
  fc
    .tuple(fc.constantFrom('open', 'won', 'lost'), fc.constantFrom('dp_1', 'dp_2', '__proto__'))
    .map(([outcome, disputeId]) => ({ event: dispute(outcome, { disputeId }) })),
);

const histories = fc.array(happenings, { maxLength: 8 });
const purchases = histories.map((happened) => after(...happened));

describe('events about one payment', () => {
  test('lead to the same purchase, state and access in any order and with any repetition', () => {
    const reordered = histories.chain((happened) =>
      fc.tuple(
        fc.constant(happened),
        fc.shuffledSubarray([...happened, ...happened], {
          minLength: 2 * happened.length,
          maxLength: 2 * happened.length,
        }),
      ),
    );
    fc.assert(
      fc.property(reordered, ([inOrder, otherwise]) => {
        const [one, other] = [after(...inOrder), after(...otherwise)];
        expect(other).toEqual(one);
        expect(stateOf(other)).toBe(stateOf(one));
        expect(accessOf([other], product)).toBe(accessOf([one], product));
      }),
      { numRuns: 500 },
    );
  });

  test('merge commutatively, associatively and idempotently', () => {
    fc.assert(
      fc.property(purchases, purchases, purchases, (a, b, c) => {
        expect(merge(a, b)).toEqual(merge(b, a));
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
        expect(merge(a, a)).toEqual(a);
      }),
      { numRuns: 500 },
    );
  });

  test('never give access back after a full refund or a lost dispute', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom<PurchaseEvent>(refund(), dispute('lost')), (happened, end) => {
        const known = after(...happened, end);
        expect(stateOf(known)).toBe('revoked');
        expect(accessOf([known], product)).not.toBe('granted');
      }),
    );
  });
});
