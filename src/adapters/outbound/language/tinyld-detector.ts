import { detectAll } from 'tinyld/light';
import type { DetectedLanguage, LanguageDetector } from '../../../application/ports/language-detector.ts';
import { defaultLanguage, type Language, languages } from '../../../domain/language.ts';

/** Enough to be sure, however long the text goes on. */
const sampleLength = 600;
/** Fewer than these are no evidence: "restaurant" is a word of both languages. */
const fewestLetters = 20;

const letters = /\p{L}/gu;
const nothingToTell: DetectedLanguage = { language: defaultLanguage, confidence: 0 };

/** By the frequency of groups of letters, with the small table of tinyld: the large one is ten times its size. */
export const tinyldDetector: LanguageDetector = {
  detect: (text) => {
    const sample = text.slice(0, sampleLength);
    if ((sample.match(letters)?.length ?? 0) < fewestLetters) return nothingToTell;
    return judge(detectAll(sample));
  },
};

/**
 * How much of the evidence for our languages is for the better one. Where a language that the service does not speak has
 * more, its evidence and that of all others weighs against it.
 */
function judge(found: ReturnType<typeof detectAll>): DetectedLanguage {
  const isOurs = ({ lang }: (typeof found)[number]): boolean =>
    languages.some((language) => language === lang);
  const best = found.find(isOurs);
  if (best === undefined) return nothingToTell;
  const weighed = best === found[0] ? found.filter(isOurs) : found;
  const all = weighed.reduce((sum, { accuracy }) => sum + accuracy, 0);
  return { language: best.lang as Language, confidence: best.accuracy / all };
}
