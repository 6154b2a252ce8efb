import { describe, expect, test } from '@jest/globals';
import { Err } from 'ts-results';
import { makePayments } from '../payments.ts';
import { Client } from '#test/support/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { codeOf } from '#test/support/makers/payments.ts';
import { webhookSecret } from '#test/support/servers/stripe-events.ts';
import { logIn, newAddress, startService } from '../service-under-test.ts';

const service = await startService({ env: { STRIPE_WEBHOOK_SECRET: webhookSecret } });
const { practitionerCodes, checkouts } = service.parts;
await practitionerCodes.add({ code: codeOf('PRAX-1'), maxUses: null, expiresAt: null });
await practitionerCodes.add({ code: codeOf('EXPIRED'), maxUses: null, expiresAt: new Date(0) });
await practitionerCodes.add({ code: codeOf('USED-UP'), maxUses: 1, expiresAt: null });
await practitionerCodes.countUse(codeOf('USED-UP'));

const stranger = new Client(service.baseUrl);
const map = { product: 'situation-map' };

const refusedCodes = [
  ['NOBODYS', 'code_unknown'],
  ['not a code', 'code_unknown'],
  ['x'.repeat(300), 'code_unknown'],
  ['expired', 'code_expired'],
  ['used-up', 'code_used_up'],
] as const;

describe('GET /checkout/price', () => {
  test('shows the price to everybody', async () => {
    const answer = await stranger.get('/checkout/price', { Origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ product: 'situation-map', price_cents: 19_700, currency: 'USD' });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each([
    ['', 19_700],
    ['PRAX-1', 17_700],
    ['%20prax-1', 17_700],
  ])('shows the price with the code %j', async (code, price) => {
    const answer = await stranger.get(`/checkout/price?practitioner_code=${code}`);
    expect(answer.body.price_cents).toBe(price);
  });

  test.each(refusedCodes)('refuses the code %s', async (code, fault) => {
    const answer = await stranger.get(`/checkout/price?practitioner_code=${encodeURIComponent(code)}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(answer.body.errors).toMatchObject([{ pointer: '/practitioner_code', code: fault }]);
  });

  test('refuses two codes', async () => {
    const answer = await stranger.get('/checkout/price?practitioner_code=A-1&practitioner_code=B-2');
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });
});

describe('POST /checkout', () => {
  test('returns the address where the checkout is paid, and its price', async () => {
    const client = await logIn(service);
    const answer = await client.post('/checkout', { ...map, practitioner_code: 'prax-1', more: 'ignored' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      checkout_url: expect.stringMatching(/\/sandbox-pay\/checkouts\/[A-Za-z0-9_-]{43}$/),
      price_cents: 17_700,
      currency: 'USD',
    });
  });

  test('needs a session, and refuses other sites', async () => {
    expect((await stranger.post('/checkout', map)).body.code).toBe('session_required');
    const client = await logIn(service);
    const foreign = await client.post('/checkout', map, { Origin: 'https://evil.example' });
    expect(foreign).toMatchObject({ status: 403, body: { code: 'forbidden_origin' } });
  });

  test.each([{}, { product: 'style-lint-api' }, { product: null }, { ...map, practitioner_code: 7 }])(
    'refuses %j',
    async (body) => {
      const answer = await (await logIn(service)).post('/checkout', body);
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    },
  );

  test.each(refusedCodes)('refuses the code %s', async (code, fault) => {
    const answer = await (await logIn(service)).post('/checkout', { ...map, practitioner_code: code });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ pointer: '/practitioner_code', code: fault }]);
  });

  test('gives the same address again, also without a key, and refuses a key used for another product or code', async () => {
    const client = await logIn(service);
    const key = { 'Idempotency-Key': 'buy-1' };
    const first = await client.post('/checkout', map, key);
    expect((await client.post('/checkout', map, key)).body).toEqual(first.body);
    const other = await client.post('/checkout', { ...map, practitioner_code: 'PRAX-1' }, key);
    expect(other.body.code).toBe('idempotency_key_reused');
    expect((await client.post('/checkout', map)).body).toEqual(first.body);
  });

  test('is refused for an owner', async () => {
    const { client, pays } = await makePayments(service);
    await pays();
    const answer = await client.post('/checkout', map);
    expect(answer).toMatchObject({ status: 409, body: { code: 'already_purchased' } });
  });

  test('says that the payment service is not available, and when to retry', async () => {
    const closed = await startService({
      replace: () => ({ paymentService: { openCheckout: async () => Err({ kind: 'payment_unavailable' }) } }),
    });
    const answer = await (await logIn(closed)).post('/checkout', map);
    expect(answer).toMatchObject({ status: 503, body: { code: 'payment_unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  test('gives checkouts names that nobody can guess, and stores them', async () => {
    const client = await logIn(service);
    const { checkout_url: url } = (await client.post('/checkout', map)).body;
    const id = new URL(url).pathname.split('/').at(-1);
    expect(await checkouts.find(id as never)).toMatchObject({ priceCents: 19_700 });
  });
});

describe('POST /webhooks/stripe', () => {
  test('accepts an event, and gives its buyer the map and a receipt', async () => {
    const { address, sends, paid, ownsMap, receipts } = await makePayments(service);
    const answer = await sends(paid());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ received: true });
    await ownsMap(true);
    expect(await receipts(address)).toMatchObject([{ amountCents: 19_700, link: `${service.baseUrl}/app/` }]);
  });

  test('accepts it with any content type, and from any address', async () => {
    const { sends, paid, ownsMap } = await makePayments(service);
    const headers = { 'Content-Type': 'text/plain', Origin: 'https://elsewhere.example' };
    expect((await sends(paid(), { headers })).status).toBe(200);
    await ownsMap(true);
  });

  test('accepts a repeated event each time, and applies it once', async () => {
    const { address, sends, paid, ownsMap, receipts } = await makePayments(service);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sends(paid())));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    await ownsMap(true);
    await sends(paid({}, { id: `evt_again_${address}` }));
    await sends(paid({}, { id: `evt_late_${address}`, type: 'checkout.session.async_payment_succeeded' }));
    await ownsMap(true);
    expect(await receipts(address)).toHaveLength(1);
  });

  test.each([
    ['a missing signature', { signature: '' }],
    ['another secret', { secret: 'whsec_of_somebody_else' }],
    ['another scheme', { scheme: 'v0' }],
    ['a time long past', { ageSeconds: 302 }],
    ['a time to come', { ageSeconds: -303 }],
    ['another body', { append: ' ' }],
  ])('refuses %s, and changes nothing', async (_, signing) => {
    const { sends, paid, ownsMap } = await makePayments(service);
    const answer = await sends(paid(), signing);
    expect(answer).toMatchObject({ status: 400, body: { code: 'webhook_signature_invalid' } });
    await ownsMap(false);
  });

  test('refuses a signed body that is not an event', async () => {
    const { sends } = await makePayments(service);
    const answer = await sends({ hello: 'there' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('reads 1 MiB and no more', async () => {
    const { sends, paid, ownsMap } = await makePayments(service);
    const padded = (length: number) => {
      const bare = paid({}, { padding: '' });
      return { ...bare, padding: 'x'.repeat(length - JSON.stringify(bare).length) };
    };
    const tooLong = await sends(padded(1024 * 1024 + 1));
    expect(tooLong).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    expect((await sends(padded(1024 * 1024))).status).toBe(200);
    await ownsMap(true);
  });

  test('creates an account for an unknown payer, who then can log in', async () => {
    const { sends, paid, receipts } = await makePayments(service);
    const address = newAddress();
    await sends(paid({ client_reference_id: null, customer_details: { email: address } }));
    expect(await receipts(address)).toHaveLength(1);
    const client = new Client(service.baseUrl);
    await client.post('/auth/request', { email: address });
    const link = await eventually(() => {
      const mail = service.mailer.sent.find(({ to, kind }) => to === address && kind === 'login_link');
      return mail?.link ?? Promise.reject(new Error('No mail came.'));
    });
    await client.get(link);
    expect((await client.get('/me')).body.has_map).toBe(true);
  });

  test.each([
    ['another amount', { amount_total: 100 }, {}],
    ['the price of a code that nobody knows', { amount_total: 17_700 }, {}],
    ['another currency', { currency: 'eur' }, {}],
    ['another mode', { mode: 'subscription' }, {}],
    ['another product', { metadata: { product: 'style-lint-api' } }, {}],
    ['no product', { metadata: {} }, {}],
    ['an account that is gone', { client_reference_id: '999999999' }, {}],
    ['real money', {}, { livemode: true }],
    ['money that is on its way', { payment_status: 'unpaid' }, {}],
  ])('accepts an event with %s, and grants nothing', async (_, session, event) => {
    const { sends, paid, isApplied, ownsMap } = await makePayments(service);
    expect((await sends(paid(session, event))).status).toBe(200);
    await isApplied();
    await ownsMap(false);
  });

  test('grants the lower price with an existing code, even if it has expired since', async () => {
    const { sends, paid, ownsMap } = await makePayments(service);
    const metadata = { product: 'situation-map', practitioner_code: 'EXPIRED' };
    expect((await sends(paid({ amount_total: 17_700, metadata }))).status).toBe(200);
    await ownsMap(true);
  });

  test('revokes the map after a refund, whichever event arrives first', async () => {
    const usual = await makePayments(service);
    await usual.pays();
    await usual.sends(usual.refund(5000));
    await usual.isApplied();
    await usual.ownsMap(true);
    await usual.sends(usual.refund(19_700));
    await usual.ownsMap(false);

    const reordered = await makePayments(service);
    await reordered.sends(reordered.refund(19_700));
    await reordered.sends(reordered.paid());
    await reordered.isApplied();
    await reordered.ownsMap(false);
    expect(await reordered.receipts(reordered.address, 0)).toEqual([]);
  });

  test('suspends the map during a dispute; its outcome decides about the access', async () => {
    const [won, lost] = [await makePayments(service), await makePayments(service)];
    for (const each of [won, lost]) {
      await each.pays();
      await each.sends(each.dispute('warning_needs_response'));
      await each.isApplied();
      await each.ownsMap(true);
      await each.sends(each.dispute('needs_response'));
      await each.ownsMap(false);
    }
    expect((await won.sends(won.dispute('won'))).status).toBe(200);
    await won.ownsMap(true);
    await lost.sends(lost.dispute('lost'));
    await lost.isApplied();
    await lost.ownsMap(false);
    await won.sends(won.dispute('needs_response', { id: `evt_straggler_${won.address}` }));
    await won.isApplied();
    await won.ownsMap(true);
  });
});
