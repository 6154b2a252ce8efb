import { english } from './english-titles.ts';
import { french } from './french-titles.ts';
import { listed, type Phrase, phrasesOf, type Reading, wordsOf } from './title-words.ts';
import type { WorkSituation } from '../intake.ts';
import type { Trade } from '../trade.ts';

/** The phrases of both languages, because many people write an English title in a French questionnaire. */
const phrases = phrasesOf([english, french]);
const general: ReadonlySet<string> = new Set([english, french].flatMap((lexicon) => listed(lexicon.general)));

/**
 * The trade that the answers name, or `null` if they name none or several. The title decides. If it consists only of
 * general words such as "manager", the industry decides; after that, a sentence such as "I am a nurse" in the notes.
 */
export function tradeOf({ roleTitle, industry, notes }: WorkSituation): Trade | null {
  const inTitle = tradesIn(wordsOf(roleTitle), phrases.titles);
  if (inTitle.length > 0) return soleOf(inTitle);
  const words = wordsOf(roleTitle);
  const isGeneral = words.length > 0 && words.every((word) => general.has(word));
  const inIndustry = isGeneral ? tradesIn(wordsOf(industry), phrases.industries) : [];
  if (inIndustry.length > 0) return soleOf(inIndustry);
  return words.length === 0 || isGeneral ? soleOf(tradesIn(saidToBe(notes), phrases.titles)) : null;
}

const soleOf = (found: readonly Trade[]): Trade | null => (found.length === 1 ? found[0]! : null);

/** The words after "I am a", "I work as" or a similar phrase; empty if the notes contain none. */
function saidToBe(notes: string | undefined): readonly string[] {
  const said =
    /(?:\bI(?:['’]m| am| work as)|\bje (?:suis|travaille comme|travaille en tant que?))(?= )([^.,;:!?\n]{3,60})/iu.exec(
      notes ?? '',
    );
  return wordsOf(said?.[1]).slice(0, mostSaid);
}

/** The number of words of the notes that are read as a title. */
const mostSaid = 5;

interface Match {
  readonly from: number;
  readonly to: number;
  readonly phrase: Phrase;
}

/**
 * The trades that the words name. Of overlapping phrases, the longest counts. A word for a field, such as "marketing",
 * counts only if no phrase names an occupation.
 */
function tradesIn(words: readonly string[], reading: Reading): readonly Trade[] {
  const matches = words
    .flatMap((word, from) => reading.startingLike(word).flatMap((phrase) => matchAt(words, from, phrase)))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.phrase.letters - a.phrase.letters);
  const kept = matches.reduce<readonly Match[]>(
    (list, match) =>
      list.some((one) => match.from < one.to && one.from < match.to) ? list : [...list, match],
    [],
  );
  const named = (isField: boolean): readonly Trade[] => [
    ...new Set(
      kept.flatMap(({ phrase }) =>
        phrase.trade !== null && phrase.isField === isField ? [phrase.trade] : [],
      ),
    ),
  ];
  const occupations = named(false);
  return occupations.length > 0 ? occupations : named(true);
}

function matchAt(words: readonly string[], from: number, phrase: Phrase): readonly Match[] {
  const isThere = phrase.parts.every(({ text, isStem }, index) => {
    const word = words[from + index] ?? '';
    return isStem ? word.startsWith(text) : word === text;
  });
  return isThere ? [{ from, to: from + phrase.parts.length, phrase }] : [];
}
