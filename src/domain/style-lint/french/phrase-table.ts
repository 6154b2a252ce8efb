import { phraseLines } from '../model/phrase-lines.ts';
import type { Phrase } from '../model/rule.ts';
import { typeset } from './typeset.ts';
import { type VerbForm, verbForms } from './verb-forms.ts';

/**
 * Reads a table of `phraseLines` in which each line stands for all its French forms:
 *
 *     <solutionner> = <résoudre>                 every form of the verb, with the same form of the replacement
 *     dans le but {de} = pour                    de, d'
 *     au sein {du} = dans {le}                   de, d', du, des; {le}, {à} and {du} in replacements take the same form
 *     préalablement {au} = avant {le}            à, au, aux
 *     du fait {que} = parce {que}                que, qu'
 *     best practice[s] = bonne[s] pratique[s]     with and without the letters, on both sides
 *
 * A word before the phrase is elided or not, as the replacement needs: `d'effectuer` becomes `de faire`.
 */
export const frenchPhrases = (table: string): Phrase[] => merged(phraseLines(table).flatMap(formsOf));

/** Each line is parsed once; all its forms share the common parts. */
const formsOf = (template: Phrase): Phrase[] => {
  const message = template.message === undefined ? {} : { message: typeset(template.message) };
  const variants = inflected({ ...template, ...message })
    .flatMap(withoutLigature)
    .map(spaced);
  return variants.flatMap(conjugated);
};

const inTexts = (phrase: Phrase, change: (text: string) => string): Phrase =>
  phrase.replace === undefined
    ? { ...phrase, match: change(phrase.match) }
    : { ...phrase, match: change(phrase.match), replace: phrase.replace.map(change) };

const textsOf = ({ match, replace = [] }: Phrase): string => [match, ...replace].join('\n');

const conjugated = (template: Phrase): Phrase[] => {
  const verbs = verbsIn(template);
  const [first] = verbs.values();
  if (first === undefined) return withElidedWords(template, ['de', 'que']);
  return first.flatMap(({ after, isAlsoFinite }, at) => {
    const phrase = inTexts(template, (text) => inForm(text, verbs, at));
    return [...withElidedWords(phrase, after), ...(isAlsoFinite ? auxiliaries.map(before(phrase)) : [])];
  });
};

/** These distinguish `a fait` from `fait`. */
const auxiliaries = ['a', 'ai', 'as', 'avons', 'avez', 'ont', 'avoir', 'avait', 'avaient', 'ayant'];

const before =
  (phrase: Phrase) =>
  (word: string): Phrase =>
    inTexts(phrase, (text) => (text === '' ? text : `${word} ${text}`));

const verbPattern = /<([^>]+)>/g;

const verbsIn = (template: Phrase): ReadonlyMap<string, readonly VerbForm[]> =>
  new Map(
    [...textsOf(template).matchAll(verbPattern)].map(([marked, verb = '']) => [marked, verbForms(verb)]),
  );

const inForm = (text: string, verbs: ReadonlyMap<string, readonly VerbForm[]>, at: number): string => {
  let inflectedText = text;
  for (const [marked, forms] of verbs)
    inflectedText = inflectedText.replaceAll(marked, (forms[at] ?? forms.at(-1))?.text ?? '');
  return inflectedText;
};

type Row = Readonly<Record<string, string>>;

const determined: readonly Row[] = [
  { '{du}': 'de', '{au}': 'à', '{le}': '', '{à}': 'à' },
  { '{du}': 'du', '{au}': 'au', '{le}': 'le', '{à}': 'au' },
  { '{du}': 'des', '{au}': 'aux', '{le}': 'les', '{à}': 'aux' },
];
const elidedDe: Row = { '{du}': "d'", '{le}': '', '{à}': 'à' };

const rowsOf: Readonly<Record<string, readonly Row[]>> = {
  '{du}': [...determined, elidedDe],
  '{au}': determined,
  '{de}': [{ '{de}': 'de' }, { '{de}': "d'" }],
  '{que}': [{ '{que}': 'que' }, { '{que}': "qu'" }],
};

const inflected = (phrase: Phrase): Phrase[] => {
  const texts = textsOf(phrase);
  const [optional, letters = ''] = /\[(\w+)\]/.exec(texts) ?? [];
  if (optional)
    return ['', letters].flatMap((ending) =>
      inflected(inTexts(phrase, (text) => text.replaceAll(optional, ending))),
    );
  const [marker] = /\{(?:du|au|de|que)\}/.exec(texts) ?? [];
  if (marker === undefined) return [phrase];
  return (rowsOf[marker] ?? []).map((row) => inTexts(phrase, (text) => inRow(text, row)));
};

const inRow = (text: string, row: Row): string =>
  Object.entries(row)
    .reduce((filled, [name, form]) => filled.replaceAll(name, form), text)
    .trim();

/** Many keyboards have no œ. */
const withoutLigature = (phrase: Phrase): Phrase[] =>
  phrase.match.includes('œ') ? [phrase, inTexts(phrase, (text) => text.replaceAll('œ', 'oe'))] : [phrase];

/** `dans le but d'` is written together with the next word, `pour` is not. */
const spaced = (phrase: Phrase): Phrase =>
  phrase.match.endsWith("'") && phrase.replace
    ? { ...phrase, replace: phrase.replace.map((text) => (/^$|'$/.test(text) ? text : `${text} `)) }
    : phrase;

const elidedWords = ["d'", "n'", "s'", "j'", "l'", "m'", "t'", "c'", "qu'", "lorsqu'", "puisqu'", "jusqu'"];
const fullWords = [
  'de',
  'ne',
  'se',
  'je',
  'le',
  'la',
  'me',
  'te',
  'ce',
  'que',
  'lorsque',
  'puisque',
  'jusque',
];

/** Only these: pronouns such as `le` seldom stand before a phrase of several words, which contains its own object. */
const beforeAny = new Set(['de', 'ne', 'que']);

const withElidedWords = (phrase: Phrase, words: readonly string[]): Phrase[] => {
  const elides = startsWithVowel(phrase.match);
  if (!phrase.replace?.some((text) => text !== '' && startsWithVowel(text) !== elides)) return [phrase];
  const near = words.filter((word) => !phrase.match.includes(' ') || beforeAny.has(word));
  return [alone(phrase, elides), ...near.map((word) => afterWord(phrase, word))];
};

/** No program applies a replacement that does not fit the word before it. */
const alone = (phrase: Phrase, elides: boolean): Phrase =>
  phrase.isSafe
    ? { ...phrase, notAfter: [...(phrase.notAfter ?? []), ...(elides ? elidedWords : fullWords)] }
    : phrase;

const afterWord = (phrase: Phrase, word: string): Phrase => ({
  ...phrase,
  match: joined(word, phrase.match),
  replace: (phrase.replace ?? []).flatMap((text) => joinedAll(word, phrase.match, text)).slice(0, 5),
});

/** `l'` may stand for `le` or `la`. */
const joinedAll = (word: string, match: string, text: string): readonly string[] => {
  if (text === '') return [word];
  const isEither = word === 'le' && startsWithVowel(match) && !startsWithVowel(text);
  return isEither ? [`le ${text}`, `la ${text}`] : [joined(word, text)];
};

const joined = (word: string, text: string): string =>
  startsWithVowel(text) ? `${word.slice(0, -1)}'${text}` : `${word} ${text}`;

const startsWithVowel = (text: string): boolean =>
  /^(?:[aeiouyàâéèêëîïôùûœ]|h(?!ors|aut|uit|iér|âte))/.test(text);

/** One form may stand for two: `je solutionne`, `il solutionne`. */
const merged = (phrases: readonly Phrase[]): Phrase[] => {
  const byMatch = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const known = byMatch.get(phrase.match);
    byMatch.set(phrase.match, known ? both(known, phrase) : phrase);
  }
  return [...byMatch.values()];
};

const both = (known: Phrase, phrase: Phrase): Phrase => {
  const replace = [...new Set([...(known.replace ?? []), ...(phrase.replace ?? [])])].slice(0, 5);
  return { ...known, ...(known.replace && { replace }) };
};
