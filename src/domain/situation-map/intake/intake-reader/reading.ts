import type { IntakeFault } from '../intake.ts';

/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

export interface UnknownField {
  readonly path: Path;
  readonly value: unknown;
}

/** The result of reading a part of an intake. `value` is undefined if there was nothing usable. */
export interface Reading<T> {
  readonly value: T | undefined;
  readonly faults: readonly IntakeFault[];
  readonly unknown: readonly UnknownField[];
}

export const read = <T>(value: T): Reading<T> => ({ value, faults: [], unknown: [] });

export const refuse = (...faults: readonly IntakeFault[]): Reading<never> => ({
  value: undefined,
  faults,
  unknown: [],
});

export const nothing: Reading<never> = refuse();

export const faultAt = (path: Path, code: string, message: string): IntakeFault => ({
  pointer: pointerTo(path),
  code,
  message,
});

/** A JSON pointer (RFC 6901). */
export const pointerTo = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own properties only, because inherited ones were not sent. */
export const ownValue = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;
