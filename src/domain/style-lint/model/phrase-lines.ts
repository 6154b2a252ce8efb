import type { Phrase } from './rule.ts';

/**
 * Reads phrases from a table of lines, so that word lists stay readable:
 *
 *     due to the fact that = because | since       the best replacement first, at most five
 *     ! in the event that, in case of it = if      several phrases with one replacement; `!`: a program may apply it
 *     basically = (out)                            `(out)`: leave it out
 *     needless to say                              no replacement: only a person can decide
 *     all of = all ; not before: us, it ; not after: best
 *     leave no (single|) stone unturned            with and without "single"
 *     PIN number = PIN ; case ; message: The N is a number already.
 *
 * Fields after ` ; ` are `not before: …`, `not after: …`, `message: …`, `case` (found only in this case), `start`
 * (found only at the start of a sentence), `inside` (found only elsewhere) and `parted` (found only beside a comma).
 * Empty lines are skipped; an unknown field throws.
 */
export const phraseLines = (table: string): Phrase[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(phrasesOfLine);

const phrasesOfLine = (line: string): Phrase[] => {
  const [substitution = '', ...fields] = line.split(' ; ').map((part) => part.trim());
  const [matches = '', replacements] = substitution.replace(/^! /, '').split(' = ');
  const rest: Omit<Phrase, 'match'> = {
    ...(replacements !== undefined && { replace: listOf(replacements, '|').map(replacementOf) }),
    ...(substitution.startsWith('! ') && { isSafe: true }),
    ...fields.map(fieldOf).reduce((all, one) => ({ ...all, ...one }), {}),
  };
  return listOf(matches, ',')
    .flatMap(alternatives)
    .map((match) => ({ match: rest.isCaseSensitive === true ? match : match.toLowerCase(), ...rest }));
};

/** Expands `a (b|c|) d` to `a b d`, `a c d` and `a d`. */
const alternatives = (match: string): string[] => {
  const [group, choices] = /\(([^()]*\|[^()]*)\)/.exec(match) ?? [];
  if (group === undefined || choices === undefined) return [match];
  return choices
    .split('|')
    .flatMap((choice) => alternatives(match.replace(group, choice).replace(/ {2,}/g, ' ').trim()));
};

const replacementOf = (text: string): string => (text === '(out)' ? '' : text);

const fieldOf = (field: string): Partial<Phrase> => {
  const [name = '', value = ''] = splitAtFirst(field, ':');
  switch (name) {
    case 'not before':
      return { notBefore: listOf(value, ',') };
    case 'not after':
      return { notAfter: listOf(value, ',') };
    case 'message':
      return { message: value };
    case 'case':
      return { isCaseSensitive: true };
    case 'parted':
      return { isParted: true };
    case 'start':
      return { position: 'sentence-start' };
    case 'inside':
      return { position: 'inside' };
    default:
      throw new Error(`Unknown field in a phrase table: ${field}`);
  }
};

const splitAtFirst = (text: string, separator: string): string[] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

const listOf = (text: string, separator: string): string[] =>
  text.split(separator).map((part) => part.trim());

/** Tables may overlap: of equal phrases, the last one counts. */
export const onePerMatch = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [`${phrase.match}|${phrase.position ?? ''}`, phrase])).values(),
];

/** Phrases that have no replacement text get a message that advises to leave them out. */
export const withLeaveOutMessage = (phrase: Phrase): Phrase =>
  phrase.replace?.[0] === '' || phrase.replace === undefined
    ? { ...phrase, message: phrase.message ?? 'Leave out "{match}", or say it in another way.' }
    : phrase;
