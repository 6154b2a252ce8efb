import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { secondCharacters } from '#domain/style-lint/checks/mark-beginnings.ts';

const shown = (pattern: RegExp): string | undefined => {
  const found = secondCharacters(pattern);
  return found && Array.from(found).toSorted().join('');
};

/** Regular expressions with groups up to two levels deep. */
const { patterns } = fc.letrec<{ patterns: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 2 },
    { weight: 2, arbitrary: fc.constantFrom('\\b', '(?=b)', '(?!c)', '(?=[ab]|$)') },
    { weight: 4, arbitrary: repeated(fc.constantFrom('a', 'b', 'c', '[ab]', '[^a]', '[a-c]', '\\d', '.')) },
    { weight: 2, arbitrary: repeated(tie('patterns').map((inner) => `(?:${inner})`)) },
  ),
  patterns: fc
    .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 })
    .map((alternatives) => alternatives.map((parts) => parts.join('')).join('|')),
}));

function repeated(atom: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,2}', '{1,2}', '+?');
  return fc.tuple(atom, quantifier).map(([once, often]) => once + often);
}

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
    [/ [!?]{2,9}/, '!?'],
    [/(?:the )?\d{1,2}th/, '0123456789HTht'],
    [/(?:le )?lundi/, 'EUeu'],
    [/(?:ab){1,2}c/, 'Bb'],
    [/(?:a)+b/, 'ABab'],
    [/a{2}b/, 'Aa'],
    [/x[\d,.a-c]/, ',.0123456789ABCabc'],
    [/,(?=[a-c]{2})/, 'ABCabc'],
    [/\bab/, 'Bb'],
    [/a+?\u2026/, 'Aa…'],
  ])('of %s are known', (pattern, characters) => {
    expect(shown(pattern)).toBe(characters);
  });

  test.each([
    [/!?/],
    [/(?:ab?)?/],
    [/a(?=[\d,]|$)/],
    [/a😀/],
    [/a{0,2}/],
    [/\d{1,3}\w/],
    [/x\w/],
    [/a[^b]/],
    [/a|b\d/],
    [/(?:a|bc)?d?/],
    [/a$/],
    [/«(?=\p{L})/u],
    [/ab*/],
    [/x\p{L}/u],
  ])('of %s are not known, so it is tried everywhere', (pattern) => {
    expect(shown(pattern)).toBeUndefined();
  });

  test('contain that of every match, whatever the pattern', () => {
    fc.assert(
      fc.property(
        patterns,
        fc.array(fc.constantFrom('a', 'b', 'c', '1', ' '), { minLength: 2, maxLength: 6 }),
        (source, characters) => {
          const match = new RegExp(source, 'y').exec(characters.join(''))?.[0] ?? '';
          const known = secondCharacters(new RegExp(source));

          expect(match === '' || known === undefined || known.has(characters[1] ?? '')).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
