import { dropTemplate } from './databases.ts';

export default async function stopSharedServer(): Promise<void> {
  if (globalThis.testServer === undefined) await dropTemplate();
  else await globalThis.testServer.dispose();
}
