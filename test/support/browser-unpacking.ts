import { findChromium } from '../../tools/chromium.ts';

/** Before the first test, whose time limit is not made for it. */
export default async function unpackBrowser(): Promise<void> {
  await findChromium();
}
