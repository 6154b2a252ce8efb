import { removeDataTemplate } from '../databases/data-folders.ts';
import { stopSharedServer } from '../databases/shared-postgres.ts';

export default async function endProcesses(): Promise<void> {
  removeDataTemplate();
  await stopSharedServer();
}
