import { detectAll } from 'tinyld/light';
import type { DetectedLanguage, LanguageDetector } from '#application/ports/texts/language-detector.ts';
import { defaultLanguage, type Language, languages } from '#domain/language.ts';

/** Enough to be sure, even if the text is much longer. */
const sampleLength = 600;
/** Fewer letters are no evidence: "restaurant" is a word of both languages. */
const fewestLetters = 20;

const letters = /\p{L}/gu;
const unknownLanguage: DetectedLanguage = { language: defaultLanguage, confidence: 0 };

/** Uses the frequency of groups of letters, with the small table of tinyld; the large one is ten times as big. */
export const tinyldDetector: LanguageDetector = {
  detect: (text) => {
    const sample = text.slice(0, sampleLength);
    if ((sample.match(letters)?.length ?? 0) < fewestLetters) return unknownLanguage;
    return judge(detectAll(sample));
  },
};

/**
 * Each language has a number that says how well it fits. The confidence is the number of our best language, divided by
 * the sum of the numbers of all our languages. If an unsupported language fits better, the sum includes all languages.
 */
function judge(found: ReturnType<typeof detectAll>): DetectedLanguage {
  const isOurs = ({ lang }: (typeof found)[number]): boolean =>
    languages.some((language) => language === lang);
  const best = found.find(isOurs);
  if (best === undefined) return unknownLanguage;
  const weighed = best === found[0] ? found.filter(isOurs) : found;
  const all = weighed.reduce((sum, { accuracy }) => sum + accuracy, 0);
  return { language: best.lang as Language, confidence: best.accuracy / all };
}
