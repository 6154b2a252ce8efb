import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { SentMail } from '#adapters/outbound/mailer/in-memory-mailer.ts';
import { type Answer, Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import type { InMemoryService } from '#test/support/in-memory-service.ts';
import { checkoutCompleted, disputed, refunded, signatureOf } from '#test/support/servers/stripe-events.ts';
import { logIn, newAddress } from './service-under-test.ts';

interface Sending {
  readonly secret?: string;
  readonly scheme?: string;
  readonly ageSeconds?: number;
  /** Replaces the valid signature. */
  readonly signature?: string;
  /** Added after the body was signed. */
  readonly append?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A person who is logged in, and the payment service's events about a payment of theirs. */
export async function makePayments(service: InMemoryService) {
  const address = newAddress();
  const client = await logIn(service, address);
  const stripe = new Client(service.baseUrl);
  const { id: userId } = (await client.get('/me')).body;
  const payment = `pi_${randomUUID()}`;

  const sends = (event: object, sending: Sending = {}): Promise<Answer> => {
    const { ageSeconds = 0, signature, append = '', headers, ...signing } = sending;
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    return stripe.send('/webhooks/stripe', {
      method: 'POST',
      raw: payload + append,
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signature ?? signatureOf(payload, { timestamp, ...signing }),
        ...headers,
      },
    });
  };

  const paid = (session: object = {}, event: object = {}) =>
    checkoutCompleted(payment, { client_reference_id: String(userId), ...session }, { ...event });

  const ownsMap = (expected: boolean): Promise<void> =>
    eventually(async () => expect((await client.get('/me')).body.has_map).toBe(expected));

  /**
   * Jobs start in order, and each is one unit of work. So when a later payment is applied, everything sent before is
   * applied too.
   */
  const isApplied = async (): Promise<void> => {
    const other = newAddress();
    const marker = { client_reference_id: null, customer_details: { email: other } };
    await sends(checkoutCompleted(`pi_${randomUUID()}`, marker));
    await receipts(other);
  };

  const receipts = (of: string, atLeast = 1): Promise<readonly SentMail[]> =>
    eventually(() => {
      const sent = service.mailer.sent.filter(({ to, kind }) => to === of && kind === 'receipt');
      if (sent.length < atLeast) throw new Error('No receipt came.');
      return sent;
    });

  return {
    address,
    client,
    sends,
    paid,
    refund: (cents: number) => refunded(payment, cents),
    dispute: (status: string, event: object = {}) => disputed(payment, status, { ...event }),
    ownsMap,
    isApplied,
    receipts,
    pays: async (): Promise<void> => {
      await sends(paid());
      await ownsMap(true);
    },
  };
}
