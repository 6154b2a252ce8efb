import { expect, test } from '@jest/globals';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { rules } from '#domain/style-lint/rules/rules.ts';
import { contentsIn, describeRules } from '../rule-examples.ts';

describeRules('en');

const englishRules = contentsIn('en');

const french = [
  'mechanics/elision',
  'mechanics/euphony',
  'mechanics/typography',
  'mechanics/unit',
  'usage/construction',
];
const withoutData = ['consistency/terms'];

test('every rule but the French ones and the house terms has English data', () => {
  const expected = rules
    .map(({ id }) => id)
    .filter((id: string) => ![...french, ...withoutData].includes(id));
  expect(Object.keys(englishRules).toSorted()).toEqual(expected.toSorted());
});

const contents = Object.entries(englishRules);

const phrasesOf = (content: RuleContent | undefined): readonly Phrase[] => {
  const check = content?.check();
  return check?.kind === 'phrases' ? check.phrases : [];
};

test('the rules that are on by default contain at least 900 English phrases', () => {
  const phrases = rules
    .filter(({ isOnByDefault }) => isOnByDefault)
    .flatMap(({ id }) => phrasesOf(englishRules[id]));
  expect(phrases.length).toBeGreaterThanOrEqual(900);
});

test('every rule has examples of what it finds and of what it accepts', () => {
  for (const [, content] of contents) {
    expect(content?.examples.bad.length).toBeGreaterThanOrEqual(1);
    expect(content?.examples.good.length).toBeGreaterThanOrEqual(3);
  }
});

test('at least 150 words have an American and a British spelling, each only once', () => {
  const check = englishRules['consistency/spelling-variant']?.check();
  if (check?.kind !== 'variants') throw new Error('There is no data of spelling variants.');
  expect(check.pairs.length).toBeGreaterThanOrEqual(150);
  const words = [...check.pairs, ...(check.onlyBritish ?? [])].flat();
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test('a word belongs to one family of spellings only', () => {
  const check = englishRules['consistency/spelling']?.check();
  if (check?.kind !== 'consistency') throw new Error('There is no data of spellings.');
  const spellings = check.families.flat();
  expect(spellings.filter((spelling, i) => spellings.indexOf(spelling) !== i)).toEqual([]);
  expect(check.families.filter((family) => family.length < 2)).toEqual([]);
});

/** A replacement that is itself a finding would help neither the engine nor readers. */
test('no replacement of a phrase contains the phrase itself', () => {
  const phrases = contents.flatMap(([, content]) => phrasesOf(content));
  const circular = phrases.filter(({ match, replace = [], isCaseSensitive }) =>
    replace.some((text) => !isCaseSensitive && ` ${text.toLowerCase()} `.includes(` ${match} `)),
  );
  expect(circular.map(({ match }) => match)).toEqual([]);
});
