import type { IntakeFault } from '../intake.ts';

/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

export interface UnknownField {
  readonly path: Path;
  readonly value: unknown;
}

/** What reading a part of an intake gives. Without a value nothing usable was said. */
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

/** RFC 6901. */
export const pointerTo = (path: Path): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property; what an object inherits was not sent. */
export const ownValue = (object: JsonObject, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;
