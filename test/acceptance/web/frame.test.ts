import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Application } from '#test/support/browser/application.ts';
import { expectFocus, expectToSee } from '#test/support/browser/checks.ts';
import { textsOf } from '#test/support/browser/texts.ts';
import type { Visit } from '#test/support/browser/visit.ts';

const frame = textsOf('frame');

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

const menu = (): Locator => page.getByRole('button', { name: frame.menu, exact: true });
const places = (): Locator => page.getByRole('navigation', { name: frame.menu });
const switchTo = (name: string): Locator => page.getByRole('button', { name, exact: true });

test('the menu on a phone closes with Escape, and its button gets the focus again', async () => {
  await visit.open('/app/');
  await menu().press('Enter');
  await visit.settle();
  await page.keyboard.press('Tab');
  await expectFocus(places().getByRole('link').first());
  await page.keyboard.press('Escape');
  await places().waitFor({ state: 'hidden' });
  await expectFocus(menu());
});

describe('the switch of the language', () => {
  test('keeps the focus, so that a second press switches back', async () => {
    await visit.open('/app/about');
    await menu().press('Enter');
    await switchTo('Français').press('Enter');
    await expectToSee(page.getByRole('heading', { level: 1, name: textsOf('about', 'fr').title }));
    await expectFocus(switchTo('English'));
    await page.keyboard.press('Enter');
    await expectToSee(page.getByRole('heading', { level: 1, name: textsOf('about').title }));
  });

  test('leaves the page unchanged if the texts cannot be loaded', async () => {
    await visit.open('/app/login');
    const email = page.getByLabel(textsOf('login').email);
    await email.fill('half-writ');
    await menu().click();
    await visit.context.setOffline(true);
    await switchTo('Français').click();
    await expectToSee(page.getByText(frame.offlineGuest));
    await visit.settle();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await email.inputValue()).toBe('half-writ');
  });
});

test('an address that cannot be decoded leads to no page', async () => {
  await visit.open('/app/books/%E0%A4%A');
  await expectToSee(page.getByRole('heading', { level: 1, name: textsOf('missing').title }));
  expect(visit.takeFaults()).toEqual([]);
});
