import type { Language } from '#domain/language.ts';
import { functionWords } from './language.ts';
import { mentionsIn } from './natures-in.ts';
import { inventedPeople } from './people-around.ts';
import { plainly, sentencesIn, withoutTokens } from './prose.ts';
import type { CheckContext, Fault, TextCheck } from './scope.ts';

/** Words with a capital that are not names. */
const ordinary: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april may june july august september october november december cv tv pdf`.split(
    /\s+/u,
  ),
);

const quoted = /[“"«„]\s*([^”"»“«„]+?)\s*[”"»]/gu;

const saying = String.raw`(?<!\p{L})(?:say|says|said|ask|asks|answer|answers|wants?|writes?|hears?|words?|di[ts]|dites|dire[sz]?|demandez?|répond|répondez|veut|veulent|voudrait|écri[ts]|entend|entendez|mots?)(?!\p{L})`;
const introduced = new RegExp(String.raw`(?::|${saying}(?:\s+[\p{L}'-]+){0,3},?)\s*$`, 'iu');
const explained = new RegExp(String.raw`^\s*,?\s*(?:[\p{L}'-]+\s+){0,2}${saying}`, 'iu');

/** Spoken words are a whole sentence or stand next to a verb of saying. */
const isSpoken = (words: string, before: string, after: string): boolean =>
  /[.!?…]$/u.test(words) || introduced.test(before) || explained.test(after);

/** A capital that is not at the beginning of a sentence or a quotation. */
const innerCapital = /(?<=[\p{L}\p{N},;:()'&/–—-]\s*)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:['-]\p{L}+)*/gu;

/** Words after a verb that show that it is about a single thing, and not about a kind of work. */
const thing =
  /^ (?:it|them|this|that|these|those|the|an?|my|your|our|their|l[ae]|les|une?|des|mon|ma|mes|votre|vos|ce|cet|cette|ces)(?!\p{L})/iu;

const fault = (hint: string): Fault => ({ check: 'reference', hint });

/**
 * A text may name only its own kinds of work. It may not name a manager, team or clients whom the answers do not
 * mention, nor any proper name that the person did not write. Books, people, companies, and the names of kinds of work
 * in the questionnaire are recognised by their capitals or quotation marks. A name at the beginning of a sentence looks
 * like an ordinary word; only the instructions and the other checks prevent it.
 */
export const checkReferences: TextCheck = (text, scope, context) => {
  const prose = plainly(withoutTokens(text));
  const foreign = mentionsIn(prose, context.language).find(
    ({ nature, end }) => !scope.natures.includes(nature) && !thing.test(prose.slice(end)),
  );
  const people = inventedPeople(prose, scope, context);
  const name = strangeNames(prose, context)[0];
  const quotation = [...prose.matchAll(quoted)].find(
    ({ index, 0: { length }, 1: words = '' }) =>
      !isOwn(words, context) &&
      !(scope.isHeard && isSpoken(words, prose.slice(0, index), prose.slice(index + length))),
  );
  return [
    ...(foreign === undefined
      ? []
      : [fault(`Leave out “${prose.slice(foreign.start, foreign.end)}”: this text is about other work.`)]),
    ...(people === undefined ? [] : [fault(`The facts speak of nobody like “${people}”.`)]),
    ...(name === undefined
      ? []
      : [fault(`Do not name anybody or anything such as “${name}”; use no capitals within sentences.`)]),
    ...(quotation === undefined
      ? []
      : [fault('Put nothing in quotation marks but what somebody says aloud or the person has written.')]),
  ];
};

const strangeNames = (prose: string, context: CheckContext): readonly string[] =>
  sentencesIn(prose)
    .flatMap((sentence) => sentence.match(innerCapital) ?? [])
    .filter((word) => !isOrdinary(word.toLowerCase(), context.language) && !isOwn(word, context));

/** A word such as "I", "Friday" or "CV" is not a name. */
const isOrdinary = (word: string, language: Language): boolean => {
  const [stem = ''] = word.split("'");
  return ordinary.has(stem) || functionWords[language].has(stem);
};

const isOwn = (words: string, { ownWords }: CheckContext): boolean =>
  ` ${lettersOf(ownWords)} `.includes(` ${lettersOf(words)} `);

const lettersOf = (text: string): string =>
  plainly(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
