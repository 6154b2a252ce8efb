import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { LintReport, LintSettings, PositionUnit } from '#domain/style-lint/output/lint-report.ts';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import type { Check, RuleContent } from '#domain/style-lint/model/rule.ts';
import { rules } from '#domain/style-lint/rules/rules.ts';
import { applyFixes, rulesWith, settingsOf, type RuleContents } from './rule-examples.ts';
import { sampleEnglish, sampleFrench } from './sample-rules.ts';

const samples: Readonly<Record<LintLanguage, RuleContents>> = { en: sampleEnglish, fr: sampleFrench };
const linters = {
  en: makeLinter(rulesWith('en', sampleEnglish)),
  fr: makeLinter(rulesWith('fr', sampleFrench)),
};
const all = { enable: rules.map(({ id }) => id) };

const lint = (language: LintLanguage, text: string, settings: Partial<LintSettings> = {}): LintReport =>
  linters[language](plainProse(text), settingsOf(language, { ...all, ...settings }));

const phrasesOf = (check: Check): readonly string[] =>
  check.kind === 'phrases' ? check.phrases.map(({ match }) => match) : [];

/** What the rules look for, and everything that makes counting difficult. */
function piecesOf(language: LintLanguage): readonly string[] {
  const contents = Object.values(samples[language]).filter(
    (content): content is RuleContent => content !== undefined,
  );
  const words = contents.flatMap(({ check, examples }) => [
    ...phrasesOf(check()),
    ...examples.bad.filter((text) => text.length < 60),
  ]);
  return [
    ...words,
    'the',
    'an',
    'a',
    'le',
    'word',
    'Word',
    'WORD',
    'é',
    'e\u0301',
    'U\u0301tilize',
    'utilize\u0301',
  ];
}

const oddities = [
  '😀',
  '👨\u200D👩\u200D👧',
  '𝐮tilize',
  '\uFE0F',
  '\u00AD',
  '\u2060',
  '\uFFFC',
  'ﬁ',
  'İ',
  'ß',
  '«',
  '»',
  '"',
  '“',
  '(',
  ')',
  '—',
  '?',
  '!',
  '.',
  ',',
  '...',
  '1,000',
  '8',
];
const spaces = [' ', ' ', ' ', '  ', '\n', '\r\n', '\r', '\n\n', '\u00A0', '\t', '', '-', ', ', '. '];

const texts = (language: LintLanguage): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...piecesOf(language)) },
          { weight: 2, arbitrary: fc.constantFrom(...oddities) },
          { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 5 }) },
        ),
        fc.constantFrom(...spaces),
      ),
      { maxLength: 40 },
    )
    .map((pairs) => pairs.flat().join(''));

const languageAndText = fc
  .constantFrom<LintLanguage>('en', 'fr')
  .chain((language) => texts(language).map((text) => ({ language, text })));

/** Cuts a piece out of a text like a client that counts in this unit. */
const slices: Readonly<Record<PositionUnit, (text: string, offset: number, length: number) => string>> = {
  utf16: (text, offset, length) => text.slice(offset, offset + length),
  codepoint: (text, offset, length) =>
    Array.from(text)
      .slice(offset, offset + length)
      .join(''),
  utf8: (text, offset, length) =>
    Buffer.from(text)
      .subarray(offset, offset + length)
      .toString(),
};

describe('for any text', () => {
  test.each(['utf16', 'codepoint', 'utf8'] as const)('findings are where they say in %s', (positionUnit) => {
    fc.assert(
      fc.property(languageAndText, ({ language, text }) => {
        for (const { offset, length, text: found, start, end } of lint(language, text, { positionUnit })
          .findings) {
          expect(slices[positionUnit](text, offset, length)).toBe(found);
          const before = slices[positionUnit](text, 0, offset).split(/\r\n|\r|\n/);
          expect(start.line).toBe(before.length);
          expect(slices[positionUnit](before.at(-1) ?? '', 0, start.column - 1)).toBe(before.at(-1));
          expect(end.line - start.line).toBe(found.split(/\r\n|\r|\n/).length - 1);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('findings are in order, each only once, with different ids', () => {
    fc.assert(
      fc.property(languageAndText, ({ language, text }) => {
        const { findings, total, bySeverity, byCategory } = lint(language, text);
        const keys = findings.map(({ offset, length, ruleId }) => [offset, length, ruleId] as const);
        expect(keys).toEqual(keys.toSorted(([a, b, c], [d, e, f]) => a - d || b - e || (c < f ? -1 : 1)));
        expect(new Set(keys.map(String)).size).toBe(keys.length);
        expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
        expect(Object.values(bySeverity).reduce((sum, count) => sum + count, 0)).toBe(total);
        expect(Object.values(byCategory).reduce((sum, count) => sum + count, 0)).toBe(total);
      }),
      { numRuns: 300 },
    );
  });

  test('equal requests get equal answers', () => {
    fc.assert(
      fc.property(languageAndText, ({ language, text }) => {
        expect(JSON.stringify(lint(language, text))).toBe(JSON.stringify(lint(language, text)));
      }),
    );
  });

  test('a limit keeps the first findings', () => {
    fc.assert(
      fc.property(languageAndText, fc.integer({ min: 1, max: 5 }), ({ language, text }, maxFindings) => {
        const { findings, total } = lint(language, text);
        const few = lint(language, text, { maxFindings });
        expect(few.findings).toEqual(findings.slice(0, maxFindings));
        expect([few.total, few.isTruncated]).toEqual([total, total > maxFindings]);
      }),
    );
  });

  // Rules that look at the whole text may report different findings when a text changes.
  const settings = { disable: ['consistency/*', 'readability/*', 'clarity/undefined-abbreviation'] };

  test('after its fixes are applied, no rule has additional findings', () => {
    fc.assert(
      fc.property(languageAndText, ({ language, text }) => {
        const before = lint(language, text, settings).findings;
        const after = lint(language, applyFixes(text, before), settings).findings;
        const left = before.filter(({ isAutoFixable }) => !isAutoFixable);
        for (const { id } of rules) {
          const count = (findings: typeof after): number =>
            findings.filter(({ ruleId }) => ruleId === id).length;
          expect(`${id} ${Math.max(0, count(after) - count(left))}`).toBe(`${id} 0`);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('a text before it moves its findings and changes nothing else', () => {
    fc.assert(
      fc.property(languageAndText, ({ language, text }) => {
        const front = 'Qux zap.\n\n';
        const plain = lint(language, text, settings).findings;
        const moved = lint(language, front + text, settings).findings;
        expect(moved.map(({ id, offset, text: found }) => [id, offset - front.length, found])).toEqual(
          plain.map(({ id, offset, text: found }) => [id, offset, found]),
        );
      }),
    );
  });
});
