import type { Locator, Page } from 'playwright-core';
import { expectVisibleFocus } from './checks.ts';

const mostStops = 60;

/**
 * Waits for the target, because Tab would pass by a page that is not complete. Then presses Tab until the target has
 * the focus, and checks that every element on the way is visible.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if ((await target.and(page.locator(':focus')).count()) === 1) return;
  }
  throw new Error(`Tab does not come to ${String(target)}.`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** In the next group of radio buttons without a choice, chooses the button at that position, from 1. */
export async function chooseInNextGroup(page: Page, group: Locator, place: number): Promise<void> {
  await tabTo(page, group.getByRole('radio').first());
  if (place === 1) await page.keyboard.press('Space');
  for (let step = 1; step < place; step += 1) await page.keyboard.press('ArrowDown');
}
