import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { Err, Ok, type Result } from 'ts-results';
import type { PaymentService, PaymentUnavailable } from '../../../application/ports/payment-service.ts';
import type { Language } from '../../../domain/language.ts';
import { type Checkout, returnAddress } from '../../../domain/purchases/checkout.ts';
import { currency, mapProduct } from '../../../domain/purchases/price.ts';

interface Options {
  readonly secretKey: string;
  /** An origin to use instead of the vendor's own. */
  readonly apiBase?: string | undefined;
  /** Where the buyer comes back to. */
  readonly appUrl: string;
  /** For each attempt, of which there are two, or three when Stripe's servers fail. */
  readonly timeoutMs?: number;
  /** Told the kind and status of a failure. The vendor's error itself may quote keys and addresses. */
  readonly onFailure: (failure: string) => void;
}

const defaultTimeoutMs = 4_000;

const productNames = {
  en: 'Situation map',
  fr: 'Carte de situation',
} as const satisfies Readonly<Record<Language, string>>;

/** Checkout Sessions of Stripe. */
export function makeStripePaymentService(options: Options): PaymentService {
  const { secretKey, apiBase, appUrl, onFailure } = options;
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
        const session = await createSession(stripe, checkout, appUrl);
        if (URL.canParse(String(session.url))) return Ok(String(session.url));
        onFailure('no address');
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        onFailure(`${error.type} ${error.statusCode ?? 'without answer'}`);
      }
      return Err({ kind: 'payment_unavailable' });
    },
  };
}

/**
 * A repeated request under one key gets the first one's answer for 24 hours, failures of the server included: only
 * another key brings another answer then. What the first may have opened was shown to nobody.
 * https://docs.stripe.com/api/idempotent_requests
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
 * All of the answer within the time of an attempt, and nothing of it unless it is a JSON object: by itself the SDK waits
 * for ever on what trickles in, and `null` or `5` ends the process.
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

/** Nothing in it changes between two calls for one checkout: Stripe refuses other parameters under the same key. */
function sessionOf(checkout: Checkout, appUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    product: mapProduct,
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
    // In dollars everywhere: what was paid is compared with the price.
    adaptive_pricing: { enabled: false },
    success_url: returnAddress(appUrl, 'paid'),
    cancel_url: returnAddress(appUrl, 'cancelled'),
  };
}

const lineOf = ({ priceCents, language }: Checkout): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency: currency.toLowerCase(),
    unit_amount: priceCents,
    product_data: { name: productNames[language] },
  },
});
