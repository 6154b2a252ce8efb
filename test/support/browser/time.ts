import type { Page } from 'playwright-core';

// For pages with a clock installed before they were opened: their time runs as usual, and can also be moved. An hour is
// longer than any of their pauses and than any test.

const hourMs = 60 * 60_000;

/**
 * Runs every timer that is due within an hour, once. Before that, wait until the page has rendered and set its timers.
 */
export const letAnHourPass = (page: Page): Promise<void> => page.clock.fastForward(hourMs);

/** Lets an hour pass too. After that, time stands still until the test moves it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + hourMs);
}
