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

/** The more of its evidence points to other languages, those that the service does not speak among them, the less is told. */
function judge(found: ReturnType<typeof detectAll>): DetectedLanguage {
  const evidenceFor = (language: Language): number =>
    found.find(({ lang }) => lang === language)?.accuracy ?? 0;
  const best = languages.reduce((one, other) => (evidenceFor(other) > evidenceFor(one) ? other : one));
  const all = found.reduce((sum, { accuracy }) => sum + accuracy, 0);
  return evidenceFor(best) === 0
    ? nothingToTell
    : { language: best, confidence: Math.min(1, evidenceFor(best) / all) };
}
