import { shareChromium, shareService } from './browser-shared.ts';
import { prepareDataTemplate } from './data-folders.ts';
import { bundleApplication } from './prepare-processes.ts';

/** What the tests in a browser share. */
export default async function prepareBrowser(): Promise<void> {
  await Promise.all([shareChromium(), prepareDataTemplate(), bundleApplication()]);
  await shareService();
}
