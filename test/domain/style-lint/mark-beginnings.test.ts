import { describe, expect, test } from '@jest/globals';
import { secondCharacters } from '../../../src/domain/style-lint/checks/mark-beginnings.ts';

const told = (pattern: RegExp): string | undefined => {
  const found = secondCharacters(pattern);
  return found && Array.from(found).toSorted().join('');
};

describe('the second characters of a pattern', () => {
  test.each([
    [/etc ?\./, 'Tt'],
    [/(?:une|deux|onze) h/, 'ENen'],
    [/(?<=\p{L})\.\.(?!\.)/u, '.'],
    [/ [;:]/, ':;'],
    [/a\u2026/, '…'],
    [/ca?b/, 'ABab'],
    [/-{2,3}/, '-'],
    [/\((?:tm|r)\)/, 'RTrt'],
    [/[md]\./, '.'],
    [/c['’]est/, "'’"],
  ])('of %s are told', (pattern, characters) => {
    expect(told(pattern)).toBe(characters);
  });

  test.each([
    [/ ?!/],
    [/\d{1,3}%/],
    [/x\w/],
    [/a[^b]/],
    [/a|b\d/],
    [/(?:a|bc)?d/],
    [/a$/],
    [/«(?=\p{L})/u],
    [/ab*c/],
  ])('of %s cannot be told, so that it is tried everywhere', (pattern) => {
    expect(told(pattern)).toBeUndefined();
  });
});
