import { type Nature, natures } from '#domain/scoring/dimensions.ts';
import type { PerNature } from '../intake.ts';
import type { NatureRatingsField } from '../intake-fields.ts';
import { sumOf } from '#domain/situation-map/measures/rounding.ts';
import { natureNamed } from './nature-names.ts';
import { isWithin, positiveZero, rangeOf } from './whole-numbers.ts';
import { faultAt, type JsonObject, nothing, type Path, read, type Reading, refuse } from './reading.ts';

/** A value with its name, which may or may not be a nature. */
export interface NamedValue {
  readonly name: string;
  readonly value: unknown;
  readonly path: Path;
}

export const namedValuesIn = (object: JsonObject, path: Path): readonly NamedValue[] =>
  Object.entries(object).map(([name, value]) => ({ name, value, path: [...path, name] }));

export const readRatings = (
  field: NatureRatingsField,
  object: JsonObject,
  path: Path,
): Reading<PerNature<number>> => readNamedRatings(field, namedValuesIn(object, path), path);

/** Reads ratings that may come from several places; `path` is where they belong. */
export function readNamedRatings(
  field: NatureRatingsField,
  values: readonly NamedValue[],
  path: Path,
): Reading<PerNature<number>> {
  const sent = values.filter(({ value }) => value !== null);
  const rated = sent.flatMap(({ name, value, path: at }): readonly Rated[] => {
    const nature = natureNamed(name);
    return nature === undefined ? [] : [{ nature, value, path: at }];
  });
  const unknown = sent.filter(({ name }) => natureNamed(name) === undefined);
  const faults = rated.flatMap((one, index) => faultsOf(one, rated.slice(0, index), field));
  const reading = faults.length > 0 ? refuse(...faults) : complete(field, inOrder(rated), path);
  return { ...reading, unknown };
}

interface Rated {
  readonly nature: Nature;
  readonly value: unknown;
  readonly path: Path;
}

function faultsOf({ nature, value, path }: Rated, earlier: readonly Rated[], field: NatureRatingsField) {
  if (earlier.some((one) => one.nature === nature))
    return [faultAt(path, 'duplicate', 'Rate each nature once.')];
  return isWithin(field, value)
    ? []
    : [faultAt(path, codeOf(value), `Send a whole number ${rangeOf(field)}.`)];
}

const codeOf = (value: unknown): string => (typeof value === 'number' ? 'out_of_range' : 'wrong_type');

const inOrder = (rated: readonly Rated[]): PerNature<number> =>
  Object.fromEntries(
    natures.flatMap((nature) =>
      rated
        .filter((one) => one.nature === nature)
        .map(({ value }) => [nature, positiveZero(value as number)]),
    ),
  );

function complete(
  { sum }: NatureRatingsField,
  ratings: PerNature<number>,
  path: Path,
): Reading<PerNature<number>> {
  const values = Object.values(ratings);
  if (values.length === 0) return nothing;
  if (sum === undefined) return read(ratings);
  const missing = natures.filter((nature) => ratings[nature] === undefined);
  if (missing.length > 0) return refuse(faultAt(path, 'incomplete', `Add ${missing.join(', ')}.`));
  if (sumOf(values) === sum) return read(ratings);
  return refuse(faultAt(path, 'wrong_sum', `Change the nine numbers so that they add up to ${sum}.`));
}
