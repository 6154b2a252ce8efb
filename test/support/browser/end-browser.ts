import { endShared } from './shared.ts';
import { removeDataTemplate } from '../databases/data-folders.ts';

export default async function endBrowser(): Promise<void> {
  removeDataTemplate();
  await endShared();
}
