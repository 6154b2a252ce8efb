import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { markdownProse } from '#adapters/outbound/style-lint/markdown/prose.ts';
import { markupMask, opaqueMask } from '#domain/style-lint/text/prose.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
import { anyMarkdown, harmlessText, hostileTexts } from './texts.ts';

/** The paragraphs, with `·` for every unit of markup and `□` for every unit that is not prose. */
const read = (text: string): string[] => {
  const { masked, paragraphs } = markdownProse(text);
  return paragraphs.map(({ start, end }) =>
    masked.slice(start, end).replaceAll(markupMask, '·').replaceAll(opaqueMask, '□'),
  );
};

describe('markdown: blocks', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs', 'one\ntwo\n\nthree', ['one\ntwo', 'three']],
    ['headings of both kinds', '# one\n## two ##\nthree\n=====\n', ['one', 'two', 'three']],
    ['a heading that ends in a hash', '# C# #', ['C#']],
    ['lists', '- one\n- two\n  more\n\n1. three\n', ['one', 'two\n··more', 'three']],
    ['lists in quotes', '> - one\n>   two\n> - three', ['one\n····two', 'three']],
    ['quotes that go on without a mark', '> one\ntwo', ['one\ntwo']],
    ['task lists', '- [ ] one\n- [x] two', ['····one', '····two']],
    ['fences and indented code', 'one\n```\ntwo\n```\n\n    three\n\nfour', ['one', 'four']],
    ['a fence that is never closed', 'one\n\n~~~js\ntwo\n\nthree', ['one']],
    ['blocks of HTML', '<div title="one">\ntwo\n</div>\n\nthree', ['three']],
    ['front matter of YAML', '---\ntitle: one\n---\ntwo', ['two']],
    ['front matter of YAML that ends in dots', '---\ntitle: one\n...\ntwo', ['two']],
    ['front matter of TOML', '+++\ntitle = "one"\n+++\ntwo', ['two']],
    ['front matter after a byte order mark', '\uFEFF---\ntitle: one\n---\ntwo', ['two']],
    ['a heading after a byte order mark', '\uFEFF# one', ['one']],
    ['rules around the first paragraph', '---\n\none\n\n---\n\ntwo', ['one', 'two']],
    ['nothing but front matter', '---\ntitle: one\n---', []],
    ['a line before anything, which no other follows', '---\none', ['one']],
    [
      'tables',
      '| a | b |\n|--:|:-:|\n| one \\| two | `x` |\n| | three',
      ['a', 'b', 'one ·| two', '□□□', 'three'],
    ],
    ['tables in quotes, without outer pipes', '> a | b\n> --- | ---\n> one | two', ['a', 'b', 'one', 'two']],
    [
      'a table after a line of text, in a list',
      '- one\n  a | b\n  :-- | --:\n  two',
      ['one', 'a', 'b', 'two'],
    ],
    [
      'pipes that make no table',
      'a | b\n\nc\n|-|\n\nd | e\n---|---|---',
      ['a | b', 'c\n|-|', 'd | e\n---|---|---'],
    ],
    ['link definitions', '[one]: http://x.org "two"\n\nthree', ['three']],
    ['a rule between', 'one\n\n---\n\ntwo\n***', ['one', 'two']],
    ['line ends of every kind', 'one\r\n\r\n> two\r> three\r\rfour', ['one', 'two\r··three', 'four']],
    ['hard line breaks', 'one  \ntwo\\\nthree', ['one··\ntwo·\nthree']],
    ['nothing', '', []],
  ])('reads %s', (_, text, paragraphs) => {
    expect(read(text)).toEqual(paragraphs);
  });
});

describe('markdown: inside of a paragraph', () => {
  test.each<[string, string, string]>([
    ['code', 'a `b c` d', 'a □□□□□ d'],
    ['code with backticks in it', '``a ` b`` c', '□□□□□□□□□ c'],
    ['code after an escaped backtick', 'a \\``b\\`` c` d', 'a ·`□□□□□□□□ d'],
    ['a backtick that is alone', 'a ` b', 'a ` b'],
    ['code over two lines of a quote', '> `a\n> b` c', '□□□··□□ c'],
    ['emphasis', '*a* **b** ***c*** _d_ ~~e~~', '·a· ··b·· ···c··· ·d· ··e··'],
    ['marks that are text', '2 * 3, snake_case, ~5', '2 * 3, snake_case, ~5'],
    ['a link', 'a [b c](http://x.org/d "e") f', 'a ·b c····················· f'],
    ['a link in angle brackets', '[a](<b c>) d', '·a········ d'],
    ['an address with brackets in it', '[a](b(c)d) e', '·a········ e'],
    ['an image', '![a b](c.png)', '··a b········'],
    ['an image in a link', '[![a](b)](c) d', '···a········ d'],
    ['brackets that are text', 'he [sic] (a) [b](c d) e', 'he [sic] (a) [b](c d) e'],
    ['a reference', '[a][b] [b][] [b] [c]\n\n[b]: d', '·a···· ·b··· ·b· [c]'],
    ['an autolink', 'a <http://b.c/d> <e@f.org> g', 'a □□□□□□□□□□□□□□ □□□□□□□□□ g'],
    ['addresses', 'see http://a.b/c_d_e*f*(g), or a@b.org.', 'see □□□□□□□□□□□□□□□□□□□□□□, or □□□□□□□.'],
    ['tags', 'a <b title="c > d">e</b> f', 'a ·················e···· f'],
    ['elements whose text is no prose', 'a <code>b</code> <KBD>c</KBD> d', 'a □□□□□□□□□□□□□□ □□□□□□□□□□□□ d'],
    ['angle brackets that are text', '1 < 2 > 0 <3', '1 < 2 > 0 <3'],
    ['comments', 'a <!-- b --> c', 'a ·········· c'],
    ['escapes', '\\*a\\* \\b', '·*a·* \\b'],
    ['character references', 'caf&eacute; &#65; &nix; AT&T', 'café······· A···· &nix; AT&T'],
    ['footnotes', 'a[^1] b', 'a···· b'],
    ['the text of a footnote', '[^1]: a b', '······a b'],
    ['the texts of footnotes', '[^1]: a b.\r\n[^2]: c [^3]: d', '······a b.\r\n······c ····: d'],
  ])('reads %s', (_, text, paragraph) => {
    expect(read(text)[0]).toBe(paragraph);
  });
});

describe('markdown: places', () => {
  test('keeps the position of every unit', () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        const { masked, paragraphs } = markdownProse(text);
        expect(masked).toHaveLength(text.length);
        let before = 0;
        for (const { start, end } of paragraphs) {
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThanOrEqual(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });

  test('changes nothing that it does not mask, line ends included', () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        fc.pre(!text.includes('&'));
        const { masked } = markdownProse(text);
        for (let at = 0; at < text.length; at += 1)
          expect([markupMask, opaqueMask, text[at]]).toContain(masked[at]);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads a word at any depth of quotes and lists', () => {
    const marks = fc.array(fc.constantFrom('> ', '- ', '1. '), { maxLength: 6 }).map((list) => list.join(''));
    fc.assert(
      fc.property(marks, marks, (outer, inner) => {
        const text = `${outer}first\n\n> ${inner}one zebra`;
        const { masked, paragraphs } = markdownProse(text);
        const at = masked.indexOf('zebra');
        expect(paragraphs.some(({ start, end }) => start <= at && at + 5 === end)).toBe(true);
      }),
    );
  });
});

describe('markdown: comments that switch rules off', () => {
  const silencesOf = (text: string): [string, unknown][] =>
    markdownProse(text).silences.map(({ span, rules }) => [text.slice(span.start, span.end).trim(), rules]);

  test.each<[string, string, [string, unknown][]]>([
    ['all until the end', 'a\n\n<!-- lint-disable -->\n\nb', [['b', 'all']]],
    [
      'all until they are enabled',
      'a <!--lint-disable--> b <!--lint-enable--> c',
      [['b <!--lint-enable-->', 'all']],
    ],
    ['one', '<!-- lint-disable style/cliche -->\nb', [['b', ['style/cliche']]]],
    [
      'a category',
      '<!-- lint-disable readability/* style/cliche -->\nb',
      [['b', ['readability/grade', 'style/cliche']]],
    ],
    [
      'some with commas between',
      '<!-- lint-disable style/cliche, style/filler,style/weasel -->\nb',
      [['b', ['style/cliche', 'style/filler', 'style/weasel']]],
    ],
    [
      'two, of which one is enabled again',
      'a <!-- lint-disable style/cliche style/filler --> b <!-- lint-enable style/filler --> c',
      [
        ['b <!-- lint-enable style/filler -->', ['style/cliche', 'style/filler']],
        ['c', ['style/cliche']],
      ],
    ],
    ['on the next line', 'a\n<!-- lint-disable-next-line -->\nb\nc', [['b', 'all']]],
    [
      'on the next line that has text',
      '<!-- lint-disable-next-line style/cliche -->\n\nb\nc',
      [['b', ['style/cliche']]],
    ],
    ['none that exists', '<!-- lint-disable nix/nix -->\nb', []],
    ['nothing in code', '`<!-- lint-disable -->` b\n\n    <!-- lint-disable -->\n', []],
    ['nothing by other comments', 'a <!-- please lint-disable --> b', []],
    ['nothing after the last line', 'a <!-- lint-disable-next-line -->', []],
  ])('switches off %s', (_, text, silences) => {
    expect(silencesOf(text)).toEqual(silences);
  });
});

// The slowest take five times as long as the harmless text. If time grew with the square of the length, it would be
// hundreds of times.
test.each(hostileTexts)(
  'reads 100 000 units of %s in a small multiple of the usual time',
  async (_, text) => {
    const reading = (units: string) => (): void =>
      expect(markdownProse(units).masked).toHaveLength(units.length);
    expect(await timesAsLongAs(reading(harmlessText), reading(text), { enough: 20 })).toBeLessThan(20);
  },
);
