import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectFocusOnHeading } from '#test/support/browser/checks.ts';
import { restoreFromBehindTheBackButton } from '#test/support/browser/in-page.mjs';
import { submitAnswers } from '#test/support/browser/seeding.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import { contentOf, type Visit } from '#test/support/browser/visit.ts';

const frame = textsOf('frame');
const home = textsOf('home');
const login = textsOf('login');
const account = textsOf('account');
const start = textsOf('start');

let application: Application;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  application = await Application.join();
});

afterAll(() => application.close());

beforeEach(async () => {
  visit = await application.visit({ width: 390, height: 844 });
  ({ page } = visit);
});

afterEach(() => visit.end());

const heading = (text: string, on = page) => on.getByRole('heading', { level: 1, name: text, exact: true });
const button = (name: string, on = page) => on.getByRole('button', { name, exact: true });
const emailField = () => page.getByLabel(login.email);

/** Opens a link in its own tab, like a mail program. */
async function openInNewTab(link: string): Promise<Page> {
  const tab = await visit.context.newPage();
  await tab.goto(link);
  return tab;
}

/** The names under which this browser stores something. */
const keptNames = () => page.evaluate('Object.keys(localStorage)');

describe('a login', () => {
  test('continues by itself on the page that asked for it, when the link is opened in another tab', async () => {
    const address = 'asked-for@example.com';
    await visit.open('/app/account');
    await heading(login.purposes.goOn.title).waitFor();
    await emailField().fill(address);
    await emailField().press('Enter');
    await heading(login.sent.title).waitFor();
    await expectFocusOnHeading(page);
    const { link, subject } = await application.mailAfter(address, 0);
    expect(login.sent.subjects.login).toContain(subject);

    const tab = await openInNewTab(link);
    await heading(account.title, tab).waitFor();
    await heading(account.title).waitFor();
    await page.getByText(address).first().waitFor();
  });

  test('says next to the field what is wrong with an address, and keeps the text', async () => {
    await visit.open('/app/login');
    await button(login.purposes.logIn.send).click();
    await page.getByText(login.refusal).waitFor();
    await emailField().fill('name@');
    await button(login.purposes.logIn.send).click();
    await page.getByText(login.refusal).waitFor();
    expect(await emailField().inputValue()).toBe('name@');
    expect(await emailField().getAttribute('aria-invalid')).toBe('true');
    await expectFocus(emailField());
  });

  test('says when another link may be sent', async () => {
    await visit.open('/app/login');
    await emailField().fill('impatient@example.com');
    await button(login.purposes.logIn.send).click();
    await heading(login.sent.title).waitFor();
    for (let sent = 1; sent < 5; sent += 1) {
      await button(login.sent.resend).click();
      await page.locator(`button[aria-disabled="false"]`, { hasText: login.sent.resend }).waitFor();
    }
    await page.getByText(login.sent.again).waitFor();
    await button(login.sent.resend).click();
    await page.getByText(/Too many requests\. Wait 1[45] minutes/).waitFor();
    expect(await page.getByText(login.sent.again).count()).toBe(0);
  });

  test('lets a wrong address be corrected', async () => {
    await visit.open('/app/login');
    await emailField().fill('typo@example.con');
    await button(login.purposes.logIn.send).click();
    await button(login.sent.otherAddress).click();
    expect(await emailField().inputValue()).toBe('typo@example.con');
  });

  test('is not offered to people who are logged in', async () => {
    await visit.logIn();
    await visit.open('/app/login');
    await heading(home.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/');
  });

  test('can be started again from the page of a link that does not work', async () => {
    await visit.open('/auth/callback?token=wrong&email=you%40example.com');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await heading(login.purposes.logIn.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/login');
  });
});

describe('a session', () => {
  test('that ended elsewhere leaves the page unchanged until the same person logs in again', async () => {
    const address = await visit.logIn();
    await visit.open('/app/account');
    await page.getByLabel(account.deletion.label).fill('half-written');
    await visit.api.post('/auth/logout');
    await button(account.data.all).click();
    const notice = page.getByRole('region', { name: frame.lostSession.title });
    await notice.waitFor();

    const asked = application.mailsTo(address).length;
    await button(frame.lostSession.send.replace('{email}', address)).click();
    await button(frame.lostSession.check).click();
    await page.getByText(frame.lostSession.notYet).waitFor();
    await openInNewTab((await application.mailAfter(address, asked)).link);
    await notice.waitFor({ state: 'hidden' });
    expect(await page.getByLabel(account.deletion.label).inputValue()).toBe('half-written');
  });

  test('that ended can be left for good by another person on the same device', async () => {
    await visit.logIn();
    await visit.open('/app/account');
    await visit.api.post('/auth/logout');
    await button(account.data.all).click();
    await button(frame.lostSession.leave).click();
    await heading(start.title).waitFor();
    expect(await keptNames()).toEqual(['svc.departure']);
  });

  test('of one person is replaced by that of another in all tabs, and leaves them nothing', async () => {
    await visit.logIn();
    await visit.open('/app/account');
    await page.evaluate(`localStorage.setItem('svc.answers.1', '{}')`);
    const other = 'somebody-else@example.com';
    const tab = await openInNewTab(await visit.askForLink(other));
    await tab.getByRole('heading', { name: 'Change accounts?' }).waitFor();
    await tab.getByRole('link', { name: 'Stay logged in' }).waitFor();
    await tab.getByRole('button', { name: 'Change accounts' }).click();
    await heading(home.title, tab).waitFor();
    await heading(home.title).waitFor();
    expect(await keptNames()).not.toContain('svc.answers.1');
    await visit.follow('/app/account');
    await page.getByText(other).first().waitFor();
  });

  test('ends in all tabs at once, and the back button shows nothing', async () => {
    await visit.logIn();
    await submitAnswers(visit.api);
    await visit.open('/app/result');
    await visit.follow('/app/account');
    const tab = await openInNewTab('/app/result');
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await button(account.leaving.here).click();
    await page.getByText(start.loggedOut).waitFor();
    await heading(start.title, tab).waitFor();
    expect(await keptNames()).toEqual(['svc.departure']);
    await page.goBack();
    await heading(login.purposes.goOn.title).waitFor();
  });

  test('does not affect tabs without a session when it ends', async () => {
    await visit.open('/app/login');
    await emailField().fill('half-writ');
    const tab = await openInNewTab('/app/');
    await tab.evaluate(`localStorage.setItem('svc.departure', '1')`);
    await visit.settle();
    expect(await emailField().inputValue()).toBe('half-writ');
  });

  test('is requested again by a page that the back button restores', async () => {
    await visit.logIn();
    await visit.open('/app/account');
    await page.evaluate(`localStorage.removeItem('svc.person')`);
    await visit.api.post('/auth/logout');
    await page.evaluate(restoreFromBehindTheBackButton);
    await heading(login.purposes.goOn.title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/account');
  });

  test('is found by a retry if the service could not be reached at first', async () => {
    await visit.logIn();
    await visit.context.route('**/me', (route) => route.abort());
    await page.goto('/app/account');
    await heading('This page cannot be loaded').waitFor();
    await visit.context.setOffline(true);
    await visit.context.unroute('**/me');
    await button('Try again').click();
    await page.getByText('There is still no answer.').waitFor();
    await visit.context.setOffline(false);
    await heading(account.title).waitFor();
    expect(await page.getByText('There is still no answer.').count()).toBe(0);
  });
});

describe('a service that does not answer', () => {
  test('is asked again until it does, and the page comes back by itself', async () => {
    await visit.logIn();
    await visit.context.route('**/me', (route) => route.abort());
    await page.goto('/app/account');
    await heading('This page cannot be loaded').waitFor();
    await visit.context.unroute('**/me');
    await heading(account.title).waitFor();
    expect(visit.takeFaults().filter((fault) => !fault.includes('/me'))).toEqual([]);
  });
});

describe('the account', () => {
  test('offers all data for download', async () => {
    await visit.logIn();
    await submitAnswers(visit.api);
    await visit.open('/app/account');
    const [data] = await Promise.all([page.waitForEvent('download'), button(account.data.all).click()]);
    expect(data.suggestedFilename()).toBe('my-data.json');
    expect(JSON.parse((await contentOf(data)).toString())).toMatchObject({
      assessments: [expect.anything()],
    });
    expect(visit.takeFaults()).toEqual([]);
  });

  test('warns that a logout would remove data that is only on this device', async () => {
    await visit.logIn();
    const { id } = (await (await visit.api.get('/me')).json()) as { id: number };
    await visit.open('/app/about');
    await page.evaluate(`localStorage.setItem('svc.intake.${id}', '{"goals":{}}')`);
    await visit.follow('/app/account');
    await page.getByText(account.leaving.unsent.intake).waitFor();
    expect(await page.getByText(account.leaving.unsent.answers).count()).toBe(0);
  });

  test('ends every session', async () => {
    const address = await visit.logIn();
    const elsewhere = await application.visit();
    await elsewhere.logIn(address);
    await visit.open('/app/account');
    await button(account.leaving.everywhere).click();
    await page.getByText(start.loggedOut).waitFor();
    expect((await elsewhere.api.get('/me')).status()).toBe(401);
    await elsewhere.end();
  });

  test('is deleted after its address is typed, with a final message', async () => {
    const address = await visit.logIn();
    await visit.open('/app/account');
    const confirmation = page.getByLabel(account.deletion.label);
    await confirmation.fill('you@example.com');
    await button(account.deletion.now).click();
    await page.getByText(account.deletion.refusal).waitFor();
    expect(await confirmation.inputValue()).toBe('you@example.com');
    await confirmation.fill(address);
    await confirmation.press('Enter');
    await heading(start.deleted.title).waitFor();
    await expectFocusOnHeading(page);
    expect(await keptNames()).toEqual(['svc.departure']);
    expect((await visit.api.get('/me')).status()).toBe(401);
  });
});
