import type { IntakeFault } from '../intake.ts';
import { type IntakeField, jsonNameOf } from '../intake-fields.ts';
import { readField } from './read-field.ts';
import {
  faultAt,
  type JsonObject,
  nothing,
  ownValue,
  type Path,
  type Reading,
  type UnknownField,
} from './reading.ts';

type Fields = Readonly<Record<string, IntakeField>>;

/** Values by property name. */
export type Values = Readonly<Record<string, unknown>>;

/** Reads the known fields, in the order of the table, and returns the others as unknown. */
export function readObject(fields: Fields, object: JsonObject, path: Path): Reading<Values> {
  const readings = Object.entries(fields).map(([property, field]) => ({
    property,
    ...readOptional(field, ownValue(object, jsonNameOf(property)), [...path, jsonNameOf(property)]),
  }));
  const values = Object.fromEntries(
    readings.flatMap(({ property, value }) => (value === undefined ? [] : [[property, value]])),
  );
  return {
    value: values,
    faults: [...readings.flatMap(({ faults }) => faults), ...overlapsIn(fields, values, path)],
    unknown: [...readings.flatMap(({ unknown }) => unknown), ...unknownIn(fields, object, path)],
  };
}

const readOptional = (field: IntakeField, value: unknown, path: Path): Reading<unknown> =>
  value === undefined || value === null ? nothing : readField(field, value, path);

/** The indexes are those of the JSON, because reading a list does not move its entries. */
function overlapsIn(fields: Fields, values: Values, path: Path): readonly IntakeFault[] {
  return Object.entries(fields).flatMap(([property, field]) => {
    if (!('apartFrom' in field) || field.apartFrom === undefined) return [];
    const other = listOf(values[field.apartFrom]);
    const message = `Remove it here or from ${jsonNameOf(field.apartFrom)}.`;
    return listOf(values[property]).flatMap((one, index) =>
      other.includes(one) ? [faultAt([...path, jsonNameOf(property), index], 'overlap', message)] : [],
    );
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function unknownIn(fields: Fields, object: JsonObject, path: Path): readonly UnknownField[] {
  const known = new Set(Object.keys(fields).map(jsonNameOf));
  return Object.entries(object).flatMap(([key, value]) =>
    known.has(key) || value === null ? [] : [{ path: [...path, key], value }],
  );
}
