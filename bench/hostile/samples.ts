/** The parts of JSON Schema that the service's OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly required?: readonly string[];
}

export type Components = Readonly<Record<string, Schema>>;

/** The same schema without its optional members. */
export function leastOf(schema: Schema, components: Components): Schema {
  const { $ref, properties = {}, required = [], ...rest } = schema;
  if ($ref !== undefined) return leastOf(components[nameIn($ref)] ?? {}, components);
  const kept = Object.entries(properties).filter(([name]) => required.includes(name));
  return { ...rest, properties: Object.fromEntries(kept), additionalProperties: false };
}

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

/** A value that matches the schema and has every possible member. */
export function sampleOf(schema: Schema, components: Components, name = ''): unknown {
  const { $ref, anyOf, oneOf, allOf } = schema;
  if ($ref !== undefined) return sampleOf(components[nameIn($ref)] ?? {}, components, name);
  for (const known of ['const', 'example', 'default'] as const)
    if (schema[known] !== undefined && !isEmptyList(schema[known])) return schema[known];
  const first = schema.enum?.[0] ?? schema.examples?.[0];
  if (first !== undefined) return first;
  const choice = anyOf?.[0] ?? oneOf?.[0];
  if (choice !== undefined) return sampleOf(choice, components, name);
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((one) => sampleOf(one, components, name)));
  return sampleOfType(schema, components, name);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function sampleOfType(schema: Schema, components: Components, name: string): unknown {
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type ?? 'string') {
    case 'object':
      return sampleObject(schema, components);
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        sampleOf(schema.items ?? {}, components, name),
      );
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return name === 'email' ? 'somebody@example.com' : 'We utilize the the tool.';
  }
}

function sampleObject(
  { properties, additionalProperties, propertyNames }: Schema,
  components: Components,
): object {
  const named = Object.entries(properties ?? {}).map(([key, member]) => [
    key,
    sampleOf(member, components, key),
  ]);
  if (named.length > 0 || typeof additionalProperties !== 'object')
    return Object.fromEntries(named) as object;
  const key = propertyNames === undefined ? 'a' : String(sampleOf(propertyNames, components));
  return { [key]: sampleOf(additionalProperties, components) };
}

export type Path = readonly (string | number)[];

/** The places that an attack can fill: every member, and the first entry of every list. */
export function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const children = Array.isArray(value)
    ? value.slice(0, 1).flatMap((entry: unknown) => placesIn(entry, [...path, 0]))
    : Object.entries(value).flatMap(([key, member]) => placesIn(member, [...path, key]));
  return path.length > 0 ? [path, ...children] : children;
}

/** `undefined` if there is no such place. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    value,
  );

/** The value as JSON, with raw text in some of its places. */
export function withRaw(value: unknown, raw: readonly (readonly [path: Path, text: string])[]): string {
  const markerOf = (place: number): string => `@@${place}@@`;
  const marked = raw.reduce<unknown>((inner, [path], place) => replaced(inner, path, markerOf(place)), value);
  return raw.reduce(
    (json, [, text], place) => json.replace(`"${markerOf(place)}"`, () => text),
    JSON.stringify(marked),
  );
}

function replaced(value: unknown, [key, ...rest]: Path, by: string): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((entry: unknown, index) => (index === key ? replaced(entry, rest, by) : entry));
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replaced(object[String(key)], rest, by) };
}
