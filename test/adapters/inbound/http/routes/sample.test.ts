import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { type InMemoryService, startInMemoryService } from '#test/support/in-memory-service.ts';

let service: InMemoryService;
let visitor: Client;

beforeAll(async () => {
  service = await startInMemoryService();
  visitor = new Client(service.baseUrl);
});
afterAll(async () => service.close());

interface Section {
  readonly id: string;
  readonly part: string;
  readonly html: string;
  readonly milestones: readonly { readonly until: string | null }[];
}

describe('the sample report', () => {
  test.each([
    ['en', /A sample report\. The person is invented/u],
    ['fr', /Un exemple de carte\. La personne est inventée/u],
  ] as const)(
    'opens without a session in %s, and says that the person is invented',
    async (language, notice) => {
      const { status, headers, text } = await visitor.get(`/map/sample?language=${language}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-language')).toBe(language);
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toMatch(notice);
      for (const part of [
        'letter',
        'week',
        'finding',
        'question',
        'plan',
        'conversation',
        'natures',
        'attraction',
        'method',
        'appendix',
      ])
        expect(text).toContain(`data-part="${part}"`);
    },
  );

  test('follows Accept-Language if no language is requested', async () => {
    const { headers } = await visitor.get('/map/sample', { 'Accept-Language': 'fr-CH, en;q=0.5' });
    expect([headers.get('content-language'), headers.get('vary')]).toEqual(['fr', 'Accept-Language']);
  });

  test.each(['en', 'fr'] as const)(
    'is given section by section in %s, the plan as data',
    async (language) => {
      const { status, headers, body } = await visitor.get(`/map/sample/document?language=${language}`);
      expect([status, headers.get('content-language'), body.language]).toEqual([200, language, language]);
      const sections = body.sections as readonly Section[];
      expect(sections[0]).toMatchObject({ id: 'letter', part: 'letter', milestones: [] });
      const plan = sections.find(({ part }) => part === 'plan');
      expect(plan?.milestones.map(({ until }) => until)).toEqual([
        '2026-09-14',
        '2026-10-07',
        '2026-12-06',
        '2026-12-06',
      ]);
      expect(plan?.html).not.toContain('class="milestone"');
      for (const { html } of sections) expect(html).not.toMatch(/<script|style=|\son\w+=/);
    },
  );

  test('says in both forms the same', async () => {
    const [page, document] = await Promise.all([
      visitor.get('/map/sample?language=en'),
      visitor.get('/map/sample/document?language=en'),
    ]);
    const sections = document.body.sections as readonly Section[];
    const shared = sections.filter(({ part }) => part !== 'plan');
    expect(shared.filter(({ html }) => !page.text.includes(html))).toEqual([]);
  });

  test.each(['/map/sample', '/map/sample/document', '/map/sample/pdf'])(
    '%s is kept by caches, and not sent again to who has it',
    async (path) => {
      const first = await visitor.get(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60');
      const again = await visitor.get(path, { 'If-None-Match': first.headers.get('etag') ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
    },
  );

  test('is also a PDF, the same for everybody', async () => {
    const [one, two] = await Promise.all([visitor.get('/map/sample/pdf'), visitor.get('/map/sample/pdf')]);
    expect(one.headers.get('content-type')).toBe('application/pdf');
    expect(one.headers.get('content-disposition')).toBe('inline; filename="situation-map-sample.pdf"');
    expect(one.text.slice(0, 5)).toBe('%PDF-');
    expect(two.headers.get('etag')).toBe(one.headers.get('etag'));
    const french = await visitor.get('/map/sample/pdf?language=fr');
    expect(french.headers.get('content-disposition')).toBe(
      'inline; filename="carte-de-situation-exemple.pdf"',
    );
    expect(french.headers.get('etag')).not.toBe(one.headers.get('etag'));
  });

  test('exists in no other language', async () => {
    expect(await visitor.get('/map/sample?language=de')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', detail: 'These query parameters are wrong: language.' },
    });
  });

  test('is in the OpenAPI document, without a session', async () => {
    const { paths } = (await visitor.get('/openapi.json')).body;
    for (const path of ['/map/sample', '/map/sample/pdf']) {
      expect(paths[path].get.security ?? []).toEqual([]);
      expect(paths[path].get.responses).toHaveProperty('304');
    }
  });
});
