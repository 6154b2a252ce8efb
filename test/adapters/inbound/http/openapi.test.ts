import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Registry } from 'prom-client';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import { makeRoutes } from '#adapters/inbound/http/routes/routes.ts';
import { Client } from '#test/support/client.ts';
import { startService } from './service-under-test.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: { readonly type: string };
  }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly security?: readonly object[];
}

const service = await startService();
const client = new Client(service.baseUrl, '127.0.0.1');
const { body: document } = await client.get('/openapi.json');

const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** No route is called, so no parts are needed. */
const routes = makeRoutes({
  settings: {
    baseUrl: service.baseUrl,
    appUrl: service.baseUrl,
    surface: 'whole',
    offersSandbox: true,
    showsShop: true,
    conditions: {},
    usesLanguageModel: false,
  },
  registry: new Registry(),
} as unknown as Parameters<typeof makeRoutes>[0]);

/** Every object in the document, with its key. */
function* objectsIn(value: unknown, key = ''): Generator<{ key: string; found: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { key, found: value as Record<string, unknown> };
  for (const [name, child] of Object.entries(value)) yield* objectsIn(child, name);
}

describe('the document', () => {
  test('is OpenAPI 3.1 for this service', () => {
    expect(document).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.any(String), version: expect.any(String) },
      servers: [{ url: service.baseUrl }],
    });
  });

  test('contains every route of the process, and nothing else', () => {
    const documented = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const served = routes.map(({ path, method }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(documented.toSorted()).toEqual(served.toSorted());
  });

  test('matches the real service', async () => {
    for (const { path, method } of operations) {
      const there = path
        .replace('{id}', '1')
        .replace('{file}', 'sans-400.woff2')
        .replace('{code}', 'not_found')
        .replace('{category}/{rule}', 'clarity/passive')
        .replace('{sku}', shippedBooks[0]?.sku ?? '');
      const { status, body } = await client.send(there, { method: method.toUpperCase() });
      expect([path, status, body?.code]).not.toEqual([path, 404, 'not_found']);
      expect(status).not.toBe(405);
    }
  });

  test('gives every operation its own name, a summary and a declared tag', () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    const tags = document.tags.map(({ name }: { name: string }) => name);
    for (const { operation } of operations) {
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(operation.summary.length).toBeGreaterThan(1);
      expect(tags).toEqual(expect.arrayContaining([...operation.tags]));
      expect(operation.tags).toHaveLength(1);
    }
  });

  test('describes every answer, by a status that HTTP knows', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => /^[23]\d\d$/.test(status))).toBe(true);
      for (const status of statuses) expect(status).toMatch(/^[2345]\d\d$/);
      for (const { description } of Object.values(operation.responses)) expect(description).not.toBe('');
    }
  });

  test('names exactly the parameters in a path', () => {
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required === true)).toBe(true);
    }
  });

  test('gives path parameters the types that the service reads', () => {
    const typesIn = (wanted: string) =>
      operations
        .find(({ operation }) => operation.operationId === wanted)
        ?.operation.parameters?.map(({ schema }) => schema.type);
    expect(['showMap', 'showResult'].map(typesIn)).toEqual([['integer'], ['integer']]);
    const named = ['showSandboxCheckout', 'payInSandbox', 'showSandboxBook'];
    expect(named.map(typesIn)).toEqual([['string'], ['string'], ['string']]);
  });

  test('refers only to its own parts', () => {
    const references = [...objectsIn(document)].flatMap(({ found }) =>
      typeof found['$ref'] === 'string' ? [found['$ref']] : [],
    );
    expect(references.length).toBeGreaterThan(10);
    for (const reference of references) {
      const [root, ...keys] = reference.split('/');
      expect(root).toBe('#');
      expect(keys.reduce((value, key) => value?.[key], document)).toBeDefined();
    }
  });

  test('contains only schemas of JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false });
    const inMedia = [...objectsIn(document)].filter(
      ({ key, found }) => key === 'schema' && !('$ref' in found),
    );
    const schemas = [
      ...inMedia.map(({ found }) => found),
      ...Object.values<object>(document.components.schemas),
    ];
    expect(schemas.length).toBeGreaterThan(20);
    for (const schema of schemas)
      expect([ajv.validateSchema(schema), ajv.errorsText()]).toEqual([true, 'No errors']);
  });

  test('requires the session or the key if a route needs it', () => {
    expect(document.components.securitySchemes).toEqual({
      session: { type: 'apiKey', in: 'cookie', name: 'svc_session' },
      apiKey: { type: 'http', scheme: 'bearer', description: expect.any(String) },
    });
    const schemes = { open: [], constant: [], session: ['session'], 'api-key': ['apiKey'] };
    for (const { name, access } of routes) {
      const found = operations.find(({ operation }) => operation.operationId === name);
      const asked = (found?.operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
      expect([name, asked]).toEqual([name, schemes[access]]);
    }
    expect(routes.map(({ access }) => access)).toContain('session');
  });

  test('lists the refusals that follow from what a route requires', () => {
    for (const { name, access, body, isIdempotent, refusesCrossSite, worksAlone } of routes) {
      const found = operations.find(({ operation }) => operation.operationId === name);
      const expected = [
        '500',
        ...(access === 'constant' || worksAlone ? [] : ['503']),
        ...(access === 'session' || access === 'api-key' ? ['401', '429'] : []),
        ...(access === 'api-key' ? ['400'] : []),
        ...(refusesCrossSite ? ['403'] : []),
        ...(body ? ['400', '413', '415', '422'] : []),
        ...(isIdempotent ? ['409'] : []),
      ];
      expect(Object.keys(found?.operation.responses ?? {})).toEqual(expect.arrayContaining(expected));
    }
  });

  test('names the additional members of a refusal', () => {
    expect(document.components.schemas.Problem.properties).toMatchObject({ errors: {}, map_id: {} });
    expect(document.components.schemas.Problem.required).not.toContain('map_id');
  });

  test('lists no refusal that cannot occur', () => {
    const statusesOf = (wanted: string) =>
      Object.keys(
        operations.find(({ operation }) => operation.operationId === wanted)?.operation.responses ?? {},
      );
    expect(statusesOf('redeemMagicLink')).not.toContain('400');
    expect(statusesOf('checkHealth')).toEqual(['200', '400', '500']);
    expect(statusesOf('confirmLogin')).toEqual(['200', '500']);
  });
});
