import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { describe, expect, test } from '@jest/globals';
import { type Finding, type LintSettings, usualSettings } from '#domain/style-lint/output/lint-report.ts';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import type { Check, Phrase, Rule, RuleContent, RuleId } from '#domain/style-lint/model/rule.ts';
import { rules, type StyleRuleId } from '#domain/style-lint/rules/rules.ts';

export const settingsOf = (language: LintLanguage, settings: Partial<LintSettings> = {}): LintSettings => ({
  ...usualSettings(language),
  maxFindings: 1000,
  ...settings,
});

/** Only these rules. */
const only = (...ids: readonly string[]): Pick<LintSettings, 'enable' | 'disable'> => ({
  enable: ids,
  disable: rules.map(({ id }) => id).filter((id) => !ids.includes(id)),
});

/** What rules look for in one language, by id. */
export type RuleContents = Readonly<Partial<Record<StyleRuleId, RuleContent>>>;

/** The content in one language of each rule that brings its own words. */
export const contentsIn = (language: LintLanguage): RuleContents =>
  Object.fromEntries(
    rules.flatMap(({ id, contents }) =>
      contents[language] === undefined || id === 'consistency/terms' ? [] : [[id, contents[language]]],
    ),
  );

/** All rules, with the given contents in one language only. */
export const rulesWith = (
  language: LintLanguage,
  contents: RuleContents = contentsIn(language),
): readonly Rule[] =>
  rules.map((rule) => {
    const content = contents[rule.id];
    return { ...rule, contents: content === undefined ? {} : { [language]: content } };
  });

/** Applies the automatic fixes, from the end so that offsets stay valid. Offsets must be in UTF-16 units. */
export function applyFixes(text: string, findings: readonly Finding[]): string {
  let fixed = text;
  let from = text.length;
  for (const finding of findings.toReversed()) {
    const end = finding.offset + finding.length;
    if (!finding.isAutoFixable || end > from) continue;
    fixed = fixed.slice(0, finding.offset) + (finding.replacements[0] ?? '') + fixed.slice(end);
    from = finding.offset;
  }
  return fixed;
}

/** Runs the examples of each rule as tests, and checks that its data has the form that the engine expects. */
export function describeRules(language: LintLanguage, contents = contentsIn(language)): void {
  const lint = makeLinter(rulesWith(language, contents));
  const settings = new Map<RuleId, LintSettings>(rules.map(({ id }) => [id, settingsOf(language, only(id))]));
  const findingsOf = (id: RuleId, text: string): readonly Finding[] =>
    lint(plainProse(text), settings.get(id) ?? settingsOf(language)).findings.filter(
      ({ ruleId }) => ruleId === id,
    );

  for (const [id, content] of Object.entries(contents) as [RuleId, RuleContent][]) {
    const { examples } = content;
    const check = content.check();
    describe(`${id} in ${language}`, () => {
      test.each(examples.bad)('finds something in: %s', (text) => {
        expect(findingsOf(id, text)).not.toEqual([]);
      });

      if (examples.good.length > 0)
        test.each(examples.good)('finds nothing in: %s', (text) => {
          expect(findingsOf(id, text).map((finding) => finding.text)).toEqual([]);
        });

      test('has complete messages and at most five replacements, all different from the text', () => {
        for (const text of examples.bad)
          for (const { message, replacements, text: found } of findingsOf(id, text)) {
            expect(message).not.toMatch(/[{}]|""|«\s*»/);
            expect(replacements.length).toBeLessThanOrEqual(5);
            expect(replacements).not.toContain(found);
          }
      });

      test('finds nothing in its examples after they are fixed', () => {
        for (const text of examples.bad) {
          const found = findingsOf(id, text);
          const rest = findingsOf(id, applyFixes(text, found));
          expect(rest.filter(({ isAutoFixable }) => isAutoFixable)).toEqual([]);
          expect(rest.length).toBeLessThanOrEqual(found.filter(({ isAutoFixable }) => !isAutoFixable).length);
        }
      });

      if (check.kind === 'phrases')
        describePhrases(check.phrases, check.message, (text) => findingsOf(id, text));
      test('lists its words in lower case, one per entry', () => {
        for (const word of singleWords(check)) expect(word).toMatch(/^(?=\S+$)[^\p{Lu}’]+$/u);
      });
    });
  }
}

function describePhrases(
  phrases: readonly Phrase[],
  message: string,
  findingsOf: (text: string) => readonly Finding[],
): void {
  test('has no phrase twice', () => {
    const keys = phrases.map(({ match, position = '', isCaseSensitive = '' }) =>
      [match.normalize('NFC').replaceAll('’', "'"), position, isCaseSensitive].join('|'),
    );
    const met = new Set<string>();
    expect(keys.filter((key) => met.has(key) || !met.add(key))).toEqual([]);
  });

  test('has phrases in lower case with straight apostrophes, unless upper case matters', () => {
    const strange = phrases.filter(
      ({ match, isCaseSensitive }) =>
        match.trim() !== match ||
        /[’\n]| {2}/.test(match) ||
        (isCaseSensitive !== true && match !== match.toLowerCase()),
    );
    expect(strange.map(({ match }) => match)).toEqual([]);
  });

  test('offers at most five replacements that differ from the phrase, and one if it is safe', () => {
    const strange = phrases.filter(
      ({ match, replace = [], isSafe }) =>
        replace.length > 5 ||
        new Set(replace).size !== replace.length ||
        replace.includes(match) ||
        (isSafe === true && replace.length === 0),
    );
    expect(strange.map(({ match }) => match)).toEqual([]);
  });

  test('has a message for each phrase that can be filled in', () => {
    const strange = phrases.filter(
      ({ replace: [first = ''] = [], message: own = message }) =>
        first === '' && own.includes('{replacement}'),
    );
    expect(strange.map(({ match }) => match)).toEqual([]);
  });

  test('finds each phrase, in upper case too, and nothing after it is fixed', () => {
    const strange = phrases.filter((phrase) => {
      const before = phrase.position === 'sentence-start' ? '' : 'Xyz ';
      const after = phrase.isParted === true ? ',' : '';
      const text = `${before}${phrase.match}${after} qux.`;
      const found = findingsOf(text);
      if (!found.some((finding) => finding.text.includes(phrase.match))) return true;
      const shouted = `${before}${phrase.match.toUpperCase()}${after} qux.`;
      if (phrase.isCaseSensitive !== true && findingsOf(shouted).length === 0) return true;
      return phrase.isSafe === true && findingsOf(applyFixes(text, found)).length > 0;
    });
    expect(strange.map(({ match }) => match)).toEqual([]);
  });
}

function singleWords(check: Check): readonly string[] {
  if (check.kind === 'sequence')
    return check.steps.flatMap(({ words = [], except = [], endings = [] }) => [
      ...words,
      ...except,
      ...endings,
    ]);
  if (check.kind === 'repetition') return check.allowed;
  if (check.kind === 'article') return [...check.consonantSounds, ...check.vowelSounds, ...check.either];
  return check.kind === 'elision' ? [...Object.keys(check.elided), ...check.kept] : [];
}
