import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { describe as inWords, randomNumbers, Search } from '#bench/hostile/search.ts';
import { placesIn, sampleOf, withRaw } from '#bench/hostile/samples.ts';
import { type OpenApi, targetsOf } from '#bench/hostile/targets.ts';
import { bytesOf, type Draft } from '#bench/hostile/wire.ts';

const taking = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });

const api: OpenApi = {
  paths: {
    '/things': { get: { parameters: [{ in: 'query', name: 'kind' }] } },
    '/things/{id}': { get: { security: [{ session: [] }] } },
    '/texts': {
      post: {
        security: [{ apiKey: [] }],
        ...taking({
          type: 'object',
          required: ['text'],
          properties: { text: { type: 'string' }, words: { type: 'array', items: { type: 'string' } } },
        }),
      },
    },
  },
};

function targetAt(path: string, access: string) {
  const target = targetsOf(api).find((one) => one.path === path && one.access === access);
  if (target === undefined) throw new Error(`There is no ${path} for ${access}.`);
  return target;
}

const headOf = (draft: Draft): string => bytesOf(draft).toString('latin1').split('\r\n\r\n')[0] ?? '';
const contentOf = (draft: Draft): Buffer => {
  const bytes = bytesOf(draft);
  return bytes.subarray(bytes.indexOf('\r\n\r\n') + 4);
};

/** What a search finds when a request costs as much as `work` says. */
const found = (path: string, access: string, work: (draft: Draft) => number, seed = 1) => {
  const measure = async (draft: Draft) => ({ ms: work(draft), status: 200 });
  return new Search(targetAt(path, access), measure, randomNumbers(seed)).run({ tries: 60, changes: 30 });
};

describe('the requests that are tried', () => {
  test('go to every route of the document, with and without the required access, and to a missing route', () => {
    expect(targetsOf(api).map(({ method, path, access }) => `${method} ${path} ${access}`)).toEqual([
      'GET /things nobody',
      'GET /things/{id} nobody',
      'GET /things/{id} session',
      'POST /texts nobody',
      'POST /texts API key',
      'GET /any/other/path nobody',
    ]);
  });

  test('begin with one that fits: parameters filled, and the members that are required', () => {
    expect(headOf(targetAt('/things/{id}', 'session').draft())).toMatch(/^GET \/things\/1 HTTP\/1\.1\r\n/);
    expect(JSON.parse(contentOf(targetAt('/texts', 'nobody').draft()).toString())).toEqual({
      text: expect.any(String),
    });
  });

  test('have a place for each member, required or not', () => {
    const labels = targetAt('/texts', 'nobody').places.map(({ label }) => label);
    expect(labels).toEqual(
      expect.arrayContaining(['body /text', 'body /words', 'body /words/0', 'Cookie', 'path']),
    );
  });

  test('bear their text in whichever place is filled, and are whole requests', () => {
    const target = targetAt('/texts', 'nobody');
    for (const { put } of target.places) {
      const draft = target.draft();
      put(draft, '"aaaa"');
      const [, length] = /Content-Length: (\d+)/.exec(headOf(draft)) ?? [];
      expect(contentOf(draft)).toHaveLength(Number(length));
      expect(bytesOf(draft)).not.toEqual(bytesOf(target.draft()));
    }
  });

  test('are sent compressed, or in chunks of a byte', () => {
    const draft = targetAt('/texts', 'nobody').draft();
    const plain = contentOf(draft);
    expect(gunzipSync(contentOf({ ...draft, coding: 'gzip' }))).toEqual(plain);
    const chunked = contentOf({ ...draft, coding: 'chunks of a byte' }).toString();
    expect(chunked).toBe(`${plain.toString().replaceAll(/./g, '1\r\n$&\r\n')}0\r\n\r\n`);
  });
});

describe('samples', () => {
  const schema = {
    type: 'object',
    properties: {
      email: { type: 'string' },
      kind: { enum: ['one', 'two'] },
      list: { type: 'array', items: { $ref: '#/components/schemas/Entry' } },
    },
  };
  const sample = sampleOf(schema, {
    Entry: { type: 'object', properties: { value: { type: 'integer', minimum: 3 } } },
  });

  test('fit their schema', () => {
    expect(sample).toEqual({ email: 'somebody@example.com', kind: 'one', list: [{ value: 3 }] });
  });

  test('list the places in them, and take raw JSON in several', () => {
    expect(placesIn(sample).map((path) => path.join('/'))).toEqual([
      'email',
      'kind',
      'list',
      'list/0',
      'list/0/value',
    ]);
    const raw = withRaw(sample, [
      [['list', 0, 'value'], '[[["$&"]]]'],
      [['kind'], '1e999'],
    ]);
    expect(raw).toBe('{"email":"somebody@example.com","kind":1e999,"list":[{"value":[[["$&"]]]}]}');
  });
});

describe('the search', () => {
  /** Simulates a getter that parses the whole query again for each parameter. */
  const quadratic = (draft: Draft): number =>
    (headOf(draft).split('\r\n')[0]?.split('?')[1]?.split('&').length ?? 0) ** 2;

  test('finds a cost that grows with the square of the parameters, and where it is', async () => {
    const { genes, cost, size } = await found('/things', 'nobody', quadratic);
    expect(cost.ms).toBeGreaterThan(1_000);
    expect(size).toBeLessThanOrEqual(64 * 1024);
    expect(inWords({ genes, cost, size })).toMatch(/^query: /);
  });

  test('finds what costs in a member that may be left out', async () => {
    const inWordsOnly = (draft: Draft): number =>
      (contentOf(draft).toString('latin1').split('"words":[')[1] ?? '').length;
    expect(inWords(await found('/texts', 'nobody', inWordsOnly))).toMatch(
      /^(?:body \/words|body \/words\/0): |; body \/words/,
    );
  });

  test('finds what only a compressed body can hold', async () => {
    const inflated = ({ coding, json, raw, body }: Draft): number =>
      coding === 'gzip' ? (body ?? withRaw(json, raw)).length : 0;
    const { cost, size } = await found('/texts', 'nobody', inflated);
    expect(cost.ms).toBeGreaterThan(10 * size);
  });

  test('prefers a short request that costs nearly as much', async () => {
    const stepped = (draft: Draft): number => (bytesOf(draft).length > 2000 ? 10 : 1);
    const { size } = await found('/things', 'nobody', stepped);
    expect(size).toBeLessThan(5000);
  });

  test('finds the same with the same seed', async () => {
    const one = await found('/things', 'nobody', quadratic, 7);
    const other = await found('/things', 'nobody', quadratic, 7);
    expect(inWords(other)).toBe(inWords(one));
    expect(other.size).toBe(one.size);
  });

  test('reports the usual request where nothing costs more', async () => {
    expect(inWords(await found('/things', 'nobody', () => 1))).toBe('the usual request');
  });
});
