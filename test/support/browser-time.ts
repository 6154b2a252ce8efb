import type { Page } from 'playwright-core';

// Pages whose clock was installed before they were opened: their time goes on as usual, and can be moved as well. An hour is
// longer than any pause of theirs, and than any test.

const hourMs = 60 * 60_000;

/** What was due within the hour happens now, once: of what begins once something is drawn, that has to be waited for before. */
export const letAnHourPass = (page: Page): Promise<void> => page.clock.fastForward(hourMs);

/** The same, and then time stands still until it is moved. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + hourMs);
}
