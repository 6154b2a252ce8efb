import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { format, type FormatConfig } from 'oxfmt';
import { startInMemoryService } from '../test/support/in-memory-service.ts';

type Schema = NonNullable<Parameters<typeof compile>[0]>;

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

/** Types of what the application's client sends and gets, as TypeScript. */
export async function makeApiTypes(): Promise<string> {
  const types = await compile(schemaOf(await readDocument()), 'Endpoints', {
    bannerComment: '',
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    format: false,
  });
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const formatted = await format(apiTypesFile, header + withPlainComments(types), style);
  if (formatted.errors.length > 0) throw new Error(formatted.errors.map(({ message }) => message).join('\n'));
  return formatted.code;
}

async function readDocument(): Promise<OpenApiDocument> {
  const service = await startInMemoryService();
  try {
    const answer = await fetch(`${service.baseUrl}/openapi.json`);
    return JSON.parse(await answer.text(), inOlderWords) as OpenApiDocument;
  } finally {
    await service.close();
  }
}

/** The generator finds definitions elsewhere, and knows no `prefixItems`. */
function inOlderWords(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace('#/components/schemas/', '#/$defs/');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { prefixItems, ...rest } = value as { readonly prefixItems?: readonly unknown[] };
  if (prefixItems === undefined) return value;
  return { ...rest, items: prefixItems, minItems: prefixItems.length, additionalItems: false };
}

function schemaOf({ paths, components }: OpenApiDocument): Schema {
  const endpoints = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => isForPeople(path, operation))
      .flatMap(([method, operation]) => endpointOf(`${method.toUpperCase()} ${path}`, operation)),
  );
  return { title: 'Endpoints', ...objectOf(endpoints), $defs: components.schemas };
}

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

/** Only what says something: nothing of where a type was used, or how long a list is. */
const withPlainComments = (types: string): string =>
  types
    .replaceAll(/\n \* This interface was referenced by .*\n \* via the `definition` ".*"\./g, '')
    .replaceAll(/\n \* @(?:min|max)Items \d+/g, '')
    .replaceAll(/(?:\n \* ?)+(?=\n \*\/)/g, '')
    .replaceAll('/**\n */\n', '')
    .replaceAll(/\/\*\*\n \* (.*)\n \*\//g, '/** $1 */');

if (import.meta.main) {
  mkdirSync(dirname(apiTypesFile), { recursive: true });
  writeFileSync(apiTypesFile, await makeApiTypes());
}
