import { describe, expect, test } from '@jest/globals';
import { languages } from '#domain/language.ts';
import { intelligences, natures } from '#domain/scoring/dimensions.ts';
import { itemBank, releasedBanks } from '#domain/scoring/item-bank.ts';
import { Client } from '#test/support/client.ts';
import { responsesOf } from '#test/support/responses.ts';
import { logIn, startService } from '../service-under-test.ts';

const service = await startService();

describe('GET /assessments/items', () => {
  const items = async (language: string) =>
    new Client(service.baseUrl).get('/assessments/items', { 'Accept-Language': language });

  test('shows 76 statements to everybody, four for each dimension', async () => {
    const { status, body, headers } = await items('en');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(Array.from({ length: 76 }, (_, i) => i + 1));
    for (const [kind, names] of [
      ['nature', natures],
      ['intelligence', intelligences],
    ] as const) {
      for (const name of names) {
        const found = body.filter((item: Record<string, unknown>) => item[kind] === name);
        expect(found.map((item: Record<string, unknown>) => item['dimension'])).toEqual(Array(4).fill(kind));
      }
    }
    expect(headers.get('content-language')).toBe('en');
  });

  test('uses the language of the reader, and says so in its headers', async () => {
    const [english, french] = [await items('en-US'), await items('fr-CA,fr;q=0.9')];
    expect(french.headers.get('content-language')).toBe('fr');
    expect(french.headers.get('vary')).toContain('Accept-Language');
    expect(french.headers.get('etag')).not.toBe(english.headers.get('etag'));
    const withoutText = (body: readonly object[]) => body.map((item) => ({ ...item, text: '' }));
    expect(withoutText(french.body)).toEqual(withoutText(english.body));
    expect(french.body.every(({ text }: { text: string }, i: number) => text !== english.body[i].text)).toBe(
      true,
    );
  });
});

describe('GET /assessments/items?version=', () => {
  const client = new Client(service.baseUrl);

  test.each(releasedBanks)('shows the statements of a released version: $version', async (bank) => {
    for (const language of languages) {
      const asked = { 'Accept-Language': language };
      const { status, body, headers } = await client.get(`/assessments/items?version=${bank.version}`, asked);
      expect([status, headers.get('content-language')]).toEqual([200, language]);
      expect(body.map(({ text }: { text: string }) => text)).toEqual(
        bank.items.map(({ text }) => text[language]),
      );
    }
  });

  test('shows the current ones if none is named', async () => {
    const [unnamed, current] = [
      await client.get('/assessments/items'),
      await client.get(`/assessments/items?version=${itemBank.version}`),
    ];
    expect(unnamed.body).toEqual(current.body);
    expect(unnamed.headers.get('etag')).toBe(current.headers.get('etag'));
  });

  test.each(['version=0.9.0', 'version=', 'version=1', 'version=__proto__', 'version=1.0.0&version=2.0.0'])(
    'refuses one that was never released: %s',
    async (query) => {
      const refused = await client.get(`/assessments/items?${query}`);
      expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
      expect(refused.body.detail).toBe('These query parameters are wrong: version.');
    },
  );
});

describe('POST /assessments/submit', () => {
  test('scores the responses and says where the result is', async () => {
    const client = await logIn(service);
    const submitted = await client.post('/assessments/submit', responsesOf(3, { 1: 5 }));
    expect(submitted).toMatchObject({ status: 201, body: { ok: true } });
    const location = submitted.headers.get('location') ?? '';
    expect(location).toBe(`/assessments/${submitted.body.assessment_id}`);
    const latest = await client.get('/assessments/latest');
    expect(latest.body).toMatchObject({
      assessment_id: submitted.body.assessment_id,
      top_nature: 'Creating',
      natures: { Creating: 63, Leading: 50 },
    });
    expect((await client.get(location)).body).toMatchObject(latest.body);
  });

  test('ignores dimensions, scores and users in the body', async () => {
    const client = await logIn(service);
    const { responses } = responsesOf(3);
    const dressed = responses.map((response) => ({ ...response, nature: 'Creating', score: 100 }));
    const { status } = await client.post('/assessments/submit', {
      responses: dressed,
      user_id: 1,
      natures: { Creating: 100 },
      completed_at: '2000-01-01T00:00:00Z',
    });
    expect(status).toBe(201);
    const { body } = await client.get('/assessments/latest');
    expect(Object.values(body.natures)).toEqual(natures.map(() => 50));
    expect(body.completed_at > '2020').toBe(true);
  });

  test('lists a hundred faults at most', async () => {
    const client = await logIn(service);
    const responses = Array.from({ length: 900 }, () => 1);
    const refused = await client.put('/assessments/draft', { responses });
    expect([refused.status, refused.body.errors.length]).toEqual([422, 100]);
  });

  test('reports all faults of the responses, and stores nothing', async () => {
    const client = await logIn(service);
    const { responses } = responsesOf(3);
    const faulty = [...responses.slice(0, 73), { item_id: 1, value: 3 }, { item_id: 77, value: 3 }];
    const { status, body } = await client.post('/assessments/submit', { responses: faulty });
    expect([status, body.code]).toEqual([422, 'validation_failed']);
    const faults = body.errors.map(
      ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
    );
    expect(faults.toSorted()).toEqual([
      '/responses missing_item',
      '/responses missing_item',
      '/responses missing_item',
      '/responses/73/item_id duplicate_item',
      '/responses/74/item_id unknown_item',
    ]);
    expect((await client.get('/assessments')).body).toEqual([]);
  });

  test.each([0, 6, -1, 2.5, '3', '', true, [3], {}])('refuses the value %j', async (value) => {
    const client = await logIn(service);
    const { status, body } = await client.post('/assessments/submit', responsesOf(3, { 10: value }));
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ pointer: '/responses/9/value' }]);
  });

  test.each([
    [{}, '/responses'],
    [{ responses: null }, '/responses'],
    [{ responses: {} }, '/responses'],
    [{ responses: 'all' }, '/responses'],
    [{ responses: [[]] }, '/responses/0'],
  ])('refuses the body %j', async (body, pointer) => {
    const client = await logIn(service);
    const answer = await client.post('/assessments/submit', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ pointer }]);
  });

  test('discards the draft', async () => {
    const client = await logIn(service);
    await client.put('/assessments/draft', responsesOf(3));
    await client.post('/assessments/submit', responsesOf(3));
    expect((await client.get('/assessments/draft')).body.code).toBe('no_draft');
  });
});

describe('results', () => {
  test('are listed newest first, and the latest is the first of them', async () => {
    const client = await logIn(service);
    expect((await client.get('/assessments/latest')).body.code).toBe('no_assessment');
    expect((await client.get('/assessments')).body).toEqual([]);
    const ids: number[] = [];
    for (const value of [1, 3, 5])
      ids.push((await client.post('/assessments/submit', responsesOf(value))).body.assessment_id);
    const { body: results } = await client.get('/assessments');
    expect(results.map((result: { assessment_id: number }) => result.assessment_id)).toEqual(
      ids.toReversed(),
    );
    expect((await client.get('/assessments/latest')).body).toEqual(results[0]);
  });

  test('show in detail what changed since the one before', async () => {
    const client = await logIn(service);
    const [first, second] = [
      await client.post('/assessments/submit', responsesOf(3)),
      await client.post('/assessments/submit', responsesOf(3, { 1: 5 })),
    ];
    expect((await client.get(`/assessments/${first.body.assessment_id}`)).body.change).toBeNull();
    const { body } = await client.get(`/assessments/${second.body.assessment_id}`);
    expect(body.change.map(({ name }: { name: string }) => name)).toEqual([...natures, ...intelligences]);
    expect(body.change[0]).toMatchObject({ name: 'Creating', points: 13 });
    expect(body.breakdown[0].items[0]).toEqual({ item_id: 1, value: 5 });
  });

  test('of others are answered like unknown results', async () => {
    const [owner, other] = [await logIn(service), await logIn(service)];
    const { body } = await owner.post('/assessments/submit', responsesOf(3));
    const foreign = await other.get(`/assessments/${body.assessment_id}`);
    const unknown = await other.get('/assessments/999999');
    const comparable = ({ status, text, headers }: typeof foreign) => ({
      status,
      text: text.replace(headers.get('x-request-id') ?? '', ''),
      headers: [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'),
    });
    expect(foreign.status).toBe(404);
    expect(comparable(foreign)).toEqual(comparable(unknown));
    expect((await other.get('/assessments')).body).toEqual([]);
  });
});
