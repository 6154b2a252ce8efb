import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Route } from 'playwright-core';
import { plural } from '#adapters/inbound/web/language/fill.ts';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectFocusOnHeading, expectToSee } from '#test/support/browser/checks.ts';
import { answer, savedAnswers, statementsIn } from '#test/support/browser/statements.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';

const frame = textsOf('frame');
const login = textsOf('login');
const books = textsOf('books');
const assessment = textsOf('assessment');

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

const problem = (status: number, code: string, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
  contentType: 'application/problem+json; charset=utf-8',
  body: JSON.stringify({ status, code, title: code, detail: code, ok: false, message: code }),
});

describe('when the service refuses', () => {
  test('an invalid address, the field says so and has the focus', async () => {
    const { page } = visit;
    await visit.open('/app/login');
    const field = page.getByLabel(login.email);
    await field.fill('anna@');
    await field.press('Enter');
    await expectToSee(page.getByText(login.refusal));
    await expectFocus(field);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    expect(await page.locator(`#${described}`).textContent()).toBe(login.refusal);
    expect(await field.inputValue()).toBe('anna@');
  });

  test('too many requests, the page says how long to wait', async () => {
    const { page } = visit;
    await page.route('**/auth/request', (route) =>
      route.fulfill(problem(429, 'rate_limited', { 'Retry-After': '42' })),
    );
    await visit.open('/app/login');
    await page.getByLabel(login.email).fill('anna@example.com');
    await page.getByRole('button', { name: login.purposes.logIn.send }).click();
    await page
      .getByRole('alert')
      .getByText(plural(frame.failures.wait.seconds, 42, 'en'))
      .waitFor();
    expect(await page.getByLabel(login.email).inputValue()).toBe('anna@example.com');
  });

  test('to save for now, the answer is kept here and saved later', async () => {
    const { page } = visit;
    await visit.logIn();
    const [statement] = await statementsIn(visit);
    if (statement === undefined) throw new Error('There are no statements.');
    let refusals = 0;
    await page.route('**/assessments/draft', async (route) => {
      if (route.request().method() !== 'PUT' || refusals > 0) return route.continue();
      refusals += 1;
      return route.fulfill(problem(429, 'rate_limited', { 'Retry-After': '1800' }));
    });
    await page.clock.install();
    await visit.open('/app/assessment/1');
    await answer(page, statement, 4);
    await page.clock.fastForward('00:01');
    await expectToSee(page.getByText(frame.keeping.waiting.busy));
    await page.clock.fastForward('15:00');
    await visit.settle();
    expect(await savedAnswers(visit)).toEqual({});
    await page.clock.fastForward('15:00');
    await eventually(async () => expect(await savedAnswers(visit)).toEqual({ 1: 4 }));
    await expectToSee(page.getByText(frame.keeping.saved, { exact: true }));
  });
});

describe('when the service cannot be reached', () => {
  const stranded = { name: 'This page cannot be loaded' };
  const abort = (route: Route): Promise<void> => route.abort();

  test('for the content of a page, a retry shows it', async () => {
    const { page } = visit;
    await visit.logIn();
    await page.route('**/assessments/items', abort);
    await visit.open('/app/assessment/1');
    await expectToSee(page.getByRole('alert').getByText(frame.failures.unreachable));
    await page.unroute('**/assessments/items');
    await page.getByRole('button', { name: frame.tryAgain }).click();
    await expectToSee(page.getByText(assessment.statements.question));
  });

  test('for the session, the page offers a retry', async () => {
    const { page } = visit;
    await visit.logIn();
    await page.route('**/me', abort);
    await visit.open('/app/account');
    await expectToSee(page.getByRole('heading', stranded));
    await page.unroute('**/me');
    await page.getByRole('button', { name: frame.tryAgain }).click();
    await expectToSee(page.getByRole('heading', { level: 1, name: textsOf('account').title }));
  });

  test('for the code of a page, the page offers a way out', async () => {
    const { page } = visit;
    const shell = await (await visit.api.get('/app/')).text();
    const isWithShell = (url: string): boolean => shell.includes(new URL(url).pathname);
    await page.route('**/*.js', (route) =>
      isWithShell(route.request().url()) ? route.continue() : route.abort(),
    );
    await visit.open('/app/');
    await visit.follow('/app/books');
    await expectToSee(page.getByRole('heading', stranded));
    await page.unrouteAll();
    await page.getByRole('button', { name: frame.tryAgain }).click();
    await expectToSee(page.getByRole('heading', { level: 1, name: books.title }));
  });

  test('and a proxy answers instead, a retry waits for the service', async () => {
    const { page } = visit;
    const outage = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await visit.logIn();
    await page.route('**/me', (route) => route.fulfill(outage));
    await visit.open('/app/account');
    await expectFocusOnHeading(page);
    await page.route('**/app/account', (route) => route.fulfill(outage));
    await page.getByRole('button', { name: frame.tryAgain }).click();
    await expectToSee(page.getByText('There is still no answer.'));
    await page.unrouteAll();
    await page.getByRole('button', { name: frame.tryAgain }).click();
    await expectToSee(page.getByRole('heading', { level: 1, name: textsOf('account').title }));
  });

  test('but an answer cannot be drawn, the page offers a way out', async () => {
    const { page } = visit;
    await visit.logIn();
    await page.route('**/me/progress', (route) => route.fulfill({ json: null }));
    await visit.open('/app/');
    await expectToSee(page.getByRole('heading', stranded));
    expect(visit.takeFaults()).toEqual([expect.stringContaining('thrown: ')]);
    await visit.follow('/app/books');
    await expectToSee(page.getByRole('heading', { level: 1, name: books.title }));
  });

  test('because it has an internal error, the page says so and that nothing was changed', async () => {
    const { page } = visit;
    await page.route(/\/books(\?.*)?$/, (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill(problem(503, 'database_unavailable', { 'Retry-After': '5' }))
        : route.continue(),
    );
    await visit.open('/app/books');
    await expectToSee(page.getByRole('alert').getByText(frame.failures.byCode.database_unavailable));
  });
});

test('only a slow answer is announced', async () => {
  const { page } = visit;
  const held = Promise.withResolvers<void>();
  await page.route(/\/books(\?.*)?$/, async (route) => {
    if (route.request().resourceType() === 'fetch') await held.promise;
    return route.continue();
  });
  await page.goto('/app/books');
  await expectToSee(page.getByRole('status').getByText(frame.loading));
  held.resolve();
  await page.getByRole('status').getByText(frame.loading).waitFor({ state: 'detached' });
  await visit.follow('/app/about');
  await expectFocusOnHeading(page);
});
