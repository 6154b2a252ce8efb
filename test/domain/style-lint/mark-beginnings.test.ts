import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { secondCharacters } from '../../../src/domain/style-lint/checks/mark-beginnings.ts';

const shown = (pattern: RegExp): string | undefined => {
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
    const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,2}', '{1,2}', '+?');
    const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
      part: fc
        .tuple(
          fc.oneof(
            {
              weight: 6,
              arbitrary: fc.constantFrom(
                'a',
                'b',
                'c',
                '[ab]',
                '[^a]',
                '[a-c]',
                '\\d',
                '.',
                '\\b',
                '(?=b)',
                '(?!c)',
                '(?=[ab]|$)',
              ),
            },
            { weight: 2, arbitrary: tie('pattern').map((inner) => `(?:${inner})`) },
          ),
          quantifier,
        )
        .map(([atom, often]) => (/^(?:\\b|\(\?[=!])/.test(atom) ? atom : atom + often)),
      pattern: fc
        .array(fc.array(tie('part'), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 2 })
        .map((alternatives) => alternatives.map((parts) => parts.join('')).join('|')),
    }));
    fc.assert(
      fc.property(
        pattern,
        fc.array(fc.constantFrom('a', 'b', 'c', '1', ' '), { minLength: 2, maxLength: 6 }),
        (source, characters) => {
          const found = new RegExp(source, 'y').exec(characters.join(''));
          if (found !== null && found[0] !== '')
            expect(secondCharacters(new RegExp(source))?.has(characters[1] ?? '')).not.toBe(false);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
