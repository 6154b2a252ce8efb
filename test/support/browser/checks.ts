import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import {
  axeFindings,
  drawn,
  focusedElement,
  focusFaults,
  scrolled,
  sidewaysOffenders,
  smallTargets,
} from './in-page.mjs';

const axeSource = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** The levels A and AA of all versions of WCAG so far, and axe-core's additional recommendations. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Loads axe-core into every page of a context, which saves time if pages are checked often. */
export const bringChecks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: axeSource });

/**
 * Checks in light and dark colours, starting with the page's current ones. Rules that are not about colours have the
 * same result in both and are checked once.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  // Evaluated by the debugger, so that the content policy of the page stays in force.
  if (await page.evaluate('globalThis.axe === undefined')) await page.evaluate(axeSource);
  const isDark = await page.evaluate<boolean>("matchMedia('(prefers-color-scheme: dark)').matches");
  await page.evaluate(drawn);
  expect(await page.evaluate(axeFindings, standards)).toEqual([]);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await page.evaluate(drawn);
  expect(await page.evaluate(axeFindings, rulesOfColour)).toEqual([]);
}

/** WCAG 1.4.10, which axe-core does not check. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(sidewaysOffenders)).toEqual([]);
}

/** Where a screen reader starts to read after a change of the page. */
export async function expectFocusOnHeading(page: Page): Promise<void> {
  await eventually(async () => {
    const heading = (await page.locator('h1').first().textContent())?.trim();
    expect(await page.evaluate(focusedElement)).toEqual({ tag: 'h1', text: heading });
  });
}

/** Waits until the element has the focus, which happens as soon as the new content is drawn. */
export const expectFocus = (found: Locator): Promise<void> =>
  found.and(found.page().locator(':focus')).waitFor();

/** WCAG 2.5.8, without its exception for small buttons with space around them. */
export async function expectTargets(page: Page): Promise<void> {
  expect(await page.evaluate(smallTargets)).toEqual([]);
}

/** WCAG 2.4.7 and 2.4.11: the focused element is marked, and a part of it is visible as soon as the page stops scrolling. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  if ((await page.evaluate(focusFaults)).length > 0) await page.evaluate(scrolled);
  expect(await page.evaluate(focusFaults)).toEqual([]);
}

export async function expectToSee(found: Locator): Promise<void> {
  await found.first().waitFor();
  expect(await found.count()).toBe(1);
}
