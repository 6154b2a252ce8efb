import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { pages } from '#adapters/inbound/web/paths.ts';
import { typeset } from '#adapters/presentation/typeset.ts';

type Texts = Readonly<Record<string, unknown>>;

const folder = new URL('../../../../src/adapters/inbound/web/texts/', import.meta.url);
const read = (language: string, name: string): Texts =>
  JSON.parse(readFileSync(new URL(`${language}/${name}.json`, folder), 'utf8')) as Texts;

const namesIn = (language: string): readonly string[] =>
  readdirSync(new URL(`${language}/`, folder))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

const names = [...Object.keys(pages), 'frame', 'home', 'missing'].toSorted();

/** Every text in an object, by its path: `faults.one`. */
function flatten(texts: unknown, path = ''): readonly (readonly [path: string, text: unknown])[] {
  if (typeof texts !== 'object' || texts === null) return [[path, texts]];
  return Object.entries(texts).flatMap(([key, value]) =>
    flatten(value, path === '' ? key : `${path}.${key}`),
  );
}

const placeholdersOf = (text: unknown): readonly string[] =>
  [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted();

/** The singular form may say "a minute" instead of a number. */
const isFormForOne = (path: string): boolean => path.endsWith('.one');

/** English terms with their only French translation. The texts of the report and of the mails use them too. */
const terms = [
  [/assessment/i, /évaluation/i],
  [/questionnaire/i, /questionnaire/i],
  [/statement|sentence/i, /phrase/i],
] as const;

describe('the texts of the application', () => {
  test('exist for every page in both languages', () => {
    expect(namesIn('en')).toEqual(names);
    expect(namesIn('fr')).toEqual(names);
  });

  describe.each(names)('of %s', (name) => {
    const english = flatten(read('en', name));
    const french = new Map(flatten(read('fr', name)));

    test('say the same things in both languages', () => {
      expect([...french.keys()]).toEqual(english.map(([path]) => path));
    });

    test('are texts, and none of them is empty', () => {
      for (const [path, text] of [...english, ...french])
        expect({ path, text }).toEqual({ path, text: expect.stringMatching(/\S/) });
    });

    test('have the same placeholders', () => {
      for (const [path, text] of english.filter(([key]) => !isFormForOne(key)))
        expect({ path, values: placeholdersOf(french.get(path)) }).toEqual({
          path,
          values: placeholdersOf(text),
        });
    });

    test('have the typography of their language', () => {
      for (const [path, text] of english)
        expect({ path, text }).toEqual({ path, text: typeset(String(text), 'en') });
      for (const [path, text] of french)
        expect({ path, text }).toEqual({ path, text: typeset(String(text), 'fr') });
    });

    test.each(terms)('have one name in French for %s', (thing, inFrench) => {
      for (const [path, text] of english.filter(([key]) => key !== 'brand'))
        expect({ path, isNamed: inFrench.test(String(french.get(path))) }).toEqual({
          path,
          isNamed: thing.test(String(text)),
        });
    });

    test('use the French words for jobs and sentences, not "rôle" and "affirmation"', () => {
      for (const [path, text] of french)
        expect({ path, text }).toEqual({ path, text: expect.not.stringMatching(/rôle|affirmation/i) });
    });

    test('have a single form only if it fits every number', () => {
      for (const [path, text] of [...english, ...french].filter(([key]) => !/\.(one|other)$/.test(key)))
        expect({ path, text }).toEqual({ path, text: expect.not.stringMatching(/\{count\} (?!of\b|sur\b)/) });
    });

    test('do not name the reader by gender in French', () => {
      for (const [path, text] of french)
        expect({ path, text }).toEqual({
          path,
          text: expect.not.stringMatching(/\(e\)|·e|vous (?:êtes|serez) \p{L}+(?:é|ée)\b/u),
        });
    });
  });
});
