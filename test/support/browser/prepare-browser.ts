import { shareChromium, shareService } from './shared.ts';
import { prepareDataTemplate } from '../databases/data-folders.ts';
import { bundleApplication } from '../processes/prepare-processes.ts';

/** Starts the browser and the service that browser tests share. */
export default async function prepareBrowser(): Promise<void> {
  await Promise.all([shareChromium(), prepareDataTemplate(), bundleApplication()]);
  await shareService();
}
