import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { LanguageDetector } from '#application/ports/texts/language-detector.ts';
import { defaultLanguage, languages } from '#domain/language.ts';
import { anyCharacter } from '../support/makers/any-character.ts';
import { timesAsLongAs } from '../support/processes/processor-time.ts';

const english = [
  'I feel tired at work and do not know why',
  'My team is exhausted and so am I',
  'How do I speak in front of a room without panicking?',
  'Which book would you give to somebody who leads for the first time?',
  'we would like to check the style of our texts automatically',
];

const french = [
  'Je suis fatigué au travail et je ne sais pas pourquoi',
  'Mon équipe est épuisée et moi aussi',
  'Comment parler en public sans trembler ?',
  'Quel livre offrir à quelqu’un qui dirige pour la première fois ?',
  'nous voudrions vérifier automatiquement le style de nos textes',
];

const withoutEvidence = ['', 'ok', 'burn-out', '12345 67890 !!! ???', '😀😀😀😀😀😀😀😀😀😀😀😀', ' \n\t '];

export function describeLanguageDetector(name: string, detector: LanguageDetector): void {
  describe(`LanguageDetector, ${name}`, () => {
    test.each(english)('recognises English: %s', (text) => {
      expect(detector.detect(text)).toMatchObject({ language: 'en' });
    });

    test.each(french)('recognises French: %s', (text) => {
      expect(detector.detect(text)).toMatchObject({ language: 'fr' });
    });

    test.each(withoutEvidence)('returns the default language if there is no evidence: %j', (text) => {
      expect(detector.detect(text)).toStrictEqual({ language: defaultLanguage, confidence: 0 });
    });

    test('is surer of a whole paragraph than of a text in a language that the service does not speak', () => {
      const paragraph = `${french.join('. ')}.`;
      const german = 'Ich bin müde von der Arbeit und möchte etwas ganz anderes machen als bisher.';
      expect(detector.detect(paragraph).confidence).toBeGreaterThan(0.5);
      expect(detector.detect(german).confidence).toBeLessThan(0.5);
    });

    test.each([`${english[0]}, and neither does anybody else.`, `${french[0]}, et personne ne le sait.`])(
      'is sure of a plain sentence: %s',
      (text) => {
        expect(detector.detect(text).confidence).toBeGreaterThan(0.7);
      },
    );

    test('uses only the beginning of a long text', async () => {
      const beginning = french.join('. ').repeat(4);
      const long = `${beginning} ${english.join('. ').repeat(20_000)}`;
      expect(detector.detect(long)).toStrictEqual(detector.detect(beginning));
      const detect = (text: string) => () => {
        for (let times = 0; times < 20; times += 1) detector.detect(text);
      };
      expect(await timesAsLongAs(detect(beginning), detect(long), { enough: 10 })).toBeLessThan(10);
    });

    test('returns one of the languages of the service and a confidence from 0 to 1 for any text', () => {
      fc.assert(
        fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
          const { language, confidence } = detector.detect(text);
          expect(languages).toContain(language);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }),
      );
    });
  });
}
