import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { MaskedText } from '#domain/style-lint/text/masked-text.ts';
import { markupMask, opaqueMask } from '#domain/style-lint/text/prose.ts';
import { anyCharacter } from '#test/support/makers/any-character.ts';

describe('masked text', () => {
  test('is the unchanged text without masks, at any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.nat({ max: 300_000 }), (end, length) => {
        const text = 'é'.repeat(length) + end;
        expect(new MaskedText(text).toString()).toBe(text);
      }),
      { numRuns: 10 },
    );
  });

  test('changes only what is covered, at any position', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 5000 }),
        fc.nat({ max: 3000 }),
        fc.nat({ max: 3000 }),
        (length, start, more) => {
          const text = 'aé😀'.repeat(length);
          const masked = new MaskedText(text);
          masked.cover(start, start + more);
          const end = Math.min(start + more, text.length);
          const covered = opaqueMask.repeat(Math.max(0, end - start));
          expect(masked.toString()).toBe(text.slice(0, start) + covered + text.slice(start + covered.length));
        },
      ),
      { numRuns: 100 },
    );
  });

  test('hides markup, covers what is not prose, and replaces one text by another', () => {
    const masked = new MaskedText('**a** `b` &eacute;!');
    masked.hide(0, 2);
    masked.cover(6, 9);
    masked.stand(10, 18, 'é');
    expect(masked.toString()).toBe(
      `${markupMask.repeat(2)}a** ${opaqueMask.repeat(3)} é${markupMask.repeat(7)}!`,
    );
  });
});
