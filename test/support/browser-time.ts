import type { Page } from 'playwright-core';

// Pages whose clock was installed before they were opened: their time goes on as usual, and can be moved as well. An hour is
// longer than any pause of theirs, and than any test.

const hourMs = 60 * 60_000;

/** Runs every timer that is due within an hour, once. Wait first for what the page has to draw before it sets its timer. */
export const letAnHourPass = (page: Page): Promise<void> => page.clock.fastForward(hourMs);

/** Lets an hour pass as well. Then time stands still until it is moved. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + hourMs);
}
