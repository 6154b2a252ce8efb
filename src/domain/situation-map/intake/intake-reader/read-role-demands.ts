import { natures } from '#domain/scoring/dimensions.ts';
import { intakeFields } from '../intake-fields.ts';
import { expectationOf } from './expectations.ts';
import { natureNamed } from './nature-names.ts';
import { readObject, type Values } from './read-object.ts';
import { type NamedValue, namedValuesIn, readNamedRatings } from './read-ratings.ts';
import {
  faultAt,
  isJsonObject,
  type JsonObject,
  nothing,
  ownValue,
  type Path,
  read,
  type Reading,
  refuse,
} from './reading.ts';

const { levels, ...otherFields } = intakeFields.sections.roleDemands;

/**
 * The levels may be an object of their own, or stand directly among the other fields, or the whole section may be a
 * list.
 */
export function readRoleDemands(section: JsonObject | readonly unknown[], path: Path): Reading<Values> {
  if (!isJsonObject(section)) return withLevels(readLevelList(section, path), nothing, path);
  const { beside, others } = splitByNature(section, path);
  const nested = readNestedLevels(ownValue(section, 'levels'), [...path, 'levels']);
  const found = { ...nested, value: [...(nested.value ?? []), ...beside] };
  return withLevels(found, readObject(otherFields, others, path), [...path, 'levels']);
}

/** Separates the ratings among the section's fields from all other fields, except `levels`. */
function splitByNature(section: JsonObject, path: Path) {
  const others = Object.entries(section).filter(
    ([key]) => key !== 'levels' && natureNamed(key) === undefined,
  );
  const beside = namedValuesIn(section, path).filter(({ name }) => natureNamed(name) !== undefined);
  return { beside, others: Object.fromEntries(others) };
}

function readNestedLevels(value: unknown, path: Path): Reading<readonly NamedValue[]> {
  if (value === undefined || value === null) return nothing;
  if (Array.isArray(value)) return readLevelList(value, path);
  if (isJsonObject(value)) return read(namedValuesIn(value, path));
  return refuse(faultAt(path, 'wrong_type', expectationOf(levels)));
}

function readLevelList(list: readonly unknown[], path: Path): Reading<readonly NamedValue[]> {
  if (list.length > natures.length)
    return refuse(faultAt(path, 'too_many', `Send at most ${natures.length} levels.`));
  const entries = list.map((entry, index) => readLevelEntry(entry, [...path, index]));
  return {
    value: entries.flatMap(({ value }) => value ?? []),
    faults: entries.flatMap(({ faults }) => faults),
    unknown: entries.flatMap(({ unknown }) => unknown),
  };
}

function readLevelEntry(entry: unknown, path: Path): Reading<NamedValue> {
  if (!isJsonObject(entry))
    return refuse(faultAt(path, 'wrong_type', 'Send an object with nature and level.'));
  const name = ownValue(entry, 'nature');
  if (typeof name !== 'string' || natureNamed(name) === undefined)
    return refuse(faultAt([...path, 'nature'], 'unknown_choice', `Send one of ${natures.join(', ')}.`));
  const unknown = Object.entries(entry).flatMap(([key, value]) =>
    key === 'nature' || key === 'level' || value === null ? [] : [{ path: [...path, key], value }],
  );
  return { ...read({ name, value: ownValue(entry, 'level') ?? null, path: [...path, 'level'] }), unknown };
}

/** Combines the values found for the levels with the other fields. */
function withLevels(
  found: Reading<readonly NamedValue[]>,
  others: Reading<Values>,
  path: Path,
): Reading<Values> {
  const ratings = readNamedRatings(levels, found.value ?? [], path);
  return {
    value: { ...(ratings.value !== undefined && { levels: ratings.value }), ...others.value },
    faults: [...found.faults, ...ratings.faults, ...others.faults],
    unknown: [...found.unknown, ...ratings.unknown, ...others.unknown],
  };
}
