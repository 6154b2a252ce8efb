import { type Language, languages } from '#domain/language.ts';
import { sentencesIn, wordsIn, withoutTokens } from './prose.ts';
import type { TextCheck } from './scope.ts';

const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'French' };

/** Short words that almost every sentence contains, and that other languages do not have. */
export const functionWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    `the a an and or but of to in on at by for with from as is are was were be been it its this that these those you your yours
    not what when where which who how than then there here more most less least so if while because can could would will may
    have has had do does did one into over about between some any each both only still also yet both they them their
    before after until every once else someone something everyone everything nobody nothing who whom whose much too such no nor own out up down off all being i my me we our us where you're it's`
      .trim()
      .split(/\s+/u),
  ),
  fr: new Set(
    `le la les un une des du de et ou mais à au aux en dans sur par pour avec sans comme est sont était ce cet cette ces vous votre
    vos ne pas plus moins que qui quoi dont où quand si se sa son ses leur leurs il elle ils elles on y l d c qu n s j m t
    peut peuvent tout tous toute toutes même aussi encore entre vers chez puis ainsi là cela ceci être avoir ont a fait très
    trop peu bien autre quel quelle quels quelles chaque avant après pendant depuis quand rien jamais je me moi mon ma mes nous notre nos sous selon lui donc car ni afin`
      .trim()
      .split(/\s+/u),
  ),
};

/**
 * As a share of all words. In English and French text it is about a half, but a short sentence may contain only one
 * such word.
 */
const leastShareIn = (words: readonly string[]): number => (words.length < 15 ? 0.1 : 0.2);

/** A sentence with fewer words may contain no such word. */
const fewestWords = 6;

/** Each sentence must be in the language of the report and in its script. */
export const checkLanguage: TextCheck = (text, _scope, { language }) => {
  const prose = withoutTokens(text);
  const isForeign =
    /(?!\p{Script=Latin})\p{L}/u.test(prose) ||
    [prose, ...sentencesIn(prose)].some((passage) =>
      languages.some((other) => other !== language && isIn(other, passage, language)),
    );
  return isForeign ? [{ check: 'language', hint: `Write in ${names[language]}.` }] : [];
};

/** Whether a passage is more likely in the other language than in the expected one. */
function isIn(other: Language, passage: string, expected: Language): boolean {
  const words = wordsIn(passage).flatMap((word) =>
    word.toLowerCase().replace(englishEnding, '').split(/['-]/u),
  );
  if (words.length < fewestWords) return false;
  const own = words.filter((word) => functionWords[expected].has(word)).length;
  const foreign = words.filter(
    (word) => functionWords[other].has(word) && !functionWords[expected].has(word),
  );
  return own < words.length * leastShareIn(words) || own <= foreign.length;
}

/** As in "day's" and "you're". Removed, so that it is not taken for a French "s'". */
const englishEnding = /'(?:s|re|ll|ve|t|d|m)$/u;
