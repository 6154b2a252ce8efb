import { type Access, isProductId, type ProductId, products } from '../products/product.ts';
import type { UserId } from '../sessions/user.ts';
import type { CheckoutCompleted, DisputeOutcome, PaymentKey, PurchaseEvent } from './payment-event.ts';
import { type PractitionerCode, parsePractitionerCode } from './practitioner-code.ts';

export type PurchaseState = 'pending' | 'paid' | 'needs_review' | 'suspended' | 'revoked';

/** Why a paid checkout gives no access until an operator has checked it. */
export const reviewReasons = [
  'wrong_environment',
  'wrong_mode',
  'wrong_currency',
  'wrong_amount',
  'unknown_account',
  'no_account',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** A payment that was accepted, or set aside for an operator. */
export type Verdict =
  | { readonly kind: 'accepted'; readonly userId: UserId }
  | { readonly kind: 'review'; readonly reason: ReviewReason };

/** The outcome of a paid checkout; all `null` before there is one. */
interface Settlement {
  readonly verdict: Verdict | null;
  readonly product: ProductId | null;
  readonly paidAtMs: number | null;
  readonly amountCents: number | null;
  readonly practitionerCode: PractitionerCode | null;
}

/**
 * All facts about one payment, as JSON data. Facts are only added, and merging is commutative, associative and
 * idempotent. So events may arrive twice and in any order.
 */
export interface Purchase extends Settlement {
  readonly payment: PaymentKey;
  readonly refundedCents: number;
  readonly isRefundedInFull: boolean;
  /** By dispute id. */
  readonly disputes: Readonly<Record<string, DisputeOutcome>>;
}

/** A payment about which nothing is known yet. */
export const unknownPayment = (payment: PaymentKey): Purchase => ({
  payment,
  verdict: null,
  product: null,
  paidAtMs: null,
  amountCents: null,
  practitionerCode: null,
  refundedCents: 0,
  isRefundedInFull: false,
  disputes: {},
});

/**
 * One key per user and product, which no payment service would create. So granting twice has the same effect as
 * granting once.
 */
export const manualPaymentOf = (product: ProductId, userId: UserId): PaymentKey =>
  `${products[product].grantPrefix}${userId}` as PaymentKey;

export const isManual = ({ payment }: Purchase): boolean => payment.startsWith('manual:');

interface Grant {
  readonly product: ProductId;
  readonly userId: UserId;
}

/** An operator gives a product to a user for free. No event can withdraw it. */
export const grantManually = (purchase: Purchase, { product, userId }: Grant, now: Date): Purchase =>
  merge(purchase, {
    ...unknownPayment(purchase.payment),
    verdict: { kind: 'accepted', userId },
    product,
    paidAtMs: now.getTime(),
    amountCents: 0,
  });

/**
 * Withdrawn money overrides everything else: a purchase under review can be revoked, and one whose refund arrives first
 * never becomes paid.
 */
export function stateOf(purchase: Purchase): PurchaseState {
  const outcomes = Object.values(purchase.disputes);
  if (purchase.isRefundedInFull || outcomes.includes('lost')) return 'revoked';
  if (outcomes.includes('open')) return 'suspended';
  if (purchase.verdict === null) return 'pending';
  return purchase.verdict.kind === 'accepted' ? 'paid' : 'needs_review';
}

/** The buyer, whatever the state of the purchase. */
export const buyerOf = ({ verdict }: Purchase): UserId | undefined =>
  verdict?.kind === 'accepted' ? verdict.userId : undefined;

/**
 * Whether a paid checkout may still change the purchase. An accepted checkout is not judged again. Neither is a
 * checkout whose account was deleted, because that would create the account again.
 */
export const isOpenToVerdict = ({ verdict }: Purchase): boolean =>
  verdict === null || (verdict.kind === 'review' && verdict.reason !== 'unknown_account');

/** One paid purchase is enough, whatever the state of the others. Purchases under review give no access. */
export function accessOf(purchases: readonly Purchase[], product: ProductId): Access {
  const bought = purchases.filter(
    (purchase) => purchase.product === product && buyerOf(purchase) !== undefined,
  );
  const states = bought.map(stateOf);
  if (states.includes('paid')) return 'granted';
  return states.length > 0 ? 'revoked' : 'none';
}

/** `verdict` is given only for a paid checkout. */
export const applyEvent = (
  purchase: Purchase,
  event: PurchaseEvent,
  verdict: Verdict | undefined,
): Purchase => merge(purchase, factsOf(event, verdict));

function factsOf(event: PurchaseEvent, verdict: Verdict | undefined): Purchase {
  const nothing = unknownPayment(event.payment);
  switch (event.kind) {
    case 'checkout_completed':
      return verdict === undefined ? nothing : { ...nothing, ...settlementOf(event, verdict) };
    case 'refunded':
      return { ...nothing, refundedCents: event.refundedCents, isRefundedInFull: event.isInFull };
    case 'disputed':
      return { ...nothing, disputes: { [event.disputeId]: event.outcome } };
  }
}

const settlementOf = (event: CheckoutCompleted, verdict: Verdict): Settlement => ({
  verdict,
  product: isProductId(event.product) ? event.product : null,
  paidAtMs: event.occurredAtMs,
  amountCents: event.amountCents,
  practitionerCode: parsePractitionerCode(event.practitionerCode ?? '') ?? null,
});

export function merge(one: Purchase, other: Purchase): Purchase {
  const { verdict, product, paidAtMs, amountCents, practitionerCode } =
    compareSettlements(one, other) <= 0 ? one : other;
  return {
    payment: one.payment,
    verdict,
    product,
    paidAtMs,
    amountCents,
    practitionerCode,
    refundedCents: Math.max(one.refundedCents, other.refundedCents),
    isRefundedInFull: one.isRefundedInFull || other.isRefundedInFull,
    disputes: mergeDisputes(one.disputes, other.disputes),
  };
}

/**
 * The smaller one is kept. An accepted checkout comes before one under review, whichever arrives first; then the one
 * that was paid first. The remaining criteria only make the order complete.
 */
const compareSettlements = (one: Settlement, other: Settlement): number =>
  standingOf(one) - standingOf(other) ||
  (one.paidAtMs ?? 0) - (other.paidAtMs ?? 0) ||
  detailOf(one) - detailOf(other) ||
  (one.amountCents ?? -1) - (other.amountCents ?? -1) ||
  compareTexts(one.practitionerCode ?? '', other.practitionerCode ?? '') ||
  compareTexts(one.product ?? '', other.product ?? '');

const standings = { accepted: 0, review: 1 } as const;

const standingOf = ({ verdict }: Settlement): number => (verdict === null ? 2 : standings[verdict.kind]);

function detailOf({ verdict }: Settlement): number {
  if (verdict === null) return 0;
  return verdict.kind === 'accepted' ? verdict.userId : reviewReasons.indexOf(verdict.reason);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

type Disputes = Purchase['disputes'];

/** A decision is final. Of two decisions, `lost` is kept. */
const finality = { open: 0, won: 1, lost: 2 } as const satisfies Readonly<Record<DisputeOutcome, number>>;

function mergeDisputes(one: Disputes, other: Disputes): Disputes {
  const merged = new Map(Object.entries(one));
  for (const [id, outcome] of Object.entries(other)) {
    const known = merged.get(id);
    if (known === undefined || finality[outcome] > finality[known]) merged.set(id, outcome);
  }
  return Object.fromEntries(merged);
}
