import { Problem } from '../problem.ts';

const decimal = /^[1-9]\d*$/;

/** An id in a path. An invalid id gets the same response as an unknown one: not found. */
export function parsePathId(text: string): number {
  const id = Number(text);
  if (!decimal.test(text) || !Number.isSafeInteger(id)) throw new Problem('not_found');
  return id;
}
