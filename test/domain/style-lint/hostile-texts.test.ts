import { describe, expect, test } from '@jest/globals';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
import { rulesWith, settingsOf } from './rule-examples.ts';
import { sampleEnglish } from './sample-rules.ts';

const size = 100_000;
const hostile = {
  'one word over and over': 'very ',
  'one long word': 'a',
  newlines: '\n',
  spaces: ' ',
  'a phrase that never ends': 'in order ',
  'a sequence that never ends': 'was not really ',
  'nothing but findings': 'a apple utilize\n\n',
  'initials without end': 'a. ',
  dots: '.',
  emoji: '😀',
  'letters with marks': 'e\u0301',
  'a pile of marks': '\u0301\u0323',
  hyphens: 'a-',
  apostrophes: "l'",
  masks: '\u2060',
  'opaque words': '\uFFFC ',
  quotes: '"',
  abbreviations: 'ABC (',
  spellings: 'email e-mail ',
} as const;

const terms = Array.from({ length: 200 }, (_, i) => ({
  prefer: `term ${i}`,
  avoid: [`${'a '.repeat(38)}${i}`],
  isCaseSensitive: false,
  severity: 'warning' as const,
}));

const rules = rulesWith('en', sampleEnglish);
const lint = makeLinter(rules);
const lintInLimit = makeLinter(rules, 40 * size);
const settings = settingsOf('en', {
  enable: ['clarity/*', 'style/*', 'consistency/*', 'readability/*'],
  maxFindings: 500,
});

const harmless = plainProse(
  'Plain words stand here, and nothing in them is hard to read. '.repeat(2_000).slice(0, size),
);

/** Far below the hundreds of times that a text would take if time grew with the square of its length. */
const fewTimes = 20;

/** The time for a text divided by that for a harmless text of the same length. */
const timesFor = (text: string, more: Partial<typeof settings> = {}): Promise<number> => {
  const prose = plainProse(text);
  return timesAsLongAs(
    () => lint(harmless, settings),
    () => lint(prose, { ...settings, ...more }),
    { enough: fewTimes },
  );
};

describe('a hostile text of 100 000 characters', () => {
  const textOf = (part: string, length: number): string => 'A. '.concat(part.repeat(length / part.length));

  // The number of steps does not depend on the machine. A text of ten times the length may take at most ten times as
  // many.
  test.each(Object.entries(hostile))(
    'takes no more steps for each character than a small one: %s',
    (_, part) => {
      const report = lintInLimit(plainProse(textOf(part, size)), settings);
      expect(report.isIncomplete).toBe(false);
      expect(report.findings.length).toBeLessThanOrEqual(500);
    },
  );

  // The slowest take three times as long as the harmless text. If time grew with the square of the length, it would be
  // hundreds of times.
  test.each(Object.entries(hostile))('is read in a small multiple of the usual time: %s', async (_, part) => {
    expect(await timesFor(textOf(part, size))).toBeLessThan(fewTimes);
  });

  test('is read in a small multiple of the usual time with house terms that almost match everywhere', async () => {
    expect(await timesFor('a '.repeat(size / 2), { terms })).toBeLessThan(fewTimes);
  });
});
