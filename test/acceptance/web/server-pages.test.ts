import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Application } from '#test/support/browser/application.ts';
import { expectNoSidewaysScroll, expectNoViolations, expectTargets } from '#test/support/browser/checks.ts';
import { buyMap, makeMap } from '#test/support/browser/seeding.ts';
import type { Visit } from '#test/support/browser/visit.ts';

let application: Application;

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

async function checkoutAddress({ api }: Visit): Promise<string> {
  const started = await api.post('/checkout', { data: { product: 'situation-map' } });
  return ((await started.json()) as { checkout_url: string }).checkout_url;
}

async function bookAddress({ api }: Visit): Promise<string> {
  const [book] = (await (await api.get('/books')).json()) as readonly { checkout_url: string }[];
  return book?.checkout_url ?? '';
}

async function reportAddress({ api }: Visit): Promise<string> {
  await buyMap(api);
  const map = await api.get(`/map/${await makeMap(api)}`);
  return ((await map.json()) as { report_url: string }).report_url;
}

/** Pages that need no script: their addresses, and the browser's message about their status. */
const made = [
  ['the payment that is played', checkoutAddress, /^$/],
  ['the shop that is played', bookAddress, /^$/],
  ['the report', reportAddress, /^$/],
  [
    'a report link that is damaged',
    async () => '/map/report?id=1&email=a%40example.com&sig=v1',
    /status of 403/,
  ],
  ['a login link that does not work', async () => '/auth/callback?token=no&email=no', /status of 401/],
] as const;

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  let visit: Visit;

  beforeAll(async () => {
    visit = await application.visit({ language, width: 320, height: 640 });
    await visit.logIn();
  });

  afterAll(() => visit.end());

  test.each(made)(
    '%s is a page without faults and without scripts',
    async (_name, findAddress, complaint) => {
      const { page } = visit;
      await visit.open(await findAddress(visit));
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('script').count()).toBe(0);
      await expectNoViolations(page);
      await expectNoSidewaysScroll(page);
      await expectTargets(page);
      expect(visit.takeFaults().filter((fault) => !complaint.test(fault))).toEqual([]);
    },
  );
});

test('the description of the API loads under its content policy', async () => {
  const visit = await application.visit();
  await visit.page.goto('/docs');
  await visit.page.getByText('/assessments/submit').first().waitFor();
  expect(visit.takeFaults()).toEqual([]);
  await visit.end();
});
