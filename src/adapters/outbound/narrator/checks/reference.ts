import type { Language } from '../../../../domain/language.ts';
import { functionWords } from './language.ts';
import { plainly, sentencesIn, withoutTokens } from './prose.ts';
import { mentionsIn } from './natures-in.ts';
import type { CheckContext, Fault, TextCheck } from './scope.ts';

/** Capitals that need no explanation. */
const calendar: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december`.split(/\s+/u),
);

const quoted = /[“"«„]\s*([^”"»“«„]+?)\s*[”"»]/gu;

/** A capital that does not begin a sentence or a quotation. */
const innerCapital = /(?<=[\p{L}\p{N},;:()'&/–—-]\s*)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?:['-]\p{L}+)*/gu;

const fault = (hint: string): Fault => ({ check: 'reference', hint });

/**
 * No nature but those of this text, and nothing with a name of its own that the person has not named: books, people and
 * companies show by their capitals or stand in quotation marks. A name that begins a sentence cannot be told from an
 * ordinary word; the instructions and the other checks are what stands against that.
 */
export const checkReferences: TextCheck = (text, scope, context) => {
  const prose = plainly(withoutTokens(text));
  const foreign = mentionsIn(prose, context.language).find(({ nature }) => !scope.natures.includes(nature));
  const name = strangeNames(prose, context)[0];
  const quotation = [...prose.matchAll(quoted)].find(([, words = '']) => !isOwn(words, context));
  return [
    ...(foreign === undefined ? [] : [fault(`Do not mention ${foreign.nature} here.`)]),
    ...(name === undefined
      ? []
      : [fault(`Do not name anybody or anything such as “${name}”; use no capitals within sentences.`)]),
    ...(quotation === undefined ? [] : [fault('Put nothing in quotation marks but words of the person.')]),
  ];
};

function strangeNames(prose: string, context: CheckContext): readonly string[] {
  const known = mentionsIn(prose, context.language);
  const masked = known.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}${'x'.repeat(end - start)}${text.slice(end)}`,
    prose,
  );
  return sentencesIn(masked)
    .flatMap((sentence) => sentence.match(innerCapital) ?? [])
    .filter((word) => !isOrdinary(word.toLowerCase(), context.language) && !isOwn(word, context));
}

/** A word such as "You" may begin what follows a colon; it is nobody's name. */
const isOrdinary = (word: string, language: Language): boolean =>
  calendar.has(word) || functionWords[language].has(word.split("'")[0] ?? '');

const isOwn = (words: string, { ownWords }: CheckContext): boolean =>
  ` ${lettersOf(ownWords)} `.includes(` ${lettersOf(words)} `);

const lettersOf = (text: string): string =>
  plainly(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
