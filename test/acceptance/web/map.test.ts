import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Application, type Session } from '#test/support/browser/application.ts';
import { expectFocus, expectFocusOnHeading, expectToSee } from '#test/support/browser/checks.ts';
import { practitionerCode } from '#test/support/browser/shared.ts';
import { buyMap, makeMap } from '#test/support/browser/seeding.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { reportParts } from '#adapters/presentation/report/report-document.ts';
import { letAnHourPass } from '#test/support/browser/time.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';

const texts = textsOf('map');
const login = textsOf('login');

let application: Application;
let visit: Visit;

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

beforeEach(async () => {
  visit = await application.visit();
});

afterEach(() => visit.end());

const heading = (name: string): Locator => visit.page.getByRole('heading', { level: 1, name });
const button = (name: string): Locator => visit.page.getByRole('button', { name, exact: true });
const link = (name: string): Locator => visit.page.getByRole('link', { name, exact: true });
const text = (words: string): Locator => visit.page.getByText(words, { exact: true });

const asTyped = practitionerCode.toLowerCase();
const reduced = fill(texts.purchase.reduced, { price: '177\u00A0USD', former: '197\u00A0USD' });

describe('the offer', () => {
  test('lets a new visitor log in with their code, cancel, and finally pay the lower price', async () => {
    const address = 'buyer@example.com';
    await visit.open(`/app/map?practitioner_code=${asTyped}`);
    await text(reduced).waitFor();
    await button(texts.purchase.logIn).click();
    await visit.page.getByLabel(login.email).fill(address);
    await button(login.purposes.logIn.send).click();
    await heading(login.sent.title).waitFor();
    await visit.page.goto((await application.mailAfter(address, 0)).link);
    await text(reduced).waitFor();

    await button(texts.purchase.buy).click();
    await visit.page.getByText(practitionerCode).waitFor();
    await link('Cancel').click();
    await text(texts.purchase.cancelled).waitFor();
    expect(await visit.page.getByLabel(texts.purchase.code).inputValue()).toBe(asTyped);

    await button(texts.purchase.buy).click();
    await visit.page.getByRole('button', { name: /^Pay 177/ }).click();
    await text(fill(texts.paid.confirmed, { email: address })).waitFor();
    expect(await link(texts.own.assessment).getAttribute('href')).toBe('/app/assessment');
    await link(texts.own.beginWithout).click();
    expect(new URL(visit.page.url()).pathname).toBe('/app/intake');
    expect(visit.takeFaults()).toEqual([]);
  });

  test('says next to the field that a code is unknown, and keeps the price', async () => {
    await visit.open('/app/map');
    await text(texts.purchase.haveCode).click();
    const field = visit.page.getByLabel(texts.purchase.code);
    await field.fill('NOBODY');
    await button(texts.purchase.apply).click();
    await text(texts.purchase.faults.code_unknown).waitFor();
    const notes = await field.getAttribute('aria-describedby');
    expect(notes).toContain('code-fault');
    await expectFocus(field);
    expect(await text('197\u00A0USD').count()).toBe(1);
  });

  test('is not blocked by a code that is not known, which is said once and not kept', async () => {
    await visit.logIn();
    await visit.open('/app/map?practitioner_code=NOBODY');
    await text(texts.purchase.faults.code_unknown).waitFor();
    await visit.open('/app/map');
    await text(texts.purchase.haveCode).click();
    const field = visit.page.getByLabel(texts.purchase.code);
    expect(await field.inputValue()).toBe('');
    await field.fill('NOBODY');
    await button(texts.purchase.buy).click();
    await text(texts.purchase.faults.code_unknown).waitFor();
    await button(texts.purchase.buy).click();
    await visit.page.getByRole('button', { name: /^Pay 197/ }).waitFor();
  });

  test('tries a code that was entered but not applied before it opens the payment page', async () => {
    await visit.logIn();
    await visit.open('/app/map');
    await text(texts.purchase.haveCode).click();
    await visit.page.getByLabel(texts.purchase.code).fill(asTyped);
    await button(texts.purchase.buy).click();
    await expectToSee(visit.page.getByRole('button', { name: /^Pay 177/ }));
  });

  test('shows pages of the sample, each with the way to it', async () => {
    await visit.open('/app/map');
    const leaves = visit.page.locator('.leaf');
    await eventually(async () => {
      expect(await leaves.locator('.title').first().textContent()).toBe('In short');
    });
    expect(await leaves.locator('svg').count()).toBeGreaterThan(0);
    await link(texts.offer.sample.captions.plan).click();
    await visit.page.waitForURL('**/map/sample?language=en#plan');
    await link('What a situation map is, and its price').click();
    await heading(texts.offer.headline).waitFor();
    expect(visit.takeFaults()).toEqual([]);
  });

  test('does not say of another code what it said of the one before', async () => {
    await visit.open(`/app/map?practitioner_code=${asTyped}`);
    await text(reduced).waitFor();
    const field = visit.page.getByLabel(texts.purchase.code);
    await field.fill(`${asTyped}0`);
    await expectToSee(text('197\u00A0USD'));
    await button(texts.purchase.apply).click();
    await text(texts.purchase.faults.code_unknown).waitFor();
    await field.fill('');
    await text(texts.purchase.faults.code_unknown).waitFor({ state: 'detached' });
  });

  test('says that payment is not possible, and allows a retry', async () => {
    await visit.logIn();
    await visit.page.route('**/checkout', (route) =>
      route.fulfill({ status: 503, json: { code: 'payment_unavailable' } }),
    );
    await visit.open('/app/map');
    await button(texts.purchase.buy).click();
    await text(textsOf('frame').failures.byCode.payment_unavailable).waitFor();
    expect(await button(texts.purchase.buy).getAttribute('aria-disabled')).toBe('false');
    await visit.page.unroute('**/checkout');
    await button(texts.purchase.buy).click();
    await visit.page.getByRole('button', { name: /^Pay 197/ }).waitFor();
  });

  test('leads people who have bought it in another tab to the questionnaire', async () => {
    await visit.logIn();
    await visit.open('/app/map');
    await buyMap(visit.api);
    await button(texts.purchase.buy).click();
    await visit.page.waitForURL('**/app/intake');
    await expectFocusOnHeading(visit.page);
  });
});

describe('a map', () => {
  let owner: string;
  let session: Session;
  let id: number;
  /** How the service answers requests for the map in the meantime. */
  let answer: (route: Route) => Promise<void>;

  const processing = (route: Route): Promise<void> =>
    route.fulfill({ json: { map_id: id, status: 'processing' }, headers: { 'Retry-After': '1800' } });

  beforeAll(async () => {
    const purchase = await application.visit();
    owner = await purchase.logIn();
    await buyMap(purchase.api);
    id = await makeMap(purchase.api);
    session = await purchase.session();
    await purchase.end();
  });

  beforeEach(async () => {
    await visit.context.addCookies(session.cookies);
    await visit.page.clock.install();
    await visit.page.route(`**/map/${id}`, (route) =>
      route.request().resourceType() === 'fetch' ? answer(route) : route.continue(),
    );
  });

  test('appears by itself when it is complete, and does not move the focus', async () => {
    answer = processing;
    await visit.open(`/app/map/${id}`);
    await heading(texts.map.titles.processing).waitFor();
    await link(textsOf('frame').footer.imprint).focus();
    answer = (route) => route.fulfill({ status: 503, json: {}, headers: { 'Retry-After': '1800' } });
    await letAnHourPass(visit.page);
    await text(texts.map.news.outOfTouch).waitFor();
    // The timer for the next request is set when this is drawn.
    await visit.settle();
    answer = (route) => route.continue();
    await letAnHourPass(visit.page);
    await visit.page.getByRole('status').filter({ hasText: texts.map.news.ready }).waitFor();
    await heading(texts.map.titles.complete).waitFor();
    expect(await visit.page.evaluate('document.activeElement.textContent')).toBe(
      textsOf('frame').footer.imprint,
    );
  });

  test('is requested only as often as the service allows', async () => {
    let looks = 0;
    answer = (route) => {
      looks += 1;
      return processing(route);
    };
    await visit.open(`/app/map/${id}`);
    await visit.page.clock.fastForward('15:00');
    await visit.settle();
    expect(looks).toBe(1);
    await visit.page.clock.fastForward('15:00');
    await eventually(() => expect(looks).toBe(2));
  });

  test('links to its report and its PDF', async () => {
    answer = (route) => route.continue();
    await visit.open(`/app/map/${id}`);
    const [download] = await Promise.all([visit.page.waitForEvent('download'), link(texts.map.pdf).click()]);
    expect(download.suggestedFilename()).toBe(`situation-map-${id}.pdf`);
    expect(await download.failure()).toBeNull();
    await link(texts.map.report).click();
    await visit.page.waitForURL('**/map/report?**');
    await heading('Your situation map').waitFor();
    expect(visit.takeFaults()).toEqual([]);
  });

  test('is read in the application: every part of the report, with contents that stay in view', async () => {
    answer = (route) => route.continue();
    await visit.open(`/app/map/${id}`);
    const parts = visit.page.locator('.report > section');
    await parts.first().waitFor();
    const named = await parts.evaluateAll((all) => all.map((one) => one.getAttribute('data-part')));
    expect(new Set(named)).toEqual(new Set(reportParts.filter((part) => part !== 'attraction')));
    const contents = visit.page.getByRole('navigation', { name: texts.map.contents });
    await contents.getByRole('link', { name: 'Your plan' }).click();
    await eventually(async () => {
      expect(await contents.locator('[aria-current]').textContent()).toBe('Your plan');
    });
    const { top = -1 } =
      (await contents.locator('ul').evaluate((list) => list.getBoundingClientRect())) ?? {};
    expect(top).toBeGreaterThanOrEqual(0);
    await visit.page.keyboard.press('End');
    await eventually(async () => {
      expect(await contents.locator('a').last().getAttribute('aria-current')).toBe('location');
    });
    expect(visit.takeFaults()).toEqual([]);
  });

  test('keeps what is ticked of its plan in the account, and nothing on the device after the logout', async () => {
    answer = (route) => route.continue();
    // A session of its own, which the logout below ends.
    await visit.context.clearCookies();
    await visit.logIn(owner);
    await visit.open(`/app/map/${id}`);
    const boxes = visit.page.locator('.plan').getByRole('checkbox');
    await boxes.first().check();
    const tally = fill(texts.map.plan.tally, { done: 1, of: await boxes.count() });
    await text(tally).waitFor();
    await visit.open(`/app/map/${id}`);
    await text(tally).waitFor();
    expect(await boxes.first().isChecked()).toBe(true);

    await eventually(async () =>
      expect(await (await visit.api.get(`/map/${id}/plan`)).json()).toMatchObject({
        done: [expect.anything()],
      }),
    );

    await visit.open('/app/');
    const due = visit.page.locator('.due');
    await due.getByRole('checkbox').first().waitFor();
    expect(await due.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await link(textsOf('home').plan.action).click();
    await visit.page.waitForURL(`**/app/map/${id}#plan`);

    await visit.open('/app/account');
    await button(textsOf('account').leaving.here).click();
    await visit.page.waitForURL(/\/app\/(\?.*)?$/);
    expect(await visit.page.evaluate('Object.keys(localStorage)')).toEqual(['svc.departure']);

    await visit.logIn(owner);
    await visit.open(`/app/map/${id}`);
    await text(tally).waitFor();
    expect(await boxes.first().isChecked()).toBe(true);
  });

  test('is closed when its purchase is revoked', async () => {
    answer = (route) => route.fulfill({ status: 403, json: { code: 'purchase_revoked' } });
    await visit.open('/app/about');
    await visit.follow(`/app/map/${id}`);
    await heading(texts.map.titles.closed).waitFor();
    await expectFocusOnHeading(visit.page);
    await text(textsOf('frame').failures.byCode.purchase_revoked).waitFor();
    expect(await button(textsOf('frame').tryAgain).count()).toBe(0);
  });

  test('asks visitors to log in, and takes them back to it', async () => {
    answer = (route) => route.continue();
    await visit.context.clearCookies();
    await visit.open(`/app/map/${id}`);
    await visit.page.getByLabel(login.email).fill(owner);
    const mails = application.mailsTo(owner).length;
    await button(login.purposes.logIn.send).click();
    await heading(login.sent.title).waitFor();
    await visit.page.goto((await application.mailAfter(owner, mails)).link);
    await link(texts.map.report).waitFor();
    expect(new URL(visit.page.url()).pathname).toBe(`/app/map/${id}`);
    expect(visit.takeFaults()).toEqual([]);
  });
});
