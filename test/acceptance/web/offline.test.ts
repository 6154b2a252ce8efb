import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Application } from '#test/support/browser/application.ts';
import { draftAnswers } from '#test/support/browser/seeding.ts';
import {
  answer,
  savedAnswers,
  shownAnswer,
  type Statement,
  statementsIn,
} from '#test/support/browser/statements.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import type { Visit } from '#test/support/browser/visit.ts';
import { eventually } from '#test/support/eventually.ts';

const frame = textsOf('frame');
const account = textsOf('account');
const assessment = textsOf('assessment');

let application: Application;
let visit: Visit;
let statements: readonly Statement[];

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

beforeEach(async () => {
  visit = await application.visit({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  statements = await statementsIn(visit);
});

afterEach(() => visit.end());

const statement = (number: number): Statement => statements[number - 1] as Statement;

/** Disconnects when the application has stored itself for offline use, as it does after the first page. */
async function disconnect(): Promise<void> {
  await eventually(async () =>
    expect(await visit.page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true),
  );
  await visit.context.setOffline(true);
}

/** The text of everything that the application stored for use offline. */
const kept = async (): Promise<string> =>
  visit.page.evaluate<string>(`(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
    return (await Promise.all(responses.map((response) => response?.text() ?? ''))).join('\\n');
  })()`);

describe('without a connection, once it was there', () => {
  test('the statements can be begun by anybody', async () => {
    const { page } = visit;
    await visit.open('/app/');
    await disconnect();
    await page.goto('/app/assessment/1');
    await page.getByText(frame.offlineGuest, { exact: true }).waitFor();
    await answer(page, statement(1), 4);
    await page.goto('/app/assessment');
    await page.getByText('1 of 76', { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('data-session')).toBe('offline');
  });

  test('somebody goes on with what they answered, and all of it comes together afterwards', async () => {
    const { page } = visit;
    await visit.logIn();
    await draftAnswers(visit.api, 2);
    await visit.open('/app/assessment');
    await disconnect();
    await draftAnswers(visit.api, 3);
    await page.goto('/app/assessment/1');
    await page.getByText('2 of 76', { exact: true }).waitFor();
    await answer(page, statement(5), 4);
    await page.getByText(frame.keeping.waiting.offline, { exact: true }).waitFor();
    await page.reload();
    await page.getByText('3 of 76', { exact: true }).waitFor();
    expect(await shownAnswer(page, statement(5))).toBe(4);

    await visit.context.setOffline(false);
    await page.getByText(frame.keeping.saved, { exact: true }).waitFor();
    expect(await savedAnswers(visit)).toMatchObject({ 3: expect.any(Number), 5: 4 });
    await page.getByText('4 of 76', { exact: true }).waitFor();
  });

  test('pages of one person say that they cannot be loaded, and come back by themselves', async () => {
    const { page } = visit;
    await visit.logIn();
    await visit.open('/app/account');
    await disconnect();
    await page.goto('/app/account');
    await page.getByRole('heading', { level: 1, name: 'This page cannot be loaded' }).waitFor();
    await visit.context.setOffline(false);
    await expect(
      page.getByRole('heading', { level: 1, name: account.title }).waitFor(),
    ).resolves.toBeUndefined();
  });
});

describe('what is kept for that', () => {
  test('is the same for everybody, and after a logout there is nothing of a person', async () => {
    const { page } = visit;
    const address = await visit.logIn();
    await draftAnswers(visit.api, 2);
    await visit.open('/app/assessment');
    await visit.follow('/app/account');
    await disconnect();
    expect(await kept()).toContain(statement(1).text);
    expect(await kept()).not.toMatch(new RegExp(`${address}|data-session="perhaps"`));
    expect(await page.evaluate('Object.keys(localStorage).join()')).toContain('saved-answers');
    await visit.context.setOffline(false);
    await page.getByRole('button', { name: account.leaving.here, exact: true }).click();
    await page.getByText(textsOf('start').loggedOut).waitFor();
    expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['svc.departure']);

    await visit.context.setOffline(true);
    await page.goto('/app/assessment');
    await page.getByText(assessment.introduction.first.lead).waitFor();
    expect(await page.locator('body').textContent()).not.toContain(address);
  });

  test('gives way to a new version as soon as there is a connection', async () => {
    const { page } = visit;
    await visit.open('/app/');
    await disconnect();
    await visit.context.setOffline(false);
    const answered = await page.goto('/app/about');
    expect(await answered?.headerValue('cache-control')).toBe('no-cache');
    expect(await page.locator('html').getAttribute('data-session')).toBe('none');
  });
});
