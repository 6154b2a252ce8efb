import { describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { startService } from './service-under-test.ts';

const service = await startService();
const client = new Client(service.baseUrl);

describe('a resource that does not change', () => {
  const tagOf = async (language: string): Promise<string> =>
    (await client.get('/assessments/items', { 'Accept-Language': language })).headers.get('etag') ?? '';
  const statusWith = async (tags: string, language = 'en'): Promise<number> => {
    const asked = { 'If-None-Match': tags, 'Accept-Language': language };
    return (await client.get('/assessments/items', asked)).status;
  };

  test('is not sent again to clients that have it', async () => {
    const tag = await tagOf('en');
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const tags of [tag, `W/${tag}`, '*', `"other", ${tag}`, `"a",W/"b" , ${tag}`])
      expect(await statusWith(tags)).toBe(304);
  });

  test('is sent to clients that have another version', async () => {
    const tag = await tagOf('en');
    for (const tags of ['"other"', tag.slice(1, -1), `"x${tag.slice(1)}`, '', 'garbage', '"a", "b"'])
      expect(await statusWith(tags)).toBe(200);
    expect(await statusWith(tag, 'fr')).toBe(200);
  });

  test('says in the 304 answer how long it is valid, and for which language', async () => {
    const tag = await tagOf('fr');
    const { status, text, headers } = await client.get('/assessments/items', {
      'If-None-Match': tag,
      'Accept-Language': 'fr',
    });
    expect([status, text, headers.get('etag')]).toEqual([304, '', tag]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('content-language')).toBe('fr');
    expect(headers.get('vary')).toContain('Accept-Language');
    expect(headers.has('content-type')).toBe(false);
  });

  test('ignores the time of a copy, which is less exact than its tag', async () => {
    const asked = { 'If-Modified-Since': new Date(Date.now() + 1e9).toUTCString() };
    expect((await client.get('/assessments/items', asked)).status).toBe(200);
  });
});
