import type { CompiledCheck, Workshop } from '../compiled-check.ts';
import type { Wording } from '../hits.ts';
import type { Span } from '../prose.ts';
import { endOf, isJoined, isSentenceStart, startOf, writtenAs, type Reading } from '../reading.ts';
import type { Phrase, PhraseCheck } from '../rule.ts';

interface CompiledPhrase {
  readonly phrase: Phrase;
  readonly notBefore: readonly (readonly number[])[];
  readonly notAfter: readonly (readonly number[])[];
  readonly safe: Wording;
  readonly unsafe: Wording;
}

export function compilePhrases(check: PhraseCheck, workshop: Workshop): CompiledCheck {
  const neighbours = learnNeighbours(check.phrases, workshop);
  check.phrases.forEach(({ match }, item) => workshop.listenFor(match, item));
  const met: CompiledPhrase[] = [];
  return ({ reading, sink }) => ({
    match(item, first, end) {
      const phrase = check.phrases[item];
      const found = phrase && (met[item] ??= compile(phrase, check.message, neighbours));
      if (found === undefined || !suits(reading, found, first, end)) return false;
      const span = { start: startOf(reading, first), end: endOf(reading, end - 1) };
      if (isQuoted(reading, span)) return true;
      const cut = found.safe.replacements[0] === '' ? cleanCut(reading, first, span) : span;
      const { start, end: last } = cut ?? span;
      sink.add(start, last, cut === undefined ? found.unsafe : found.safe);
      return true;
    },
  });
}

type Neighbours = ReadonlyMap<readonly string[], CompiledPhrase['notBefore']>;

/** By the list, which the forms of one phrase have in common. */
function learnNeighbours(phrases: readonly Phrase[], { vocabulary }: Workshop): Neighbours {
  const known = new Map<readonly string[], CompiledPhrase['notBefore']>();
  for (const { notBefore, notAfter } of phrases)
    for (const list of [notBefore, notAfter])
      if (list !== undefined && !known.has(list))
        known.set(
          list,
          list.map((words) => vocabulary.learn(words).words),
        );
  return known;
}

/** Only once it is met: few of thousands ever are. */
function compile(phrase: Phrase, message: string, neighbours: Neighbours): CompiledPhrase {
  const unsafe = { message: phrase.message ?? message, replacements: phrase.replace ?? [], isSafe: false };
  return {
    phrase,
    notBefore: (phrase.notBefore && neighbours.get(phrase.notBefore)) ?? [],
    notAfter: (phrase.notAfter && neighbours.get(phrase.notAfter)) ?? [],
    unsafe,
    safe: phrase.isSafe === true ? { ...unsafe, isSafe: true } : unsafe,
  };
}

function suits(
  reading: Reading,
  { phrase, notBefore, notAfter }: CompiledPhrase,
  first: number,
  end: number,
): boolean {
  if (
    phrase.position !== undefined &&
    isSentenceStart(reading, first) !== (phrase.position === 'sentence-start')
  )
    return false;
  if (notBefore.some((words) => stand(reading, words, end, end))) return false;
  if (notAfter.some((words) => stand(reading, words, first - words.length, first - words.length + 1)))
    return false;
  return phrase.isCaseSensitive !== true || writtenAs(reading, first, end) === phrase.match;
}

/** Whether these words stand from `at` on, with nothing but white space before each from `joined` on. */
const stand = (reading: Reading, words: readonly number[], at: number, joined: number): boolean =>
  at >= 0 && words.every((word, i) => reading.ids[at + i] === word && isJoined(reading, joined + i));

/** By itself in quotation marks a phrase is spoken of, as in this “in order to”. */
const isQuoted = ({ text: { source } }: Reading, { start, end }: Span): boolean => {
  const before = source.slice(Math.max(0, start - 2), start);
  const after = source.slice(end, end + 2);
  return /["“‘'`]$|«\s?$/.test(before) && /^["”’'`]|^\s?»/.test(after);
};

const space = 0x20;
const isEndMark = (unit: number): boolean =>
  Number.isNaN(unit) || '.,;:!?)\n\r'.includes(String.fromCharCode(unit));

/** With one space beside it, so that leaving it out leaves no gap; none where the words around it would have to change. */
function cleanCut(reading: Reading, first: number, { start, end }: Span): Span | undefined {
  const { source } = reading.text;
  if (!isJoined(reading, first) || source.charCodeAt(start - 1) !== space) return undefined;
  const [before, after] = [source.charCodeAt(start - 2), source.charCodeAt(end)];
  if (before === space) return undefined;
  if (after === space && source.charCodeAt(end + 1) !== space) return { start, end: end + 1 };
  return isEndMark(after) ? { start: start - 1, end } : undefined;
}
