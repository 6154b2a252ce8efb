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
  /** For each of two attempts. */
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
    maxNetworkRetries: 1,
    timeout: options.timeoutMs ?? defaultTimeoutMs,
    telemetry: false,
  });
  return {
    async openCheckout(checkout: Checkout): Promise<Result<string, PaymentUnavailable>> {
      try {
        // A repeated request under one key gets the first one's answer, for 24 hours.
        const session = await stripe.checkout.sessions.create(sessionOf(checkout, appUrl), {
          idempotencyKey: checkout.id,
        });
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
