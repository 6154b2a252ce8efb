import { type Fault, Problem } from '../problem.ts';

const deepest = 16;
/**
 * Limits for the entries of one list or object, and for all values together; several times what any body needs. Even a
 * small body could contain half a million values.
 */
const mostEntries = 1_000;
const mostValues = 10_000;

/** A value that is still to be checked; `path` contains the keys that lead to it. */
interface Place {
  readonly value: unknown;
  readonly path: readonly string[];
}

/**
 * Refuses JSON that could cause trouble later: text that the database cannot store (NUL, lone surrogates), numbers that
 * JavaScript cannot represent exactly, deep nesting, keys that reach into prototypes, and too many values.
 */
export function inspectJson(root: object): void {
  const places: Place[] = [{ value: root, path: [] }];
  let values = 1;
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const fault = faultOf(place.value);
    if (fault !== undefined) throw invalid(place.path, ...fault);
    if (typeof place.value !== 'object' || place.value === null) continue;
    for (const child of childrenOf(place.value, place.path)) places.push(child);
    values += entriesIn(place.value);
    if (values > mostValues)
      throw invalid([], 'too_many', `A body may contain at most ${mostValues} values in all.`);
  }
}

function faultOf(value: unknown): [code: string, message: string] | undefined {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return ['number_out_of_range', 'The number is beyond ±(2^53 − 1).'];
  if (typeof value === 'string' && !isStorable(value))
    return ['invalid_text', 'The text contains a NUL character or half of a surrogate pair.'];
  return undefined;
}

function childrenOf(parent: object, path: readonly string[]): Place[] {
  if (path.length >= deepest) throw invalid(path, 'too_deep', `At most ${deepest} levels may be nested.`);
  if (entriesIn(parent) > mostEntries)
    throw invalid(path, 'too_many', `At most ${mostEntries} entries are allowed in one list or object.`);
  return Object.entries<unknown>(parent as Record<string, unknown>).map(([key, value]) => {
    if (key === '__proto__' || (key === 'prototype' && path.at(-1) === 'constructor'))
      throw new Problem('malformed_json', { detail: 'A key of the body is not allowed.' });
    if (!isStorable(key))
      throw invalid(path, 'invalid_text', 'A key contains a character that is not allowed.');
    return { value, path: [...path, key] };
  });
}

const entriesIn = (parent: object): number =>
  Array.isArray(parent) ? parent.length : Object.keys(parent).length;

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const invalid = (path: readonly string[], code: string, message: string): Problem => {
  const errors: Fault[] = [{ pointer: pointerTo(path), code, message }];
  return new Problem('validation_failed', { errors });
};

/** RFC 6901. */
export const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
