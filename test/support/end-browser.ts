import { removeDataTemplate } from './data-folders.ts';

export default function endBrowser(): void {
  removeDataTemplate();
}
