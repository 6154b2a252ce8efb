import type { Phrase } from './rule.ts';

/**
 * Reads phrases from a table of lines, so that word lists stay readable:
 *
 *     due to the fact that = because | since       the best replacement first, at most five
 *     ! in the event that, in case of it = if      several phrases with one replacement; `!`: safe to apply by program
 *     basically = (out)                            `(out)`: leave it out
 *     needless to say                              no replacement: only a human can tell
 *     all of = all ; not before: us, it ; not after: best
 *     PIN number = PIN ; case ; message: The N is a number already.
 *
 * Fields after ` ; ` are `not before: …`, `not after: …`, `message: …`, `case` (found only as written), `start` and
 * `inside` (found only at, or not at, the start of a sentence). Empty lines are skipped; an unknown field throws.
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
  return listOf(matches, ',').map((match) => ({ match, ...rest }));
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
