import { findChromium } from '../../tools/chromium.ts';
import { prepareDataTemplate } from './data-folders.ts';
import { bundleApplication } from './prepare-processes.ts';

/** Before the first test, whose time limit is not made for it. */
export default async function prepareBrowser(): Promise<void> {
  await Promise.all([findChromium(), prepareDataTemplate(), bundleApplication()]);
}
