import type { LintLanguage } from '#domain/style-lint/languages.ts';
import { markupMask, type Silence } from '#domain/style-lint/text/prose.ts';
import { describe, expect, test } from '@jest/globals';
import type { Finding, LintReport, LintSettings } from '#domain/style-lint/output/lint-report.ts';
import { termsRule } from '#domain/style-lint/rules/house-terms.ts';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { rules } from '#domain/style-lint/rules/rules.ts';
import { applyFixes, rulesWith, settingsOf } from './rule-examples.ts';
import { sampleEnglish, sampleFrench } from './sample-rules.ts';

const english = makeLinter(rulesWith('en', { ...sampleEnglish, 'consistency/terms': termsRule.en }));
const french = makeLinter(rulesWith('fr', { ...sampleFrench, 'consistency/terms': termsRule.fr }));

const lint = (text: string, settings: Partial<LintSettings> = {}): LintReport =>
  english(
    plainProse(text),
    settingsOf('en', { enable: ['style/filler', 'clarity/long-sentence'], ...settings }),
  );

const found = (text: string, settings: Partial<LintSettings> = {}): readonly string[] =>
  lint(text, settings).findings.map((finding) => `${finding.ruleId} ${finding.text}`);

const first = (text: string, settings: Partial<LintSettings> = {}): Finding | undefined =>
  lint(text, settings).findings[0];

describe('a finding', () => {
  test('contains the text, its place, and a better text', () => {
    expect(first('We utilize it.')).toEqual({
      id: expect.stringMatching(/^f_[0-9a-f]{12}$/),
      ruleId: 'clarity/wordy-phrase',
      category: 'clarity',
      severity: 'suggestion',
      message: 'Use "use" instead of "utilize".',
      offset: 3,
      length: 7,
      start: { line: 1, column: 4 },
      end: { line: 1, column: 11 },
      text: 'utilize',
      replacements: ['use', 'apply'],
      isAutoFixable: true,
    });
  });

  test.each([
    ['utf16', 8, 9],
    ['codepoint', 6, 7],
    ['utf8', 12, 13],
  ] as const)('counts in %s', (positionUnit, offset, column) => {
    const finding = first('😀😀 we utilize it', { positionUnit });
    expect(finding).toMatchObject({ offset, length: 7, start: { line: 1, column }, text: 'utilize' });
  });

  test.each(['\n', '\r\n', '\r'])('counts lines that end in %j', (end) => {
    expect(first(`One.${end}é We utilize${end}it.`, { positionUnit: 'utf8' })).toMatchObject({
      offset: 4 + end.length + 6,
      start: { line: 2, column: 7 },
      end: { line: 2, column: 14 },
    });
  });

  test('may extend over the end of a line', () => {
    const finding = first('We ran in\r\norder to win.');
    expect(finding).toMatchObject({
      text: 'in\r\norder to',
      start: { line: 1, column: 8 },
      end: { line: 2, column: 9 },
    });
    expect(finding?.message).toBe('Use "to" instead of "in order to".');
  });

  test.each([
    ['Utilize it.', ['Use', 'Apply']],
    ['We UTILIZE it.', ['USE', 'APPLY']],
    ['We utilize it.', ['use', 'apply']],
  ])('has replacements in the case of the original: %s', (text, replacements) => {
    expect(first(text)?.replacements).toEqual(replacements);
  });

  test('keeps its id when the text around it changes, and a repeated finding has another id', () => {
    const [one, two] = lint('We utilize it. They utilize it.').findings;
    const [moved] = lint('Now, at last, we utilize it.').findings;
    expect(moved?.id).toBe(one?.id);
    expect(two?.id).not.toBe(one?.id);
  });

  test.each([
    ['in order to', ['clarity/wordy-phrase in order to']],
    ['in order', ['clarity/wordy-phrase in order']],
    ['in order, to', ['clarity/wordy-phrase in order']],
  ])('is the longest of its rule if several start there: %s', (phrase, expected) => {
    expect(found(`We ran ${phrase} win.`)).toEqual(expected);
  });

  test('includes all repetitions of a word', () => {
    expect(lint('It is the the\nthe end.').findings).toMatchObject([
      { text: 'the the\nthe', replacements: ['the'], isAutoFixable: true },
    ]);
  });

  test('may overlap one of another rule, and then only the first has an automatic fix', () => {
    const { findings } = lint('See a utilize.');
    expect(findings).toMatchObject([
      { ruleId: 'mechanics/indefinite-article', text: 'a utilize', isAutoFixable: true },
      { ruleId: 'clarity/wordy-phrase', text: 'utilize', isAutoFixable: false },
    ]);
  });
});

describe('a fix', () => {
  test('is not automatic if the article before it would be wrong', () => {
    expect(first('It is an individual.')).toMatchObject({ replacements: ['person'], isAutoFixable: false });
    expect(first('It is one individual.')).toMatchObject({ isAutoFixable: true });
  });

  test.each([
    ['A FBI man.', 'An FBI man.'],
    ['SEE A FBI MAN', 'SEE AN FBI MAN'],
    ['An UN car.', 'A UN car.'],
    ['TAKE AN UN CAR', 'TAKE A UN CAR'],
  ])('of an article has the case of the text: %s', (text, expected) => {
    expect(applyFixes(text, lint(text).findings)).toBe(expected);
  });

  test('is not automatic if it would repeat a word', () => {
    expect(first('Try to in order to win.')).toMatchObject({ isAutoFixable: false });
  });

  test.each([
    ['It is very good.', 'very '],
    ['I like it very.', ' very'],
    ['I like it very\nmuch.', ' very'],
  ])('that removes words removes one space too: %s', (text, taken) => {
    expect(first(text)).toMatchObject({ text: taken, replacements: [''], isAutoFixable: true });
  });

  test.each(['Very good.', 'It is, very, good.', 'It is  very good.', '(very good)'])(
    'that removes words is not offered if more would have to change: %s',
    (text) => {
      const findings = lint(text).findings.filter(({ ruleId }) => ruleId === 'style/filler');
      expect(findings).toMatchObject([{ isAutoFixable: false }]);
    },
  );

  test('is not automatic after an elision that it would break', () => {
    const fixable = ["Voici l'ordinateur.", 'Voici un ordinateur.', "Voici l'automobile."].map(
      (text) => french(plainProse(text), settingsOf('fr')).findings[0]?.isAutoFixable,
    );
    expect(fixable).toEqual([false, true, true]);
  });

  test('does not break what a switched-off rule protects', () => {
    const off = { disable: ['mechanics/*'] };
    expect(lint('It is an individual.', off)).toMatchObject({
      total: 1,
      findings: [{ isAutoFixable: false }],
    });
    expect(lint('It is a apple.', off)).toMatchObject({ total: 0, findings: [] });
  });

  test('of a spelling results in one spelling', () => {
    const text = 'An email, an e-mail, an E-mail; the colour of color.';
    const { findings } = lint(text);
    expect(findings.map(({ isAutoFixable }) => isAutoFixable)).toEqual([true, true]);
    expect(found(applyFixes(text, findings))).toEqual([]);
  });

  test('is not automatic if there is markup within the words', () => {
    const text = 'We ran in **order** to win.';
    const masked = 'We ran in \u2060\u2060order\u2060\u2060 to win.';
    const { findings } = english({ ...plainProse(text), masked }, settingsOf('en'));
    expect(findings).toMatchObject([{ text: 'in **order** to', isAutoFixable: false }]);
    expect(findings[0]?.message).not.toContain('\u2060');
  });

  test('uses the apostrophes of the text', () => {
    const apostrophes = ["L'un, l'autre : le arbre", 'L’un, l’autre : le arbre'].map(
      (text) => french(plainProse(text), settingsOf('fr')).findings[0]?.replacements,
    );
    expect(apostrophes).toEqual([["l'arbre"], ['l’arbre']]);
  });
});

describe('prose with masks', () => {
  test('is read through markup, but not into masked parts', () => {
    const text = 'We uti*liz*e `utilize` it.';
    const masked = 'We uti\u2060liz\u2060e \uFFFC\uFFFC\uFFFC\uFFFC\uFFFC\uFFFC\uFFFC\uFFFC\uFFFC it.';
    const { findings } = english({ ...plainProse(text), masked }, settingsOf('en'));
    expect(findings).toMatchObject([{ text: 'uti*liz*e', offset: 3 }]);
  });

  test('has no repeated words across the address of a link', () => {
    const text = '[npm](https://example.org) [npm](https://example.net) and **the** the';
    const masked = text.replace(/\[|\]\([^)]*\)|\*/g, (mark) => markupMask.repeat(mark.length));
    const prose = { text, masked, paragraphs: [{ start: 0, end: text.length }], silences: [] };
    expect(english(prose, settingsOf('en')).findings.map((finding) => finding.text)).toEqual(['the** the']);
  });

  test('has no repeated words in or across code', () => {
    const masked = 'Run \uFFFC \uFFFC in \uFFFC order to.';
    const { findings } = english({ ...plainProse(masked), masked }, settingsOf('en'));
    expect(findings).toEqual([]);
  });

  test('is read within its paragraphs only', () => {
    const text = 'We utilize it.';
    const { findings, metrics } = english({ ...plainProse(text), paragraphs: [] }, settingsOf('en'));
    expect(findings).toEqual([]);
    expect(metrics).toMatchObject({ characters: 14, words: 0, sentences: 0 });
  });

  test.each([
    ['all', []],
    [['clarity/wordy-phrase'], ['mechanics/repeated-word the the']],
    [['clarity/*'], ['mechanics/repeated-word the the']],
    [['style/*'], ['mechanics/repeated-word the the', 'clarity/wordy-phrase utilize']],
  ] as const)('has no findings where a comment switches rules off: %j', (silenced, expected) => {
    const silences: readonly Silence[] = [{ span: { start: 0, end: 20 }, rules: silenced }];
    const text = 'The the we utilize it. We utilize it.';
    const { findings, total } = english({ ...plainProse(text), silences }, settingsOf('en'));
    const heard = findings.filter(({ offset }) => offset < 20).map((one) => `${one.ruleId} ${one.text}`);
    expect(heard.map((one) => one.replace('The', 'the'))).toEqual(expected);
    expect(total).toBe(expected.length + 1);
  });
});

describe('which rules run', () => {
  test.each([
    [{ disable: ['clarity/*'] }, []],
    [{ disable: ['clarity/wordy-phrase'] }, []],
    [{ enable: ['clarity/many-commas'], disable: ['clarity/*'] }, []],
    [
      { enable: ['clarity/undefined-abbreviation'] },
      ['clarity/undefined-abbreviation ABC', 'clarity/wordy-phrase utilize'],
    ],
    [{ enable: ['clarity/*'] }, ['clarity/undefined-abbreviation ABC', 'clarity/wordy-phrase utilize']],
    [{ minSeverity: 'warning' }, []],
  ] as const)('follows from %j', (settings, expected) => {
    expect(found('The ABC will utilize it.', settings)).toEqual(expected);
  });

  test('long sentences start after the 30th word, or at the requested length', () => {
    const sentence = (words: number): string => `It${' so'.repeat(words - 1)}.`;
    expect(found(sentence(30), { disable: ['mechanics/*'] })).toEqual([]);
    expect(lint(sentence(31), { disable: ['mechanics/*'] }).findings).toMatchObject([
      { ruleId: 'clarity/long-sentence', message: 'This sentence has 31 words.' },
    ]);
    const options = { 'clarity/long-sentence': { max_words: 10 } };
    expect(found('One two three four five six seven eight nine ten.', { options })).toEqual([]);
    expect(found('One two three four five six seven eight nine ten eleven.', { options })).toHaveLength(1);
  });

  test.each([
    ['en-US', ['colour', 'organise', 'colour']],
    ['en-GB', ['color']],
    [undefined, ['color']],
  ] as const)('spelling must be %s if requested', (variant, expected) => {
    const text = 'The colour, the color; we organise and organize. The colour.';
    expect(lint(text, { variant }).findings.map((finding) => finding.text)).toEqual(expected);
  });

  test('of two spellings the rarer one is reported, and on a tie the later one', () => {
    expect(found('An email, an e-mail, an e-mail.')).toEqual(['consistency/spelling email']);
    expect(found('An email, an e-mail.')).toEqual(['consistency/spelling e-mail']);
  });
});

test('two rules may look for the same phrase', () => {
  const rule: RuleContent = {
    check: () => ({ kind: 'phrases', message: '"{match}"', phrases: [{ match: 'as ever' }] }),
    examples: { bad: [], good: [] },
  };
  const twice = makeLinter(rulesWith('en', { 'style/cliche': rule, 'style/jargon': rule }));

  const { findings } = twice(plainProse('It is as ever.'), settingsOf('en'));
  expect(findings.map(({ ruleId }) => ruleId)).toEqual(['style/cliche', 'style/jargon']);
});

test('the data of a language are built once, and not before the first text in that language', () => {
  const built: string[] = [];
  const content = (language: LintLanguage): RuleContent => ({
    check: () => {
      built.push(language);
      return { kind: 'spacing', message: 'One space is enough.' };
    },
    examples: { bad: [], good: [] },
  });
  const contents = { en: content('en'), fr: content('fr') };
  const lazy = makeLinter(rules.slice(0, 1).map((facts) => ({ ...facts, contents })));
  expect(built).toEqual([]);

  for (const text of ['Un texte.', 'Un autre.']) lazy(plainProse(text), settingsOf('fr'));
  expect(built).toEqual(['fr']);
});

describe('house terms', () => {
  const term = {
    prefer: 'sign in',
    avoid: ['log in', 'login'],
    isCaseSensitive: false,
    severity: 'warning',
  } as const;

  test('are whole words in any case, across line breaks', () => {
    expect(found('Login or log\nin, not blogin, logins or re-login.', { terms: [term] })).toEqual([
      'consistency/terms Login',
      'consistency/terms log\nin',
    ]);
    expect(first('Login now.', { terms: [term] })).toMatchObject({
      severity: 'warning',
      message: 'Write "Sign in" instead of "Login".',
      replacements: ['Sign in'],
      isAutoFixable: true,
    });
  });

  test('match the case if requested', () => {
    const terms = [{ ...term, prefer: 'GitHub', avoid: ['Github'], isCaseSensitive: true }];
    expect(found('Github, github and GitHub.', { terms })).toEqual(['consistency/terms Github']);
  });

  test('are literal, with any special characters', () => {
    const terms = [{ ...term, prefer: 'Cpp', avoid: ['C++', 'a.b', '.NET', '(x)*'] }];
    expect(found('C++ is a.b but not axb, C or C+; .NET (x)* and ASP.NET.', { terms })).toEqual([
      'consistency/terms C++',
      'consistency/terms a.b',
      'consistency/terms .NET',
      'consistency/terms (x)*',
    ]);
  });

  test('are not reported within the preferred term', () => {
    const terms = [
      { ...term, prefer: 'e-mail address', avoid: ['address'] },
      { ...term, prefer: 'GitHub', avoid: ['github'] },
      { ...term, prefer: 'web', avoid: ['Web'] },
    ];
    expect(found('The e-mail address on GitHub. Web.', { terms })).toEqual([]);
    expect(found('The address on Github.', { terms })).toHaveLength(2);
  });

  test('have messages in the language of the text', () => {
    const { findings } = french(plainProse('Le login.'), settingsOf('fr', { terms: [term] }));
    expect(findings[0]?.message).toMatch(/^Écrivez «\u202Fsign in\u202F»/);
  });

  test('count with their own severity', () => {
    const { bySeverity, byCategory } = lint('Login.', { terms: [{ ...term, severity: 'error' }] });
    expect(bySeverity).toEqual({ error: 1, warning: 0, suggestion: 0 });
    expect(byCategory).toEqual({ consistency: 1 });
  });
});

describe('ignored words', () => {
  test.each(['utilize', 'UTILIZE', 'utilize it'])('are not reported in any case: %s', (word) => {
    const text = word.includes(' ') ? 'We utilize it.' : 'We Utilize it.';
    expect(found(text, { ignoreWords: [word] })).toEqual(
      word.includes(' ') ? ['clarity/wordy-phrase utilize'] : [],
    );
  });

  test('still count in the length of their sentence', () => {
    const options = { 'clarity/long-sentence': { max_words: 5 } };
    expect(found('One two three four five six.', { options, ignoreWords: ['three'] })).toHaveLength(1);
  });

  test.each([' utilize ', 'u\u0301tilize', 'utilize\u0301'])('may have any form: %j', (word) => {
    expect(found('We utilize it.', { ignoreWords: [word] })).toHaveLength(word.includes('\u0301') ? 1 : 0);
  });

  test('are ignored within longer findings, but not within other words', () => {
    expect(found('We ran in order to win.', { ignoreWords: ['order'] })).toEqual([]);
    expect(found('We ran in order to win.', { ignoreWords: ['rder', 'C++'] })).toHaveLength(1);
  });
});

describe('a report', () => {
  test('counts what it does not return', () => {
    const { findings, total, isTruncated, bySeverity } = lint('We utilize it. '.repeat(10), {
      maxFindings: 3,
    });
    expect(findings.map(({ offset }) => offset)).toEqual([3, 18, 33]);
    expect({ total, isTruncated, bySeverity }).toEqual({
      total: 10,
      isTruncated: true,
      bySeverity: { error: 0, warning: 0, suggestion: 10 },
    });
  });

  test('is ordered by offset, length and rule', () => {
    const { findings } = lint('A individual utilize utilize  the the in order to.');
    const keys = findings.map(({ offset, length, ruleId }) => [offset, length, ruleId] as const);
    expect(keys).toEqual(keys.toSorted(([a, b, c], [d, e, f]) => a - d || b - e || (c < f ? -1 : 1)));
    expect(keys.length).toBeGreaterThan(4);
  });

  test('is the same for the same text', () => {
    const text = 'The the colour of a apple, an email, an e-mail: in order to utilize color.  It was made.';
    expect(JSON.stringify(lint(text))).toBe(JSON.stringify(lint(text)));
  });

  test('of nothing is empty', () => {
    expect(lint('')).toEqual({
      findings: [],
      total: 0,
      bySeverity: { error: 0, warning: 0, suggestion: 0 },
      byCategory: {},
      isTruncated: false,
      isIncomplete: false,
      metrics: { characters: 0, words: 0, sentences: 0, avgSentenceWords: 0, lix: null, readingEase: null },
    });
  });

  test('does not treat names of JavaScript as words', () => {
    expect(
      found('constructor toString __proto__ hasOwnProperty valueOf', { ignoreWords: ['constructor'] }),
    ).toEqual([]);
  });

  test('is incomplete, but the same every time, when its steps are used up', () => {
    const short = makeLinter(rulesWith('en', sampleEnglish), 500);
    const report = short(plainProse('We utilize it. '.repeat(1000)), settingsOf('en'));
    expect(report.isIncomplete).toBe(true);
    expect(report.total).toBeLessThan(1000);
    expect(short(plainProse('We utilize it. '.repeat(1000)), settingsOf('en'))).toEqual(report);
    expect(lint('We utilize it. '.repeat(1000)).isIncomplete).toBe(false);
  });
});
