import type { Locator, Page } from 'playwright-core';
import { expectVisibleFocus } from './browser-checks.ts';

const mostStops = 60;

/** Presses Tab until the target has the focus; every stop on the way has to be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
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

/** Of a group of radio buttons that none is chosen of yet: the one in that place, from 1. */
export async function chooseInNextGroup(page: Page, group: Locator, place: number): Promise<void> {
  await tabTo(page, group.getByRole('radio').first());
  if (place === 1) await page.keyboard.press('Space');
  for (let step = 1; step < place; step += 1) await page.keyboard.press('ArrowDown');
}
