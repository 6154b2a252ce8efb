import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from '@jest/globals';
import type { Page, Request } from 'playwright-core';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Application } from '#test/support/browser/application.ts';
import { buyMap } from '#test/support/browser/seeding.ts';
import {
  answer,
  groupOf,
  savedAnswers,
  shownAnswer,
  type Statement,
  statementsIn,
} from '#test/support/browser/statements.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { letAnHourPass, stopTime } from '#test/support/browser/time.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';

const frame = textsOf('frame');
const assessment = textsOf('assessment');
const drafts = '**/assessments/draft';

let application: Application;
let visit: Visit;
let address: string;
let statements: readonly Statement[];

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

beforeEach(async () => {
  visit = await application.visit();
  await visit.context.clock.install();
  address = await visit.logIn();
  statements = await statementsIn(visit);
  await visit.open('/app/assessment/1');
});

afterEach(() => visit.end());

const statement = (number: number): Statement => {
  const found = statements[number - 1];
  if (found === undefined) throw new Error(`There is no statement ${number}.`);
  return found;
};

const arrive = (answers: Readonly<Record<number, number>>): Promise<void> =>
  eventually(async () => expect(await savedAnswers(visit)).toEqual(answers));

/** Answers without the pause in which more answers might follow. */
async function answerAtOnce(page: Page, given: Statement, value: number): Promise<void> {
  await answer(page, given, value);
  await letAnHourPass(page);
}

/** Ends the session of this visit from another device. */
async function endSession(): Promise<void> {
  const elsewhere = await application.visit({ session: await visit.session() });
  await elsewhere.api.post('/auth/logout');
  await elsewhere.end();
}

async function linkFromPage(page: Page): Promise<string> {
  const count = application.mailsTo(address).length;
  await page.getByRole('button', { name: fill(frame.lostSession.send, { email: address }) }).click();
  return (await application.mailAfter(address, count)).link;
}

describe('without a connection', () => {
  test('answers can still be given, and are saved when the connection is back', async () => {
    const { page, context } = visit;
    const failures: Request[] = [];
    page.on(
      'requestfailed',
      (request) => request.url().endsWith('/assessments/draft') && failures.push(request),
    );
    await context.setOffline(true);
    // From here on, time stands still unless the test moves it, so that pauses end neither early nor late.
    await stopTime(page);
    for (const number of [1, 2, 3, 4]) await answer(page, statement(number), number);
    await page.getByText(frame.offline).waitFor();
    // Runs what happens after something is drawn.
    await page.clock.runFor(500);
    await answer(page, statement(5), 5);
    await page.clock.runFor(1_000);
    await page.getByText(frame.keeping.waiting.offline).waitFor();
    for (const [failed, pauseMs] of [
      [1, 2_000],
      [2, 4_000],
    ] as const) {
      await eventually(() => expect(failures).toHaveLength(failed));
      await page.clock.runFor(pauseMs / 2);
      await page.evaluate('0');
      expect(failures).toHaveLength(failed);
      await page.clock.runFor(pauseMs / 2);
    }
    await eventually(() => expect(failures).toHaveLength(3));
    expect(await savedAnswers(visit)).toEqual({});
    await context.setOffline(false);
    await arrive({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 });
    await page.getByText(frame.keeping.saved, { exact: true }).waitFor();
  });

  test('answers survive a reload', async () => {
    const { page } = visit;
    await page.route(drafts, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await answerAtOnce(page, statement(1), 4);
    await page.getByText(frame.keeping.waiting.offline).waitFor();
    await visit.open('/app/assessment/1');
    expect(await shownAnswer(page, statement(1))).toBe(4);
    await page.unroute(drafts);
    await visit.open('/app/');
    await visit.open('/app/assessment');
    await letAnHourPass(page);
    await arrive({ 1: 4 });
  });
});

describe('when the session has ended on the server', () => {
  beforeEach(async () => {
    await endSession();
    await answerAtOnce(visit.page, statement(1), 5);
    await visit.page.getByRole('heading', { name: frame.lostSession.title }).waitFor();
  });

  test('a login in another tab lets this one continue with everything', async () => {
    const { page, context } = visit;
    const link = await linkFromPage(page);
    expect(await shownAnswer(page, statement(1))).toBe(5);
    await answer(page, statement(2), 1);
    const otherTab = await context.newPage();
    await otherTab.goto(link);
    await page.getByRole('heading', { name: frame.lostSession.title }).waitFor({ state: 'detached' });
    await arrive({ 1: 5, 2: 1 });
    expect(await shownAnswer(page, statement(2))).toBe(1);
  });

  test('a login in the same tab returns to the same place with everything', async () => {
    const { page } = visit;
    await page.goto(await linkFromPage(page));
    await page.waitForURL('**/app/assessment/1');
    await groupOf(page, statement(1)).waitFor();
    expect(await shownAnswer(page, statement(1))).toBe(5);
    await letAnHourPass(page);
    await arrive({ 1: 5 });
  });

  test('nothing of it is sent with the session of another person that no tab knows yet', async () => {
    const { page } = visit;
    const saves: Request[] = [];
    await visit.logIn();
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request));
    await page.evaluate("dispatchEvent(new Event('online'))");
    await letAnHourPass(page);
    // A save would have been sent before this request, so it would be known by now.
    await page.evaluate("fetch('/me').then(() => undefined)");
    expect(saves).toEqual([]);
    expect(await savedAnswers(visit)).toEqual({});
  });

  test('another person who logs in on the same device gets nothing of it', async () => {
    const { page } = visit;
    await visit.logIn();
    await visit.open('/app/assessment/1');
    expect(await shownAnswer(page, statement(1))).toBeUndefined();
    await answerAtOnce(page, statement(2), 2);
    await arrive({ 2: 2 });
    await page.getByText(frame.keeping.saved, { exact: true }).waitFor();
    const kept = await page.evaluate<[string, string][]>('Object.entries(localStorage)');
    expect(kept.filter(([name]) => name.includes('answers'))).toEqual([
      [expect.stringMatching(/^svc\.saved-answers\.\d+$/), '{"2":2}'],
    ]);
  });
});

test('a questionnaire loses nothing either', async () => {
  const { page, context } = visit;
  const intake = textsOf('intake');
  await buyMap(visit.api);
  await visit.open('/app/intake/1');
  await endSession();
  await page.getByLabel(intake.questions.role_title.label).fill('Operations coordinator');
  await letAnHourPass(page);
  await page.getByRole('heading', { name: frame.lostSession.title }).waitFor();
  const otherTab = await context.newPage();
  await otherTab.goto(await linkFromPage(page));
  await page.getByRole('heading', { name: frame.lostSession.title }).waitFor({ state: 'detached' });
  expect(await page.getByLabel(intake.questions.role_title.label).inputValue()).toBe(
    'Operations coordinator',
  );
  await eventually(async () => {
    const draft = await visit.api.get('/map/intake/draft');
    expect(await draft.text()).toContain('Operations coordinator');
  });
});

describe('in two tabs', () => {
  test('a tab that becomes visible again shows answers from the other', async () => {
    const { page, context } = visit;
    await answerAtOnce(page, statement(1), 1);
    await arrive({ 1: 1 });
    const otherTab = await context.newPage();
    await otherTab.goto('/app/assessment/1');
    await groupOf(otherTab, statement(2)).waitFor();
    expect(await shownAnswer(otherTab, statement(1))).toBe(1);
    await answerAtOnce(otherTab, statement(2), 2);
    await arrive({ 1: 1, 2: 2 });
    // Simulates what a browser does when a page becomes visible again.
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await eventually(async () => expect(await shownAnswer(page, statement(2))).toBe(2));
    await answerAtOnce(page, statement(3), 3);
    await arrive({ 1: 1, 2: 2, 3: 3 });
  });

  test('a logout in one removes everything in the other', async () => {
    const { page, context } = visit;
    const account = textsOf('account');
    const otherTab = await context.newPage();
    await otherTab.goto('/app/account');
    await otherTab.getByRole('button', { name: account.leaving.here, exact: true }).click();
    await page.waitForURL('**/app/**');
    await page.getByText(assessment.statements.question).waitFor({ state: 'detached' });
    expect(await page.locator('body').textContent()).not.toContain(address);
  });

  test('a save that fails in one after a logout in the other stores nothing on the device', async () => {
    const { page, context } = visit;
    const account = textsOf('account');
    const otherTab = await context.newPage();
    await otherTab.goto('/app/account');
    const saving = page.waitForRequest(drafts);
    const failing = page.waitForEvent('requestfailed');
    let fail = (): void => undefined;
    await page.route(drafts, (route) => {
      fail = () => void route.abort();
    });
    await answerAtOnce(page, statement(1), 1);
    await saving;
    // The start page loads slowly, so that this page stays alive for a while.
    let arriveThere = (): void => undefined;
    const leaving = page.waitForRequest('**/app/');
    await page.route('**/app/', (route) => {
      arriveThere = () => void route.continue();
    });
    await otherTab.getByRole('button', { name: account.leaving.here, exact: true }).click();
    await leaving;
    fail();
    await failing;
    arriveThere();
    await page.getByRole('heading', { level: 1, name: textsOf('start').title }).waitFor();
    expect(await otherTab.evaluate('Object.keys(localStorage)')).toEqual(['svc.departure']);
  });
});
