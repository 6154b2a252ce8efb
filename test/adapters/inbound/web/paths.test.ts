import { describe, expect, test } from '@jest/globals';
import { pagePaths, pathTo, placeAt } from '#adapters/inbound/web/paths.ts';

describe('an address', () => {
  test.each([
    ['/app/', { page: 'start', part: undefined }],
    ['/app/books', { page: 'books', part: undefined }],
    ['/app/books/some%2Fsku', { page: 'books', part: 'some/sku' }],
  ])('%s leads to its page', (path, place) => {
    expect(placeAt(path)).toEqual(place);
  });

  test.each([
    ['another part of the service', '/docs'],
    ['the start under a name', '/app/start'],
    ['a page that is none', '/app/nothing'],
    ['a page of JavaScript', '/app/constructor'],
    ['a part of a page without parts', '/app/login/1'],
    ['an empty part', '/app/books/'],
    ['a part of a part', '/app/books/1/2'],
    ['bytes that are no text', '/app/books/%E0%A4%A'],
    ['a lone percent sign', '/app/books/%'],
  ])('leads nowhere if it is that of %s', (_, path) => {
    expect(placeAt(path)).toBeUndefined();
  });

  test('that is built for a part leads to that part', () => {
    for (const part of ['17', 'a/b', '100 %', 'é'])
      expect(placeAt(pathTo('books', part))).toEqual({ page: 'books', part });
  });
});

test('the list for the server contains every page, and parts if there are some', () => {
  expect(pagePaths).toEqual(
    expect.arrayContaining(['/app/', '/app/login', '/app/books', '/app/books/:part']),
  );
  expect(pagePaths).not.toContain('/app/login/:part');
});
