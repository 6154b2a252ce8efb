import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LintRequest, StyleLinter } from '#application/ports/texts/style-linter.ts';
import type { Finding, LintReport, LintSettings } from '#domain/style-lint/output/lint-report.ts';
import type { LintLanguage } from '#domain/style-lint/languages.ts';
import type { RuleId } from '#domain/style-lint/model/rule.ts';
import { expectOk } from '../support/expect-ok.ts';
import { lintRequest, lintSettings } from '../support/makers/lint-requests.ts';

export interface StyleLinterUnderTest {
  readonly linter: StyleLinter;
  stop(): Promise<void>;
}

/** A sentence in which the linter finds one thing by that rule. */
interface Sample {
  readonly sentence: string;
  readonly ruleId: RuleId;
  readonly fault: string;
  readonly replacements: readonly string[];
  readonly language: LintLanguage;
}

export const houseTerm: Sample = {
  sentence: 'Please log in here.',
  ruleId: 'consistency/terms',
  fault: 'log in',
  replacements: ['sign in'],
  language: 'fr',
};

export const wrongForm: Sample = {
  sentence: 'She go home.',
  ruleId: 'grammar/pronoun',
  fault: 'go',
  replacements: ['goes'],
  language: 'en',
};

const long = 'Nothing to see in this sentence. '.repeat(260);

export function describeStyleLinter(name: string, sample: Sample, start: () => StyleLinterUnderTest): void {
  describe(`style linter: ${name}`, () => {
    const { sentence, ruleId, fault, replacements, language } = sample;
    const at = sentence.indexOf(fault);
    let subject: StyleLinterUnderTest;

    beforeAll(() => {
      subject = start();
    });

    afterAll(async () => subject.stop());

    const lint = async (request: LintRequest): Promise<LintReport> =>
      expectOk(await subject.linter.lint(request));

    const found = async (request: LintRequest): Promise<readonly Finding[]> =>
      (await lint(request)).findings.filter((finding) => finding.ruleId === ruleId);

    test.each([
      ['short', ''],
      ['long', long],
    ])('finds what is wrong in a %s text, with the right place', async (_, before) => {
      expect(await found(lintRequest(before + sentence))).toMatchObject([
        { offset: before.length + at, length: fault.length, text: fault, replacements },
      ]);
    });

    test('reads Markdown as such, and plain text as such', async () => {
      const marked = sentence.replace(fault, `\`${fault}\``);
      const text = `${long}\n\n${marked} <!-- lint-disable --> ${sentence}`;
      expect(await found(lintRequest(text, { format: 'markdown' }))).toEqual([]);
      expect(await found(lintRequest(text))).not.toEqual([]);
    });

    test('sees through the marks of Markdown', async () => {
      const text = `- ${sentence.slice(0, at)}**${fault}**${sentence.slice(at + fault.length)}`;
      expect(await found(lintRequest(text, { format: 'markdown' }))).toMatchObject([
        { offset: at + 4, length: fault.length, text: fault },
      ]);
    });

    test('reports nothing for an empty text', async () => {
      const { findings, total, metrics } = await lint(lintRequest(''));
      expect({ findings, total, words: metrics.words }).toEqual({ findings: [], total: 0, words: 0 });
    });

    test('returns equal reports for equal requests, even for many at once', async () => {
      const request = lintRequest(`${long}${sentence} The the end.`);
      const first = await lint(request);
      const others = await Promise.all(Array.from({ length: 8 }, async () => lint(request)));
      for (const other of others) expect(other).toEqual(first);
    });

    test('uses the requested language and unit', async () => {
      const { terms } = lintRequest('').settings;
      const settings = lintSettings({ language, positionUnit: 'utf8', terms });
      const [finding] = await found(lintRequest(`${long}😀 ${sentence}`, { settings }));
      expect(finding?.offset).toBe(Buffer.byteLength(`${long}😀 `) + at);
    });

    test.each<[string, Partial<LintSettings>]>([
      ['rules that are switched off', { disable: [`${ruleId.split('/')[0]}/*`] }],
      ['words to be ignored', { ignoreWords: [fault.toUpperCase()] }],
    ])('leaves out %s', async (_, changes) => {
      const request = lintRequest(sentence);
      const settings = { ...request.settings, ...changes };
      expect(await found({ ...request, settings })).toEqual([]);
    });

    test('reports so many findings as are asked for, and counts all', async () => {
      const request = lintRequest(`${sentence} `.repeat(5));
      const settings = { ...request.settings, maxFindings: 2 };
      expect(await lint({ ...request, settings })).toMatchObject({
        findings: [{ ruleId }, { ruleId }],
        total: 5,
        isTruncated: true,
        isIncomplete: false,
      });
    });

    test('does not change a request', async () => {
      const request = lintRequest(long + sentence);
      await lint(request);
      expect(request).toEqual(lintRequest(long + sentence));
    });
  });
}
