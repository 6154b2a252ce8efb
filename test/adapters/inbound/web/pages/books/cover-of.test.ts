import { expect, test } from '@jest/globals';
import { coverOf } from '#adapters/inbound/web/pages/books/cover-of.ts';

test('a title has one cover, and similar titles have others', () => {
  expect(coverOf('The quiet day')).toEqual(coverOf('The quiet day'));
  const titles = Array.from({ length: 20 }, (_, index) => `The quiet day ${index}`);
  expect(new Set(titles.map((title) => JSON.stringify(coverOf(title)))).size).toBe(titles.length);
  expect(new Set(titles.map((title) => coverOf(title).nature)).size).toBeGreaterThan(4);
});

test('a cover has nine dots that do not touch', () => {
  for (const title of ['', 'A', 'Changer de cap']) {
    const { dots } = coverOf(title);
    expect(dots).toHaveLength(9);
    expect(Math.max(...dots)).toBeLessThan(5);
  }
});
