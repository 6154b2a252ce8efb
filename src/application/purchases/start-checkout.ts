import { Err, Ok, type Result } from 'ts-results';
import { type Checkout, type CheckoutId, type Order, reusableForMs } from '#domain/purchases/checkout.ts';
import type { PractitionerCodeRefused } from '#domain/purchases/practitioner-code.ts';
import type { ProductId } from '#domain/products/product.ts';
import type { User } from '#domain/sessions/user.ts';
import { type IdempotencyRefusal, type IdempotentCall, onceOnly } from '../idempotency/once-only.ts';
import { withPoint } from '../limits/with-point.ts';
import type { CheckoutStore } from '../ports/stores/checkout-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { PaymentService, PaymentUnavailable } from '../ports/payment-service.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { TokenMint } from '../ports/token-mint.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';
import { UserGone } from '../ports/user-gone.ts';
import { limitingGuesses } from './limiting-guesses.ts';
import { quote } from './show-price.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'checkouts' | 'idempotency' | 'practitionerCodes' | 'purchases' | 'users'>;
  readonly checkouts: CheckoutStore;
  readonly paymentService: PaymentService;
  readonly rateLimiter: RateLimiter;
  readonly tokenMint: TokenMint;
  readonly clock: Clock;
}

interface CheckoutRequest {
  readonly product: ProductId;
  readonly user: User;
  /** As typed. */
  readonly practitionerCode?: string | undefined;
  /** The client's network address. */
  readonly client: string;
  readonly call?: IdempotentCall | undefined;
}

export interface OpenCheckout {
  /** The address of the payment page. */
  readonly url: string;
  readonly priceCents: number;
}

interface AlreadyPurchased {
  readonly kind: 'already_purchased';
}

export type CheckoutRefusal =
  | AlreadyPurchased
  | PractitionerCodeRefused
  | PaymentUnavailable
  | RateLimited
  | IdempotencyRefusal;

export type StartCheckout = ReturnType<typeof makeStartCheckout>;

/**
 * Records the checkout with its price, then opens it at the payment service. If the service fails or its response is
 * lost, the same request finds the recorded checkout and opens that one. Only checkouts that were opened count towards
 * the user's limit.
 */
export const makeStartCheckout = (deps: Deps) => {
  const { checkouts, paymentService, rateLimiter } = deps;
  const record = makeRecord(deps);
  return (request: CheckoutRequest): Promise<Result<OpenCheckout, CheckoutRefusal>> =>
    withPoint(rateLimiter, 'checkouts_per_user', String(request.user.id), async ({ refusal, spend }) => {
      if (refusal !== undefined) return Err(refusal);
      const recorded = await record(request);
      if (recorded.isErr()) return recorded;
      const checkout = await checkouts.find(recorded.value);
      // A checkout is deleted only together with its user.
      if (checkout === undefined) throw new UserGone();
      const opened = await paymentService.openCheckout(checkout);
      if (opened.isOk()) spend();
      return opened.map((url) => ({ url, priceCents: checkout.priceCents }));
    });
};

type RecordRefusal = Exclude<CheckoutRefusal, PaymentUnavailable>;

/** The id of a new checkout, or of one that can still be paid for the same order. */
const makeRecord =
  ({ unitOfWork, rateLimiter, tokenMint, clock }: Deps) =>
  ({ product, user, practitionerCode, client, call }: CheckoutRequest) =>
    limitingGuesses(rateLimiter, { client, code: practitionerCode }, (refusal) =>
      unitOfWork.run<CheckoutId, RecordRefusal>((stores) => {
        const now = clock.now();
        return onceOnly<CheckoutId, RecordRefusal>(stores.idempotency, user.id, call, now, async () => {
          if (user.access[product] === 'granted') return Err({ kind: 'already_purchased' });
          if (refusal !== undefined) return Err(refusal);
          const quoted = await quote(stores.practitionerCodes, { product, code: practitionerCode }, now);
          if (quoted.isErr()) return quoted;
          const { id: userId, email, language } = user;
          const order: Order = { product, userId, email: email.address, language, ...quoted.value };
          const open = await findOpen(order, stores, now);
          if (open !== undefined) return Ok(open.id);
          const checkout: Checkout = {
            id: tokenMint.mint() as string as CheckoutId,
            ...order,
            startedAt: now,
          };
          await stores.checkouts.record(checkout);
          return Ok(checkout.id);
        });
      }),
    );

/**
 * A recent checkout of the same order without a later payment for its product, so that nobody pays twice on two open pages. The user
 * stays locked, so that two simultaneous requests find the same one.
 */
async function findOpen(
  order: Order,
  stores: Pick<Stores, 'users' | 'checkouts' | 'purchases'>,
  now: Date,
): Promise<Checkout | undefined> {
  await stores.users.lock(order.userId);
  const latest = await stores.checkouts.findLatest(order, new Date(now.getTime() - reusableForMs));
  if (latest === undefined) return undefined;
  const purchases = await stores.purchases.listOf(order.userId);
  // Payment events have times in whole seconds.
  const startedAtMs = Math.floor(latest.startedAt.getTime() / 1000) * 1000;
  const isPaid = purchases.some(
    ({ product, paidAtMs }) => product === order.product && (paidAtMs ?? 0) >= startedAtMs,
  );
  return isPaid ? undefined : latest;
}
