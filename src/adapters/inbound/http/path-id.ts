import { Problem } from './problem.ts';

const decimal = /^[1-9]\d*$/;

/** An id in a path. What cannot be one is not found, like an id that nobody has. */
export function parsePathId(text: string | undefined): number {
  const id = Number(text);
  if (text === undefined || !decimal.test(text) || !Number.isSafeInteger(id)) throw new Problem('not_found');
  return id;
}
