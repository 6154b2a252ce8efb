import { describe, expect, test } from '@jest/globals';
import { CallFailure } from '#adapters/outbound/llm/call-failure.ts';
import { guardedFetch } from '#adapters/outbound/llm/guarded-fetch.ts';

const now = Date.parse('2026-11-21T09:30:00Z');

const failureOf = async (response: Response): Promise<CallFailure> => {
  const error: unknown = await guardedFetch(
    async () => response,
    () => now,
  )('http://model.example/').catch((thrown: unknown) => thrown);
  if (!(error instanceof CallFailure)) throw new Error('The call was expected to fail.');
  return error;
};

describe('guarded fetch', () => {
  test.each([
    ['40', 40_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 09:30:12 GMT', 12_000],
    ['Sat, 21 Nov 2026 09:29:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads from Retry-After: %s a pause of %s ms', async (value, retryAfterMs) => {
    const headers = new Headers(value === undefined ? {} : { 'Retry-After': value });
    expect((await failureOf(new Response('', { status: 429, headers }))).retryAfterMs).toBe(retryAfterMs);
  });

  test.each([
    [408, true],
    [429, true],
    [500, true],
    [503, true],
    [400, false],
    [401, false],
    [404, false],
    [302, false],
  ])('says whether a retry after status %i may succeed: %s', async (status, mayPass) => {
    const failure = await failureOf(new Response(null, { status }));
    expect(failure.mayPass).toBe(mayPass);
    expect(failure.failure).toEqual({ kind: 'model_unavailable', code: String(status) });
  });

  test('returns a reply up to a mebibyte unchanged, and none beyond', async () => {
    const mebibyte = 'x'.repeat(1024 * 1024);
    const fetched = guardedFetch(
      async () => new Response(mebibyte),
      () => now,
    );
    expect(await (await fetched('http://model.example/')).text()).toBe(mebibyte);
    expect((await failureOf(new Response(`${mebibyte}x`))).failure.code).toBe('too_large');
  });
});
