import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { startInMemoryService } from '#test/support/in-memory-service.ts';

/** The parts of JSON Schema in the document that are needed to derive types. Limits on values do not affect types. */
interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

const plainTypes = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
} as const;

type TypeName = 'object' | 'array' | keyof typeof plainTypes;

interface Media {
  readonly schema?: Schema;
}

interface Content {
  readonly content?: { readonly 'application/json'?: Media };
}

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const root = join(import.meta.dirname, '..');
export const apiTypesFile = join(root, 'src/adapters/inbound/web/api/api-types.ts');

const header =
  '// Made from the OpenAPI document of the routes by `npm run api-types`: change the routes instead.\n\n';

/** The TypeScript types of requests and responses for the web application. */
export async function makeApiTypes(): Promise<string> {
  const { paths, components } = await readDocument();
  const types = Object.entries({ Endpoints: endpointsOf(paths), ...components.schemas }).map(declarationOf);
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const formatted = await format(apiTypesFile, header + types.join('\n'), style);
  if (formatted.errors.length > 0) throw new Error(formatted.errors.map(({ message }) => message).join('\n'));
  return formatted.code;
}

async function readDocument(): Promise<OpenApiDocument> {
  const service = await startInMemoryService();
  try {
    return (await (await fetch(`${service.baseUrl}/openapi.json`)).json()) as OpenApiDocument;
  } finally {
    await service.close();
  }
}

const endpointsOf = (paths: OpenApiDocument['paths']): Schema =>
  objectOf(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, operation]) => isForPeople(path, operation))
        .flatMap(([method, operation]) => endpointOf(`${method.toUpperCase()} ${path}`, operation)),
    ),
  );

const isForPeople = (path: string, { tags }: Operation): boolean =>
  path === '/imprint' ||
  !(path.startsWith('/webhooks/') || tags.includes('Style lint') || tags.includes('Operation'));

interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly required?: boolean;
}

function endpointOf(name: string, operation: Operation): readonly Member[] {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const answer = jsonOf(success?.[1]);
  if (answer === undefined) return [];
  const body = jsonOf(operation.requestBody);
  const members: readonly Member[] = [
    ...parametersOf(operation, 'path', 'params'),
    ...parametersOf(operation, 'query', 'query'),
    ...(body === undefined ? [] : [{ name: 'body', schema: body, required: true }]),
    { name: 'answer', schema: answer, required: true },
  ];
  return [{ name, schema: { ...objectOf(members), description: operation.summary }, required: true }];
}

const jsonOf = (content: Content | undefined): Schema | undefined =>
  content?.content?.['application/json']?.schema;

function parametersOf(
  { parameters = [] }: Operation,
  place: Parameter['in'],
  name: string,
): readonly Member[] {
  const wanted = parameters.filter((parameter) => parameter.in === place);
  if (wanted.length === 0) return [];
  return [{ name, schema: objectOf(wanted), required: wanted.some(({ required }) => required === true) }];
}

const objectOf = (members: readonly Member[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
  required: members.filter(({ required }) => required === true).map(({ name }) => name),
  additionalProperties: false,
});

function declarationOf([name, schema]: readonly [name: string, schema: Schema]): string {
  const type = typeOf(schema);
  return `${commentOf(schema)}export ${type.startsWith('{') ? `interface ${name}` : `type ${name} =`} ${type}\n`;
}

const commentOf = ({ description }: Schema): string =>
  description === undefined ? '' : `/** ${description} */\n`;

function typeOf(schema: Schema): string {
  const { $ref, type, items = {}, prefixItems } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if ($ref !== undefined) return $ref.replace('#/components/schemas/', '');
  if (choices !== undefined) return choices.map((choice) => `(${typeOf(choice)})`).join(' | ');
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (typeof type === 'object') return type.map((one) => `(${typeOf({ ...schema, type: one })})`).join(' | ');
  if (prefixItems !== undefined) return `[${prefixItems.map(typeOf).join(', ')}]`;
  if (type === 'array') return `(${typeOf(items)})[]`;
  if (type === 'object') return `{\n${membersOf(schema)}\n}`;
  if (type !== undefined && type in plainTypes) return plainTypes[type];
  if (Object.keys(schema).length === 0) return 'unknown';
  throw new Error(`No type is known for ${JSON.stringify(schema)}.`);
}

function membersOf({ properties = {}, required = [], additionalProperties = false }: Schema): string {
  const members = Object.entries(properties).map(([name, schema]) => {
    const key = `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}`;
    return `${commentOf(schema)}${key}: ${typeOf(schema)};`;
  });
  if (additionalProperties === false) return members.join('\n');
  const others = additionalProperties === true ? 'unknown' : typeOf(additionalProperties);
  return [...members, `[k: string]: ${others};`].join('\n');
}

if (import.meta.main) {
  mkdirSync(dirname(apiTypesFile), { recursive: true });
  writeFileSync(apiTypesFile, await makeApiTypes());
}
