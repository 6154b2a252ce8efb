import { describe, expect, test } from '@jest/globals';
import { Err } from 'ts-results';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { makeImportCatalog } from '#application/catalog/import-catalog.ts';
import { aBookWithoutIsbn, entryOf } from '#test/support/makers/catalogs.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { Client } from '#test/support/client.ts';
import { codeOf } from '#test/support/makers/payments.ts';
import { makePayments } from '../payments.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startService();
const { practitionerCodes } = service.parts;
await practitionerCodes.add({ code: codeOf('PRAX-1'), maxUses: null, expiresAt: null });

const stranger = new Client(service.baseUrl);
const french = { 'Accept-Language': 'fr' };
const ofThisPage = { Origin: service.baseUrl, 'Sec-Fetch-Site': 'same-origin' };

async function openCheckout(practitioner_code?: string) {
  const { client, address, ownsMap, receipts } = await makePayments(service);
  const body = { product: 'situation-map', practitioner_code };
  const { checkout_url: url } = (await client.post('/checkout', body)).body;
  return { client, url: String(url), address, ownsMap, receipts };
}

describe('the page of a checkout', () => {
  test('shows what is bought for how much, and that no money is moved', async () => {
    const { url, address } = await openCheckout();
    const page = await stranger.get(url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const shown of ['Situation map', address, '197.00 USD', 'no money moves', 'Pay 197.00 USD'])
      expect(page.text).toContain(shown);
    expect(page.text).not.toContain('Practitioner code');
  });

  test('shows the code and its price', async () => {
    const { url } = await openCheckout('prax-1');
    const page = await stranger.get(url);
    for (const shown of ['Practitioner code', 'PRAX-1', '177.00 USD']) expect(page.text).toContain(shown);
  });

  test('is available in French', async () => {
    const { url } = await openCheckout();
    const page = await stranger.get(url, french);
    expect(page.headers.get('content-language')).toBe('fr');
    for (const shown of ['<html lang="fr">', 'Carte de situation', 'Payer 197,00 USD'])
      expect(page.text).toContain(shown);
  });

  test('runs no script, sends its form only to this service, and leads to the application', async () => {
    const { url } = await openCheckout();
    const { text, headers } = await stranger.get(url);
    expect(text).not.toMatch(/<script|style=|onclick/);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${service.baseUrl}`);
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  test('leads back to the application when it is cancelled', async () => {
    const { url } = await openCheckout();
    const { text } = await stranger.get(url);
    expect(text).toContain(`href="${service.baseUrl}/app/?checkout=cancelled"`);
  });

  test.each(['x', 'x'.repeat(43), '%00'])('says on a page that there is no such checkout: %s', async (id) => {
    const page = await stranger.get(`/sandbox-pay/checkouts/${id}`);
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('There is nothing here');
  });
});

describe('paying on the page', () => {
  test('gives the map and a receipt, and leads to the application', async () => {
    const { url, ownsMap, receipts, address } = await openCheckout('PRAX-1');
    const paid = await stranger.post(`${url}/pay`, undefined, ofThisPage);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${service.baseUrl}/app/?checkout=paid`);
    await ownsMap(true);
    expect(await receipts(address)).toMatchObject([{ amountCents: 17_700 }]);
  });

  test('accepts the body of a form', async () => {
    const { url, ownsMap } = await openCheckout();
    const form = { 'Content-Type': 'application/x-www-form-urlencoded', ...ofThisPage };
    expect((await stranger.send(`${url}/pay`, { method: 'POST', raw: '', headers: form })).status).toBe(303);
    await ownsMap(true);
  });

  test('twice is one payment', async () => {
    const { url, ownsMap, receipts, address } = await openCheckout();
    const paid = await Promise.all([stranger.post(`${url}/pay`), stranger.post(`${url}/pay`)]);
    expect(paid.map(({ status }) => status)).toEqual([303, 303]);
    await ownsMap(true);
    expect((await stranger.post(`${url}/pay`)).status).toBe(303);
    expect(await receipts(address)).toHaveLength(1);
  });

  test('is refused for pages of other sites', async () => {
    const { url, ownsMap } = await openCheckout();
    for (const foreign of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      expect((await stranger.post(`${url}/pay`, undefined, foreign)).status).toBe(403);
    }
    await ownsMap(false);
  });

  test('is not done by opening the address', async () => {
    const { url, ownsMap } = await openCheckout();
    expect((await stranger.get(`${url}/pay`)).status).toBe(405);
    await ownsMap(false);
  });

  test('says on a page that it failed', async () => {
    const broken = await startService({
      replace: () => ({ sandboxCashier: { pay: async () => Err({ kind: 'payment_unavailable' }) } }),
    });
    const client = await logIn(broken);
    const { checkout_url: url } = (await client.post('/checkout', { product: 'situation-map' })).body;
    const page = await client.post(`${url}/pay`, undefined, french);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(page.text).toContain('Le paiement n’a pas abouti');
    expect((await stranger.post(`/sandbox-pay/checkouts/${'x'.repeat(43)}/pay`)).status).toBe(404);
  });
});

describe('the page of a book', () => {
  test.each(shippedBooks.map(({ sku }) => sku))('replaces the shop: %s', async (sku) => {
    const book = shippedBooks.find((each) => each.sku === sku);
    const page = await stranger.get(`/sandbox-pay/books/${sku}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`${((book?.priceCents ?? 0) / 100).toFixed(2)} USD`);
    expect(page.text).toContain('This is where the shop would be');
    expect(page.text).toContain(`lang="${book?.language}"`);
  });

  test('speaks the language of the reader', async () => {
    const page = await stranger.get(`/sandbox-pay/books/${shippedBooks[0]?.sku}`, french);
    expect(page.text).toContain('La boutique se trouverait ici');
  });

  test('is at the checkout path of an imported book, with or without a folder', async () => {
    const { parts, baseUrl } = await startService();
    const books = ['/buy/first', '/second', '/fr/third'].map((checkoutPath, at) =>
      aBookWithoutIsbn({ sku: `B-${at}`, title: `Title ${at}`, checkoutPath }),
    );
    expectOk(await makeImportCatalog(parts)(books.map(entryOf)));
    const reader = new Client(baseUrl);
    const { body: listed } = await reader.get('/books');
    for (const [at, { checkout_url: url }] of listed.entries()) {
      const page = await reader.get(url);
      expect([page.status, page.text.includes(`Title ${at}`)]).toEqual([200, true]);
    }
  });

  test('is still found by its stock number when its checkout path has changed', async () => {
    const { parts, baseUrl } = await startService();
    const moved = aBookWithoutIsbn({ sku: 'MOVED', checkoutPath: '/elsewhere' });
    expectOk(await makeImportCatalog(parts)([entryOf(moved)]));
    expect((await new Client(baseUrl).get('/sandbox-pay/books/MOVED')).status).toBe(200);
  });

  test('is not found for an unknown book', async () => {
    expect((await stranger.get('/sandbox-pay/books/NOTHING')).status).toBe(404);
  });
});

test('there is no sandbox if payments are real', async () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_123456789', STRIPE_WEBHOOK_SECRET: 'whsec_123456789' };
  const real = new Client((await startService({ env })).baseUrl);
  expect((await real.post(`/sandbox-pay/checkouts/${'x'.repeat(43)}/pay`)).status).toBe(404);
});

test('books have a page only if no shop is configured', async () => {
  const payment = { STRIPE_SECRET_KEY: 'sk_test_123456789', STRIPE_WEBHOOK_SECRET: 'whsec_123456789' };
  const page = `/sandbox-pay/books/${shippedBooks[0]?.sku}`;
  const withoutShop = new Client((await startService({ env: payment })).baseUrl);
  expect((await withoutShop.get(page)).status).toBe(200);
  const env = { ...payment, PAYMENT_URL: 'https://shop.example.com' };
  expect((await new Client((await startService({ env })).baseUrl).get(page)).status).toBe(404);
});
