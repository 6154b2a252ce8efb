import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseIsbn } from '#domain/catalog/isbn.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';

describe('an ISBN', () => {
  test.each([
    ['9780306406157', '9780306406157'],
    ['978-0-306-40615-7', '9780306406157'],
    ['978 0 306 40615 7', '9780306406157'],
    [' 978\u20110\u2013306\u00a040615\u22127'.replace('\u2212', '-'), '9780306406157'],
    ['979-10-90636-07-1', '9791090636071'],
    ['9799100000010', '9799100000010'],
  ])('is 13 digits, with any separators: %s', (typed, digits) => {
    expect(expectOk(parseIsbn(typed))).toBe(digits);
  });

  test.each([
    '',
    '0-306-40615-2',
    '978030640615',
    '97803064061570',
    '9770306406157',
    '978030640615X',
    '978_0306406157',
    '９７８0306406157',
    'ISBN 9780306406157',
    '9780306406157\n9780306406157',
  ])('has no other form: %j', (typed) => {
    expect(expectErr(parseIsbn(typed)).kind).toBe('isbn_malformed');
  });

  const digits = fc
    .stringMatching(/^97[89]\d{9}$/)
    .map((first) => Array.from('0123456789', (last) => first + last));

  test('has one check digit out of ten', () => {
    fc.assert(
      fc.property(digits, (candidates) => {
        expect(candidates.filter((candidate) => parseIsbn(candidate).isOk())).toHaveLength(1);
      }),
    );
  });

  test('is refused if any one digit is changed', () => {
    const valid = digits.map(
      (candidates) => candidates.find((candidate) => parseIsbn(candidate).isOk()) ?? '',
    );
    const place = fc.integer({ min: 3, max: 12 });
    fc.assert(
      fc.property(valid, place, fc.integer({ min: 1, max: 9 }), (isbn, at, shift) => {
        const digit = (Number(isbn[at]) + shift) % 10;
        const changed = `${isbn.slice(0, at)}${digit}${isbn.slice(at + 1)}`;
        expect(expectErr(parseIsbn(changed)).kind).toBe('isbn_check_digit');
      }),
    );
  });
});
