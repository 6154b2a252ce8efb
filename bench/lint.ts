import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proseOf } from '../src/adapters/outbound/style-lint/markdown/prose-of.ts';
import { lint } from '../src/domain/style-lint/lint.ts';
import { usualSettings } from '../src/domain/style-lint/output/lint-report.ts';
import { otherCheckers, ownChecker, type Checker } from './checkers.ts';
import { median, printTable } from './report.ts';

interface Contestant extends Checker {
  /** Median milliseconds for each size of text. */
  readonly times: Map<number, number>;
}

const sizes = [1_000, 10_000, 100_000] as const;
const fewestRounds = 3;
const budgetMs = 4_000;

/** English prose of any length, made of edited texts. Like most texts, it has few findings. */
const prose = (() => {
  const folder = join(import.meta.dirname, '../test/data/style-lint/texts');
  const english = readdirSync(folder).filter((name) => name.startsWith('en-'));
  const once = english.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n\n');
  return `${once}\n\n${once}\n\n${once}`;
})();

const settings = usualSettings('en');

/** Compares the complete engine with other style checkers: the same texts, in turn, in one process. */
export async function benchLint(): Promise<void> {
  const contestants: readonly Contestant[] = [ownChecker('en'), ...(await otherCheckers())].map(
    (checker) => ({ ...checker, times: new Map() }),
  );
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

/** The first round is a warm-up and not counted. Runs as many rounds as the time allows, at least three. */
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

/** Texts that made other checkers and parsers hang. */
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
