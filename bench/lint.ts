import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import retextContractions from 'retext-contractions';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextIntensify from 'retext-intensify';
import retextPassive from 'retext-passive';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import retextStringify from 'retext-stringify';
import { unified } from 'unified';
import writeGood from 'write-good';
import { proseOf } from '../src/adapters/outbound/style-lint/prose-of.ts';
import { lint } from '../src/domain/style-lint/lint.ts';
import { usualSettings } from '../src/domain/style-lint/lint-report.ts';
import { median, printTable } from './report.ts';

interface Contestant {
  readonly name: string;
  readonly check: (text: string) => unknown;
  /** Median milliseconds by size of the text. */
  readonly times: Map<number, number>;
}

const sizes = [1_000, 10_000, 100_000] as const;
const fewestRounds = 3;
const budgetMs = 4_000;

/** English prose of any length, from edited texts, and so with few findings, as most texts have. */
const prose = (() => {
  const folder = join(import.meta.dirname, '../test/data/style-lint/texts');
  const english = readdirSync(folder).filter((name) => name.startsWith('en-'));
  const once = english.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n\n');
  return `${once}\n\n${once}\n\n${once}`;
})();

const settings = usualSettings('en');

/** The whole engine beside other style checkers: the same texts, in turn, in one process. */
export async function benchLint(): Promise<void> {
  const harper = new LocalLinter({ binary: binaryInlined });
  await harper.setup();
  const contestants: readonly Contestant[] = [
    contestant('service', (text) => lint(proseOf(text, 'plain'), settings)),
    contestant('write-good', (text) => writeGood(text)),
    contestant('retext, 8 plugins', (text) => retext.process(text)),
    contestant('harper.js', (text) => harper.lint(text)),
  ];
  for (const size of sizes) {
    for (const one of contestants) one.times.set(size, await medianOf(one, prose.slice(0, size)));
  }
  report(contestants);
  printTable(
    ['hostile text of 100 000 characters', 'service, ms'],
    hostileTexts().map(([name, text]) => {
      const startedAt = performance.now();
      lint(proseOf(text, 'markdown'), settings);
      return [name, (performance.now() - startedAt).toFixed(0)];
    }),
  );
}

const contestant = (name: string, check: Contestant['check']): Contestant => ({
  name,
  check,
  times: new Map(),
});

const retext = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextIntensify)
  .use(retextEquality)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextContractions)
  .use(retextStringify);

/** Warm: the first round is not counted. As many rounds as the time allows, three at least. */
async function medianOf({ check }: Contestant, text: string): Promise<number> {
  await check(text);
  const times: number[] = [];
  const endsAt = performance.now() + budgetMs;
  while (times.length < fewestRounds || (performance.now() < endsAt && times.length < 500)) {
    const startedAt = performance.now();
    await check(text);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

function report(contestants: readonly Contestant[]): void {
  const own = contestants[0]?.times;
  const cell = (one: Contestant, size: number): string => {
    const ms = one.times.get(size) ?? Number.NaN;
    const ratio = ms / (own?.get(size) ?? Number.NaN);
    return `${(size / ms).toFixed(0)} KB/s${one.times === own ? '' : ` (${ratio.toFixed(1)} ×)`}`;
  };
  printTable(
    ['prose in English, warm', ...sizes.map((size) => `${size / 1000} KB`)],
    contestants.map((one) => [one.name, ...sizes.map((size) => cell(one, size))]),
  );
}

/** What brought other checkers and parsers to a standstill. */
function hostileTexts(): readonly (readonly [name: string, text: string])[] {
  const filled = (unit: string): string => unit.repeat(Math.ceil(100_000 / unit.length)).slice(0, 100_000);
  return [
    ['one word', filled('a')],
    ['"very " again and again', filled('very ')],
    ['line breaks', filled('\n')],
    ['"> " again and again', filled('> ')],
    ['"*a_ " again and again', filled('*a_ ')],
    ['"[a](" again and again', filled('[a](')],
    ['"[" again and again', filled('[')],
    ['"`" and a letter again and again', filled('`a``b')],
    ['"<a " again and again', filled('<a ')],
    ['words that nobody knows', Array.from({ length: 12_500 }, (_, n) => `q${n.toString(36)}zx`).join(' ')],
  ];
}
