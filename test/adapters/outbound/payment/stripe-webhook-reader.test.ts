import { describe, expect, test } from '@jest/globals';
import { makeStripeWebhookReader } from '#adapters/outbound/payment/stripe-webhook-reader.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import {
  checkoutCompleted,
  disputed,
  refunded,
  signatureOf,
  webhookSecret as secret,
} from '#test/support/servers/stripe-events.ts';

const now = new Date('2026-03-05T14:00:00.900Z');
const nowSeconds = Math.floor(now.getTime() / 1000);

interface Signing {
  readonly secret?: string;
  readonly ageSeconds?: number;
  readonly scheme?: string;
}

const sign = (payload: string, { ageSeconds = 0, ...signing }: Signing = {}): string =>
  signatureOf(payload, { timestamp: nowSeconds - ageSeconds, ...signing });

/** Paid by user 7; `event` changes members outside of the session. */
const paid = (event: object = {}, session: object = {}) =>
  checkoutCompleted('pi_1', { client_reference_id: '7', ...session }, { id: 'evt_1', ...event });

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const read = (payload: string, signature: string, secrets: readonly string[] = [secret]) =>
  makeStripeWebhookReader(secrets).read(bytes(payload), signature, now);

const payload = JSON.stringify(paid());
const forged = { kind: 'webhook_signature_invalid' };

describe('the signature of an event', () => {
  test.each([0, 1, 299, 300, -1, -299, -300])(
    'is accepted %i seconds after it was made',
    async (ageSeconds) => {
      expect((await read(payload, sign(payload, { ageSeconds }))).isOk()).toBe(true);
    },
  );

  test.each([301, 3600, -301, -3600])('is refused %i seconds after it was made', async (ageSeconds) => {
    expect(expectErr(await read(payload, sign(payload, { ageSeconds })))).toEqual(forged);
  });

  test('may be made with either of two secrets, while one replaces the other', async () => {
    const secrets = ['whsec_next', secret];
    for (const each of secrets) {
      expect((await read(payload, sign(payload, { secret: each }), secrets)).isOk()).toBe(true);
    }
    expect(expectErr(await read(payload, sign(payload, { secret: 'whsec_old' }), secrets))).toEqual(forged);
  });

  test('may be one of several in the header', async () => {
    const [time, current] = sign(payload).split(',');
    const [, other] = sign(payload, { secret: 'whsec_other' }).split(',');
    expect((await read(payload, `${time},${other},${current}`)).isOk()).toBe(true);
  });

  test.each([
    ['made with another secret', sign(payload, { secret: 'whsec_guessed' })],
    ['of another scheme', sign(payload, { scheme: 'v0' })],
    ['of another payload', sign(`${payload} `)],
    ['missing', ''],
    ['garbage', 'signature'],
    ['without a time', sign(payload).replace(/^t=\d+,/, '')],
    ['with a time that is none', sign(payload).replace(/^t=\d+/, 't=soon')],
    ['with a second time', `t=${nowSeconds},${sign(payload, { ageSeconds: -3600 })}`],
    ['with its time moved', sign(payload, { ageSeconds: 3600 }).replace(/^t=\d+/, `t=${nowSeconds}`)],
    ['cut off', sign(payload).slice(0, -1)],
    ['with a scheme without a value', `t=${nowSeconds},v1`],
    ['with an empty signature', `t=${nowSeconds},v1=`],
    ['with an empty signature before another', `t=${nowSeconds},v1=,v1=a`],
    ['with an empty signature beside a good one', `${sign(payload)},v1=`],
    ['in other letters', `t=${nowSeconds},v1=${'é'.repeat(64)}`],
    ['of full-width digits', `t=${nowSeconds},v1=${'０'.repeat(64)}`],
    ['with bytes that are no text', `t=${nowSeconds},v1=${'\u00ff'.repeat(64)}`],
    ['of too many bytes', `t=${nowSeconds},v1=${'a'.repeat(128)}`],
    ['with a name from a prototype', `t=${nowSeconds},constructor=${'a'.repeat(64)}`],
    ['with a comma at its end', `${sign(payload)},`],
    ['of commas', ',,,,'],
  ])('is refused: %s', async (_, signature) => {
    expect(expectErr(await read(payload, signature))).toEqual(forged);
  });

  test('is refused if a single byte of the body differs', async () => {
    const signature = sign(payload);
    const original = bytes(payload);
    for (let index = 0; index < original.length; index += 7) {
      const altered = original.slice();
      altered[index] = (original[index] ?? 0) ^ 1;
      const outcome = await makeStripeWebhookReader([secret]).read(altered, signature, now);
      expect(expectErr(outcome)).toEqual(forged);
    }
  });

  test('distinguishes bytes that decode to the same text', async () => {
    const text = JSON.stringify({ note: '\ufffd' });
    const lookalike = Buffer.from(JSON.stringify({ note: '?' }));
    lookalike[lookalike.indexOf('?')] = 0xff;
    const reader = makeStripeWebhookReader([secret]);
    expect(expectErr(await reader.read(lookalike, sign(text), now))).toEqual(forged);
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes(payload)]);
    expect(expectErr(await reader.read(marked, sign(payload), now))).toEqual(forged);
  });

  test('is refused without a secret to check it', async () => {
    expect(expectErr(await read(payload, sign(payload), []))).toEqual(forged);
  });

  test('is refused for an empty body', async () => {
    expect(expectErr(await read('', sign('')))).toEqual(forged);
  });
});

const readSigned = (event: unknown) => read(JSON.stringify(event), sign(JSON.stringify(event)));
const eventIn = async (event: unknown) => expectOk(await readSigned(event)).event;

describe('an event of a checkout', () => {
  const expected = {
    kind: 'checkout_completed',
    payment: 'pi_1',
    isPaid: true,
    occurredAtMs: 1_772_719_198_000,
    mode: 'payment',
    isLive: false,
    product: 'situation-map',
    amountCents: 19_700,
    currency: 'USD',
    userReference: '7',
    payerEmail: 'payer@example.org',
    practitionerCode: null,
  };

  test('keeps its id and type', async () => {
    expect(expectOk(await readSigned(paid({ id: 'evt_9' })))).toEqual({
      id: 'evt_9',
      type: 'checkout.session.completed',
      event: expected,
    });
  });

  test('contains everything that the purchase depends on', async () => {
    const session = {
      mode: 'subscription',
      amount_total: 17_700,
      currency: 'eur',
      client_reference_id: null,
      metadata: { product: 'situation-map', practitioner_code: 'PRAX-1', more: 'x' },
    };
    expect(await eventIn(paid({ livemode: true }, session))).toEqual({
      ...expected,
      isLive: true,
      mode: 'subscription',
      amountCents: 17_700,
      currency: 'EUR',
      userReference: null,
      practitionerCode: 'PRAX-1',
    });
  });

  test.each([
    ['checkout.session.completed', 'paid', true],
    ['checkout.session.completed', 'no_payment_required', true],
    ['checkout.session.completed', 'unpaid', false],
    ['checkout.session.async_payment_succeeded', 'paid', true],
  ] as const)('of type %s counts as paid or not: %s', async (type, payment_status, isPaid) => {
    expect(await eventIn(paid({ type }, { payment_status }))).toEqual({ ...expected, isPaid });
  });

  test.each([
    [' Payer@Bücher.example ', 'Payer@xn--bcher-kva.example'],
    ['no address', 'no address'],
    ['', ''],
  ])('names the payer as an account would: %j', async (email, payerEmail) => {
    expect(await eventIn(paid({}, { customer_details: { email } }))).toEqual({ ...expected, payerEmail });
  });

  test('may lack members that other products do not need', async () => {
    const bare = { ...paid(), data: { object: { id: 'cs_1', mode: 'setup' } } };
    expect(await eventIn(bare)).toEqual({
      ...expected,
      payment: 'cs_1',
      mode: 'setup',
      product: null,
      amountCents: null,
      currency: null,
      userReference: null,
      payerEmail: null,
    });
  });
});

describe('an event of a charge', () => {
  test('says whether all of it was refunded', async () => {
    const expected = { kind: 'refunded', payment: 'pi_1', isInFull: true, refundedCents: 19_700 };
    expect(await eventIn(refunded('pi_1', 19_700))).toEqual(expected);
    expect(await eventIn(refunded('pi_1', 5000))).toEqual({
      ...expected,
      isInFull: false,
      refundedCents: 5000,
    });
  });

  test.each([
    ['charge.dispute.created', 'needs_response', 'open'],
    ['charge.dispute.updated', 'under_review', 'open'],
    ['charge.dispute.funds_withdrawn', 'needs_response', 'open'],
    ['charge.dispute.closed', 'won', 'won'],
    ['charge.dispute.funds_reinstated', 'won', 'won'],
    ['charge.dispute.closed', 'lost', 'lost'],
    ['charge.dispute.closed', 'prevented', 'won'],
    ['charge.dispute.updated', 'a_status_to_come', 'open'],
  ] as const)('of type %s with status %s is a dispute that is %s', async (type, status, outcome) => {
    expect(await eventIn(disputed('pi_1', status, { type }))).toEqual({
      kind: 'disputed',
      payment: 'pi_1',
      disputeId: 'dp_pi_1',
      outcome,
    });
  });

  test.each(['warning_needs_response', 'warning_under_review', 'warning_closed'])(
    'is not a dispute while it is an inquiry: %s',
    async (status) => {
      expect(await eventIn(disputed('pi_1', status))).toEqual({ kind: 'unrelated' });
    },
  );

  test.each([refunded('pi_1', 19_700), disputed('pi_1', 'lost')])(
    'is unrelated if the charge was not made by a checkout: $type',
    async (event) => {
      const unmade = { ...event, data: { object: { ...event.data.object, payment_intent: null } } };
      expect(await eventIn(unmade)).toEqual({ kind: 'unrelated' });
    },
  );
});

describe('any other signed body', () => {
  test.each(['customer.created', 'checkout.session.expired', 'charge.succeeded', 'constructor'])(
    'is unrelated if it is an event of another type: %s',
    async (type) => {
      expect(expectOk(await readSigned(paid({ type, id: 'evt_1' })))).toEqual({
        id: 'evt_1',
        type,
        event: { kind: 'unrelated' },
      });
    },
  );

  test.each([
    ['no JSON', '<event>'],
    ['no object', '[]'],
    ['no event', '{"id": "evt_1"}'],
    ['an event of another kind', '{"id": "evt_1", "object": "v2.core.event", "type": "v2.x"}'],
    ['an event without an id', JSON.stringify(paid({ id: '' }))],
    ['a checkout without a session', JSON.stringify(paid({ data: { object: null } }))],
    ['an amount that is none', JSON.stringify(paid({}, { amount_total: 'much' }))],
    ['a fraction of a cent', JSON.stringify(paid({}, { amount_total: 19_700.5 }))],
    ['text that no database stores', JSON.stringify(paid({}, { currency: 'us\0' }))],
    ['text that is too long for an index', JSON.stringify(paid({}, { payment_intent: 'é'.repeat(513) }))],
    ['a time that no calendar has', JSON.stringify(paid({ created: 253_402_300_800 }))],
    ['half a character', JSON.stringify(paid({}, { payment_intent: '\ud800' }))],
  ])('is malformed: %s', async (_, text) => {
    expect(expectErr(await read(text, sign(text)))).toEqual({ kind: 'webhook_malformed' });
  });
});
