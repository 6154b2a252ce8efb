import { recall, remember } from '../device/device-store.ts';

/** Where somebody was when they had to log in. The link in the mail leads to the start, often in another tab. */
interface Wish {
  readonly path: string;
  readonly at: number;
}

/** As long as a link in a mail lives. */
const validForMs = 15 * 60 * 1000;

export const wishToReturnTo = (path: string): void => remember('return-to', { path, at: Date.now() });

/** Once: the wish is forgotten. */
export function takeReturnPath(): string | undefined {
  const wish = recall('return-to') as Wish | undefined;
  remember('return-to', undefined);
  return wish !== undefined && Date.now() - wish.at < validForMs ? wish.path : undefined;
}
