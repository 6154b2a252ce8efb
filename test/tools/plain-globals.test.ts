import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, jest, test } from '@jest/globals';

describe('the globals of a test file', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('are plain, without a Proxy that makes them slow', () => {
    expect(Object.getOwnPropertyDescriptor(globalThis, 'String')).toMatchObject({
      value: String,
      writable: true,
    });
    expect(globalThis).toBe(global);
  });

  test('recognise objects that Node itself creates', () => {
    expect(gunzipSync(gzipSync('text'))).toBeInstanceOf(Uint8Array);
    expect(gunzipSync(gzipSync('text')).toString()).toBe('text');
    expect(new URL('https://example.com').searchParams).toBeInstanceOf(URLSearchParams);
  });

  test('have timers that a test can move', () => {
    const seen: string[] = [];
    jest.useFakeTimers();
    setTimeout(() => seen.push('an hour later'), 3_600_000);
    jest.advanceTimersByTime(3_600_000);
    expect(seen).toEqual(['an hour later']);
  });
});
