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
 * The confidence is the share of the better of our two languages in their common evidence. If an unsupported language
 * has more evidence, the evidence for all languages counts.
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
