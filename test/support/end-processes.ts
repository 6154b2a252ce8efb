import { removeDataTemplate } from './data-folders.ts';
import { stopSharedServer } from './shared-postgres.ts';

export default async function endProcesses(): Promise<void> {
  removeDataTemplate();
  await stopSharedServer();
}
