import type { Stripe } from 'stripe';
import { Err, Ok, type Result } from 'ts-results';
import type { WebhookReader, WebhookRefused } from '#application/ports/payment-service.ts';
import type { ReceivedEvent } from '#domain/purchases/payment-event.ts';
import { paymentEventOf, stripeEvent } from './stripe-events.ts';

const toleranceSeconds = 300;

const forged = Err({ kind: 'webhook_signature_invalid' } as const);

/** Reads events that are signed with one of the secrets. There are two secrets while one replaces the other. */
export const makeStripeWebhookReader = (secrets: readonly string[]): WebhookReader => ({
  async read(body, signature, now) {
    const text = decode(body);
    if (text === undefined || !isWellFormed(signature) || isFromTheFuture(signature, now)) return forged;
    // Loaded with the first event, so that the service starts faster.
    const { Stripe: vendor } = await import('stripe');
    const isGenuine = secrets.some((secret) => isSigned(vendor, { text, signature, secret, now }));
    return isGenuine ? readEvent(text) : forged;
  },
});

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Strict, so that different bytes never give the same text. The SDK's own decoding would allow that. */
function decode(body: Uint8Array): string | undefined {
  try {
    return utf8.decode(body);
  } catch {
    return undefined;
  }
}

/**
 * The parts of a valid header. The SDK assumes that every part has a value, and that `v1` signatures are hex digits.
 */
const headerPart = /^(?:t=\d{1,12}|v1=[0-9a-f]{64}|(?!v1=)v\d+=[\w+/=-]{1,256})$/;

const isWellFormed = (signature: string): boolean =>
  signature.split(',').every((one) => headerPart.test(one));

/** The SDK refuses signatures that are too old, but accepts any time in the future. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const [time, ...others] = signature.split(',').filter((part) => part.startsWith('t='));
  const signedAt = Number(time?.slice(2));
  return others.length > 0 || !(signedAt - Math.floor(now.getTime() / 1000) <= toleranceSeconds);
}

interface SignedText {
  readonly text: string;
  readonly signature: string;
  readonly secret: string;
  readonly now: Date;
}

function isSigned(vendor: typeof Stripe, { text, signature, secret, now }: SignedText): boolean {
  try {
    const scheme = vendor.webhooks.signature;
    return scheme?.verifyHeader(text, signature, secret, toleranceSeconds, undefined, now.getTime()) === true;
  } catch (error) {
    if (error instanceof vendor.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

function readEvent(text: string): Result<ReceivedEvent, WebhookRefused> {
  const parsed = stripeEvent.safeParse(parseJson(text));
  const event = parsed.success ? paymentEventOf(parsed.data) : undefined;
  if (!parsed.success || event === undefined) return Err({ kind: 'webhook_malformed' });
  return Ok({ id: parsed.data.id, type: parsed.data.type, event });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
