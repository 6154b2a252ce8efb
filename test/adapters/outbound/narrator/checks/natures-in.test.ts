import { describe, expect, test } from '@jest/globals';
import { mentionsIn, phraseOf } from '#adapters/outbound/narrator/model/checks/natures-in.ts';
import { plainly } from '#adapters/outbound/narrator/model/checks/prose.ts';
import { grammar as french } from '#adapters/outbound/narrator/words/french/grammar.ts';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import { type Language, languages } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';

const namedIn = (text: string, language: Language) =>
  mentionsIn(plainly(text), language).map(({ nature }) => nature);

const everyOne = languages.flatMap((language) => natures.map((nature) => ({ language, nature })));

describe('kinds of work in prose', () => {
  test.each(everyOne)(
    '$nature is recognised by the whole phrase of the grammar ($language)',
    ({ language, nature }) => {
      const phrase = phraseOf(nature, language);
      for (const text of [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1), `x ${phrase}, y`]) {
        const found = mentionsIn(plainly(text), language);
        expect(found.map((one) => one.nature)).toEqual([nature]);
        expect(plainly(text).slice(found[0]?.start, found[0]?.end).toLowerCase()).toBe(plainly(phrase));
      }
    },
  );

  test.each(natures)('%s is recognised after a French “de” and “à”', (nature) => {
    for (const phrase of Object.values(french.nature('nature', nature)))
      expect(namedIn(`Du temps consacré ${phrase}.`, 'fr')).toEqual([nature]);
  });

  test.each(everyOne)(
    '$nature is recognised by its name, with a capital ($language)',
    ({ language, nature }) => {
      expect(namedIn(`It is ${dimensionName(nature, language)} again.`, language)).toEqual([nature]);
      expect(namedIn(`It is ${nature} again.`, language)).toEqual([nature]);
    },
  );

  test.each([
    ['en', 'Planning and public speaking, analysis too.', ['Organizing', 'Performing', 'Analyzing']],
    ['en', 'Looking after people or improving things.', ['Providing', 'Innovating']],
    ['fr', 'Prises de parole, planification et adaptation.', ['Performing', 'Organizing', 'Adapting']],
    ['fr', 'Encadrement et création.', ['Leading', 'Creating']],
  ] as const)('they are recognised by plain words for them (%s): %s', (language, text, found) => {
    expect(namedIn(text, language)).toEqual(found);
  });

  test.each([
    ['en', 'Someone with a plan looks after the shop and helps you decide about the lead role in a play.'],
    ['en', 'They adapt, and the performance is good.'],
    ['fr', 'Quelqu’un dans l’organisation vous donne un conseil et se produit sur scène.'],
    ['fr', 'Un conseiller organise la journée malgré les imprévus.'],
  ] as const)('they are not recognised in ordinary words (%s): %s', (language, text) => {
    expect(namedIn(text, language)).toEqual([]);
  });
});
