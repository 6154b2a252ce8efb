import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { Err, Ok, type Result } from 'ts-results';
import type { PaymentService, PaymentUnavailable } from '#application/ports/payment-service.ts';
import { productNames } from '#adapters/presentation/product-names.ts';
import { type Checkout, returnAddress } from '#domain/purchases/checkout.ts';
import { currency } from '#domain/products/product.ts';

interface Options {
  readonly secretKey: string;
  /** An origin to use instead of Stripe's own. */
  readonly apiBase?: string | undefined;
  /** The address to which the buyer returns. */
  readonly appUrl: string;
  /** The limit for each attempt. There are two attempts, or three if Stripe's servers fail. */
  readonly timeoutMs?: number;
  /** The limit for all attempts together. */
  readonly limitMs?: number;
  /**
   * Calls `wait` with `limitMs`, or with less if other waits of the same request have left less. Default: always
   * `limitMs`.
   */
  readonly sharing?: <T>(limitMs: number, wait: (ms: number) => Promise<T>) => Promise<T>;
  /** Receives the kind and status of a failure. The vendor's error itself may quote keys and addresses. */
  readonly onFailure: (failure: string) => void;
}

const defaultTimeoutMs = 3_500;

const defaultLimitMs = 4_000;

/** Uses Stripe Checkout Sessions. */
export function makeStripePaymentService(options: Options): PaymentService {
  const { secretKey, apiBase, appUrl, onFailure, limitMs = defaultLimitMs } = options;
  const { sharing = (ms, wait) => wait(ms) } = options;
  const stripe = new Stripe(secretKey, {
    ...hostOf(apiBase),
    httpClient: Stripe.createFetchHttpClient(fetchObject),
    maxNetworkRetries: 1,
    timeout: options.timeoutMs ?? defaultTimeoutMs,
    telemetry: false,
  });
  return {
    async openCheckout(checkout: Checkout): Promise<Result<string, PaymentUnavailable>> {
      try {
        const session = await sharing(limitMs, (ms) => inTime(ms, createSession(stripe, checkout, appUrl)));
        if (session === undefined) onFailure('no answer in time');
        else if (URL.canParse(String(session.url))) return Ok(String(session.url));
        else onFailure('no address');
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        onFailure(`${error.type} ${error.statusCode ?? 'without answer'}`);
      }
      return Err({ kind: 'payment_unavailable' });
    },
  };
}

/** `undefined` if the response takes too long. A payment page that is opened later is never shown. */
function inTime<T>(ms: number, answer: Promise<T>): Promise<T | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * For 24 hours Stripe repeats the first response to a key, even if it was a failure of their server. So after such a
 * failure, only another key can succeed. This is safe, because nobody has seen a session that the first request may
 * have opened. https://docs.stripe.com/api/idempotent_requests
 */
async function createSession(stripe: Stripe, checkout: Checkout, appUrl: string) {
  const { sessions } = stripe.checkout;
  const wanted = sessionOf(checkout, appUrl);
  try {
    return await sessions.create(wanted, { idempotencyKey: checkout.id });
  } catch (error) {
    if (!isServerFailure(error)) throw error;
    return sessions.create(wanted, { idempotencyKey: randomUUID(), maxNetworkRetries: 0 });
  }
}

const isServerFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500;

/**
 * Reads the whole response within the time of an attempt, and replaces it by an empty object unless it is a JSON
 * object. Otherwise the SDK would wait for ever for a response that arrives slowly, and a response of `null` or `5`
 * would end the process.
 */
const fetchObject: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  const text = await answer.text();
  return new Response(text.trimStart().startsWith('{') ? text : '', answer);
};

function hostOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  } as const;
}

/** Must be the same for every call for one checkout, because Stripe refuses different parameters with the same key. */
function sessionOf(checkout: Checkout, appUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    product: checkout.product,
    ...(checkout.practitionerCode !== null && { practitioner_code: checkout.practitionerCode }),
  };
  return {
    mode: 'payment',
    line_items: [lineOf(checkout)],
    client_reference_id: String(checkout.userId),
    customer_email: checkout.email,
    locale: checkout.language,
    metadata,
    payment_intent_data: { metadata },
    // In dollars everywhere, because the paid amount is compared with the price.
    adaptive_pricing: { enabled: false },
    success_url: returnAddress(appUrl, 'paid'),
    cancel_url: returnAddress(appUrl, 'cancelled'),
  };
}

const lineOf = ({
  product,
  priceCents,
  language,
}: Checkout): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: priceCents,
    product_data: { name: productNames[product][language] },
  },
});
