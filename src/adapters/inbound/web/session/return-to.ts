import { recall, remember } from '../device/device-store.ts';

/** The page that a person was on when they had to log in. The link in the mail opens the start page, often in another tab. */
interface StoredPath {
  readonly path: string;
  readonly at: number;
}

/** As long as a login link is valid. */
const validForMs = 15 * 60 * 1000;

export const rememberReturnPath = (path: string): void => remember('return-to', { path, at: Date.now() });

/** Returns it once, and forgets it. */
export function takeReturnPath(): string | undefined {
  const stored = recall('return-to') as StoredPath | undefined;
  remember('return-to', undefined);
  return stored !== undefined && Date.now() - stored.at < validForMs ? stored.path : undefined;
}
