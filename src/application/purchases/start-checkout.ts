import { Err, Ok, type Result } from 'ts-results';
import type { Checkout, CheckoutId } from '../../domain/purchases/checkout.ts';
import type { PractitionerCodeRefused } from '../../domain/purchases/practitioner-code.ts';
import type { User } from '../../domain/sessions/user.ts';
import { type IdempotencyRefusal, type IdempotentCall, onceOnly } from '../idempotency/once-only.ts';
import type { CheckoutStore } from '../ports/checkout-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { PaymentService, PaymentUnavailable } from '../ports/payment-service.ts';
import type { TokenMint } from '../ports/token-mint.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { UserGone } from '../ports/user-gone.ts';
import { quote } from './show-price.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly checkouts: CheckoutStore;
  readonly paymentService: PaymentService;
  readonly tokenMint: TokenMint;
  readonly clock: Clock;
}

interface Wish {
  readonly user: User;
  /** As typed. */
  readonly practitionerCode?: string | undefined;
  readonly call?: IdempotentCall | undefined;
}

export interface OpenCheckout {
  /** Where it is paid. */
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
  | IdempotencyRefusal;

export type StartCheckout = ReturnType<typeof makeStartCheckout>;

/**
 * Records the checkout with its price, then opens it at the payment service. If the service fails or the answer is
 * lost, the same call sent again finds the checkout on record and opens that one.
 */
export const makeStartCheckout = (deps: Deps) => {
  const { checkouts, paymentService } = deps;
  const record = makeRecord(deps);
  return async (wish: Wish): Promise<Result<OpenCheckout, CheckoutRefusal>> => {
    const recorded = await record(wish);
    if (recorded.isErr()) return recorded;
    const checkout = await checkouts.find(recorded.value);
    // It goes with its user only.
    if (checkout === undefined) throw new UserGone();
    const opened = await paymentService.openCheckout(checkout);
    return opened.map((url) => ({ url, priceCents: checkout.priceCents }));
  };
};

type RecordRefusal = Exclude<CheckoutRefusal, PaymentUnavailable>;

const makeRecord =
  ({ unitOfWork, tokenMint, clock }: Deps) =>
  ({ user, practitionerCode, call }: Wish) =>
    unitOfWork.run<CheckoutId, RecordRefusal>(({ checkouts, practitionerCodes, idempotency }) => {
      const now = clock.now();
      return onceOnly<CheckoutId, AlreadyPurchased | PractitionerCodeRefused>(
        idempotency,
        user.id,
        call,
        now,
        async () => {
          if (user.mapAccess === 'granted') return Err({ kind: 'already_purchased' });
          const quoted = await quote(practitionerCodes, practitionerCode, now);
          if (quoted.isErr()) return quoted;
          const checkout: Checkout = {
            id: tokenMint.mint() as string as CheckoutId,
            userId: user.id,
            email: user.email.address,
            language: user.language,
            ...quoted.value,
            startedAt: now,
          };
          await checkouts.record(checkout);
          return Ok(checkout.id);
        },
      );
    });
