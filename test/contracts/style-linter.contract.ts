import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LintRequest, StyleLinter } from '../../src/application/ports/style-linter.ts';
import type { LintReport } from '../../src/domain/style-lint/lint-report.ts';
import { expectOk } from '../support/expect-ok.ts';
import { lintRequest, lintSettings } from '../support/lint-requests.ts';

export interface StyleLinterUnderTest {
  readonly linter: StyleLinter;
  stop(): Promise<void>;
}

const long = 'Nothing to see in this sentence. '.repeat(400);

export function describeStyleLinter(name: string, start: () => StyleLinterUnderTest): void {
  describe(`style linter: ${name}`, () => {
    let subject: StyleLinterUnderTest;

    beforeAll(() => {
      subject = start();
    });

    afterAll(async () => subject.stop());

    const lint = async (request: LintRequest): Promise<LintReport> =>
      expectOk(await subject.linter.lint(request));

    const found = async (request: LintRequest): Promise<[number, string, readonly string[]][]> =>
      (await lint(request)).findings
        .filter(({ ruleId }) => ruleId === 'consistency/terms')
        .map(({ offset, text, replacements }) => [offset, text, replacements]);

    test.each([
      ['short', ''],
      ['long', long],
    ])('finds what the settings ask for in a %s text, at its place', async (_, before) => {
      expect(await found(lintRequest(`${before}Please log in here.`))).toEqual([
        [before.length + 7, 'log in', ['sign in']],
      ]);
    });

    test('reads Markdown as such, and plain text as such', async () => {
      const text = `${long}\n\nPlease \`log in\`, or <!-- lint-disable --> log in.`;
      expect(await found(lintRequest(text, { format: 'markdown' }))).toEqual([]);
      expect(await found(lintRequest(text))).toHaveLength(2);
    });

    test('tells nothing of an empty text', async () => {
      const { findings, total, metrics } = await lint(lintRequest(''));
      expect({ findings, total, words: metrics.words }).toEqual({ findings: [], total: 0, words: 0 });
    });

    test('gives equal reports for equal requests, also for many at once', async () => {
      const request = lintRequest(`${long}Please log in here. The the end.`);
      const first = await lint(request);
      const others = await Promise.all(Array.from({ length: 8 }, async () => lint(request)));
      for (const other of others) expect(other).toEqual(first);
    });

    test('keeps to the language and the unit that were asked for', async () => {
      const text = `${long}😀 Please log in.`;
      const { terms } = lintRequest('').settings;
      const settings = lintSettings({ language: 'fr', positionUnit: 'utf8', terms });
      const { findings } = await lint(lintRequest(text, { settings }));
      const [finding] = findings.filter(({ ruleId }) => ruleId === 'consistency/terms');
      expect(finding?.offset).toBe(Buffer.byteLength(`${long}😀 Please `));
    });

    test('leaves a request as it was', async () => {
      const request = lintRequest(`${long}Please log in.`);
      await lint(request);
      expect(request).toEqual(lintRequest(`${long}Please log in.`));
    });
  });
}
