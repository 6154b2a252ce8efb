import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Route } from 'playwright-core';
import { fill } from '../../../src/adapters/inbound/web/language/fill.ts';
import { Application, type Session } from '../../support/browser-application.ts';
import { expectFocus, expectFocusOnHeading, expectToSee } from '../../support/browser-checks.ts';
import { practitionerCode } from '../../support/browser-shared.ts';
import { buyMap, makeMap } from '../../support/browser-seeding.ts';
import { textsOf } from '../../support/browser-texts.ts';
import { letAnHourPass } from '../../support/browser-time.ts';
import type { Visit } from '../../support/browser-visit.ts';
import { eventually } from '../../support/eventually.ts';

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
  test('lets a stranger log in with their code, cancel, and pay the lower price in the end', async () => {
    const address = 'buyer@example.com';
    await visit.open(`/app/map?practitioner_code=${asTyped}`);
    await text(reduced).waitFor();
    await button(texts.purchase.logIn).click();
    await visit.page.getByLabel(login.email).fill(address);
    await button(login.send).click();
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
    await link(texts.own.begin).click();
    expect(new URL(visit.page.url()).pathname).toBe('/app/intake');
    expect(visit.takeFaults()).toEqual([]);
  });

  test('says beside the field that a code is not known, and keeps the price', async () => {
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

  test('says so where payment is not possible, and can be tried again', async () => {
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

  test('leads those who have bought it in another tab on to the questionnaire', async () => {
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
  /** How the service answers for the map meanwhile. */
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

  test('appears by itself once it is made, and leaves the focus where it was', async () => {
    answer = processing;
    await visit.open(`/app/map/${id}`);
    await heading(texts.map.titles.processing).waitFor();
    await link(textsOf('frame').footer.imprint).focus();
    answer = (route) => route.fulfill({ status: 503, json: {}, headers: { 'Retry-After': '1800' } });
    await letAnHourPass(visit.page);
    await text(texts.map.news.outOfTouch).waitFor();
    // The next look is set about once this is drawn.
    await visit.settle();
    answer = (route) => route.continue();
    await letAnHourPass(visit.page);
    await visit.page.getByRole('status').filter({ hasText: texts.map.news.ready }).waitFor();
    await heading(texts.map.titles.complete).waitFor();
    expect(await visit.page.evaluate('document.activeElement.textContent')).toBe(
      textsOf('frame').footer.imprint,
    );
  });

  test('is looked at as seldom as the service asks for', async () => {
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

  test('gives its report and its PDF', async () => {
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

  test('is closed when its purchase is revoked', async () => {
    answer = (route) => route.fulfill({ status: 403, json: { code: 'purchase_revoked' } });
    await visit.open('/app/about');
    await visit.follow(`/app/map/${id}`);
    await heading(texts.map.titles.closed).waitFor();
    await expectFocusOnHeading(visit.page);
    await text(textsOf('frame').failures.byCode.purchase_revoked).waitFor();
    expect(await button(textsOf('frame').tryAgain).count()).toBe(0);
  });

  test('asks strangers to log in, and takes them back to it', async () => {
    answer = (route) => route.continue();
    await visit.context.clearCookies();
    await visit.open(`/app/map/${id}`);
    await visit.page.getByLabel(login.email).fill(owner);
    const mails = application.mailsTo(owner).length;
    await button(login.send).click();
    await heading(login.sent.title).waitFor();
    await visit.page.goto((await application.mailAfter(owner, mails)).link);
    await link(texts.map.report).waitFor();
    expect(new URL(visit.page.url()).pathname).toBe(`/app/map/${id}`);
    expect(visit.takeFaults()).toEqual([]);
  });
});
