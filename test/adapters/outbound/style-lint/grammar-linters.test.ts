import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from '@jest/globals';
import { inlineGrammarLinter } from '#adapters/outbound/style-lint/grammar/inline-grammar-linter.ts';
import type { Lane, LaneOptions } from '#adapters/outbound/style-lint/lane.ts';
import { openGrammarLinter } from '#adapters/outbound/style-lint/grammar/pooled-grammar-linter.ts';
import { engineFacts } from '#domain/style-lint/model/engines.ts';
import { grammarRules } from '#domain/style-lint/model/grammar-rules.ts';
import type { LintReport } from '#domain/style-lint/output/lint-report.ts';
import { describeStyleLinter, wrongForm } from '#test/contracts/style-linter.contract.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { lintRequest } from '#test/support/makers/lint-requests.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';

describeStyleLinter('grammar, inline', wrongForm, () => ({
  linter: inlineGrammarLinter,
  stop: async () => {},
}));

const linters: Lane[] = [];

afterAll(async () => {
  for (const linter of linters) await linter.close();
});

const openLinter = (options?: Partial<LaneOptions>): Lane => {
  const linter = openGrammarLinter(options);
  linters.push(linter);
  return linter;
};

describeStyleLinter('grammar, in a thread', wrongForm, () => {
  const linter = openGrammarLinter();
  return { linter, stop: async () => linter.close() };
});

const check = async (text: string, format: 'plain' | 'markdown' = 'plain'): Promise<LintReport> =>
  expectOk(await inlineGrammarLinter.lint(lintRequest(text, { format })));

const marked = async (text: string, format?: 'markdown'): Promise<readonly string[]> =>
  (await check(text, format)).findings.map((finding) => finding.text);

describe('rules of the grammar engine', () => {
  test.each(grammarRules.map((rule) => [rule.id, rule.examples] as const))(
    '%s finds its bad examples and leaves the good ones alone',
    async (id, { bad, good }) => {
      for (const text of bad) expect((await check(text)).findings).toMatchObject([{ ruleId: id }]);
      for (const text of good) expect((await check(text)).findings).toEqual([]);
    },
  );

  test('have the version of the package', () => {
    const file = new URL('../../../../node_modules/harper.js/package.json', import.meta.url);
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    expect(engineFacts.grammar.version).toBe(version);
  });

  test('leave style, spelling, dialect and articles to the rules of style', async () => {
    const text = 'An lorry of the colour grey went past teh centre at 7 a.m. in the morning, to england.';
    expect(await marked(text)).toEqual([]);
  });
});

describe('the grammar engine', () => {
  test('reads over line ends, marks and curly apostrophes in a sentence, but not beyond it', async () => {
    expect(await marked('She\r\ngo home. This is for he\n\nGo home.')).toEqual(['go']);
    expect(await marked('The cat ate it’s food.')).toEqual(['it’s']);
    expect(await marked('I have *went* there, and `she go` is code.', 'markdown')).toEqual(['went']);
  });

  test('reads the beginning of a text that is too long, and says so', async () => {
    const { total, isIncomplete } = await check('She go home today. '.repeat(1000));
    expect({ total, isIncomplete }).toEqual({ total: 444, isIncomplete: true });
  });

  test('leaves out a sentence that is too long, and says so', async () => {
    const endless = `She go ${'on and '.repeat(300)} on.`;
    const { findings, isIncomplete } = await check(`She go home. ${endless} They was late.`);
    expect(findings.map(({ text }) => text)).toEqual(['go', 'was']);
    expect(isIncomplete).toBe(true);
  });
});

describe('the thread of the grammar engine', () => {
  const standIn = new URL('./programs/trapping-worker.ts', import.meta.url);

  test('is replaced when its WebAssembly code fails', async () => {
    const linter = openLinter({ worker: standIn });
    const thread = async (): Promise<number> => expectOk(await linter.lint(lintRequest('answer'))).total;
    const first = await thread();
    await expect(linter.lint(lintRequest('fail'))).rejects.toThrow('This one cannot be read.');
    expect(await thread()).toBe(first);
    await expect(linter.lint(lintRequest('trap'))).rejects.toThrow('exited with code: 1');
    expect(await thread()).not.toBe(first);
  });
});

describe('hostile texts of the maximum size', () => {
  const numbered = (count: number, sentence: (n: number) => string): string =>
    Array.from({ length: count }, (_, n) => sentence(n))
      .join(' ')
      .slice(0, 100_000);
  const prose = numbered(
    2000,
    (n) => `We sent the letter number ${n} to all of the people who had asked for it.`,
  );
  const cases: readonly (readonly [string, string])[] = [
    ['marks', `${'[("’-/'.repeat(330)}\n\n`.repeat(50)],
    ['sentences of one word', numbered(20_000, (n) => `Go${n}.\n\n`)],
    ['unknown words', numbered(15_000, (n) => `q${n.toString(36)}zx${n % 40 === 0 ? '. X' : ''}`)],
  ];

  const timesOfProse = async (work: () => Promise<unknown>): Promise<number> =>
    timesAsLongAs(async () => check(prose), work, { enough: 20, warmUp: false });

  // Prose repeats its phrases, and Harper caches them. Without the limit of steps, the texts would take more than fifty
  // times as long.
  test.each(cases)('%s take a small multiple of the time for prose', async (_, text) => {
    expect(await timesOfProse(async () => check(text))).toBeLessThan(20);
  });
});
