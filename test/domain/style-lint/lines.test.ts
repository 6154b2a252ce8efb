import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { lineAt, linesOf } from '#domain/style-lint/text/lines.ts';

describe('lines', () => {
  test.each<[string, string[]]>([
    ['', ['']],
    ['a', ['a']],
    ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['\n\r', ['', '', '']],
    ['a\u2028b\n', ['a\u2028b', '']],
  ])('end at every kind of line end: %j', (text, expected) => {
    expect(linesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test('are found for every offset', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', '\r\n', '\r')), (pieces) => {
        const text = pieces.join('');
        const lines = linesOf(text);
        for (let offset = 0; offset <= text.length; offset += 1) {
          const number = lineAt(lines, offset);
          expect(lines[number]?.start).toBeLessThanOrEqual(offset);
          expect(lines[number + 1]?.start ?? Infinity).toBeGreaterThan(offset);
        }
      }),
    );
  });
});
