import type { CompiledCheck, CompileTools } from '../engine/compiled-check.ts';
import type { Hit, Sink, Wording } from '../engine/hits.ts';
import type { Span } from '../text/prose.ts';
import { endOf, isJoined, isSentenceStart, startOf, writtenAs, type Reading } from '../text/reading.ts';
import type { LiteralSense, Phrase, PhraseCheck } from '../model/rule.ts';
import { Shape } from '../text/words.ts';

interface CompiledPhrase {
  readonly phrase: Phrase;
  readonly notBefore: readonly (readonly number[])[];
  readonly notAfter: readonly (readonly number[])[];
  readonly literal: ReadonlySet<number> | undefined;
  readonly safe: Wording;
  readonly unsafe: Wording;
}

export function compilePhrases(check: PhraseCheck, tools: CompileTools): CompiledCheck {
  const neighbours = learnNeighbours(check.phrases, tools);
  const senses = learnSenses(check.literal ?? [], tools);
  check.phrases.forEach(({ match }, item) => tools.listenFor(match, item));
  const met: CompiledPhrase[] = [];
  return ({ reading, sink: reported }) => {
    const held: Hit[] = [];
    const isHeld = check.mostInText !== undefined;
    const sink: Sink = isHeld
      ? { add: (start, end, wording) => void held.push({ start, end, wording }) }
      : reported;
    return {
      match(item, first, end) {
        const phrase = check.phrases[item];
        const found = phrase && (met[item] ??= compile(phrase, check.message, neighbours, senses));
        if (found === undefined || !suits(reading, found, first, end)) return false;
        if (found.literal !== undefined && isLiteral(reading, found.literal, first, end)) return false;
        if (check.skipsNames === true && isName(reading, end - 1)) return false;
        const span = { start: startOf(reading, first), end: endOf(reading, end - 1) };
        if (isQuoted(reading, span)) return true;
        if (check.skipsQuotations === true && isInQuotation(reading, span.start)) return true;
        const cut = found.safe.replacements[0] === '' ? cleanCut(reading, first, span) : span;
        const { start, end: last } = cut ?? span;
        sink.add(start, last, cut === undefined ? found.unsafe : found.safe);
        return true;
      },
      finish() {
        if (held.length > (check.mostInText ?? 0)) return;
        for (const { start, end, wording } of held) reported.add(start, end, wording);
      },
    };
  };
}

type Neighbours = ReadonlyMap<readonly string[], CompiledPhrase['notBefore']>;

/** Keyed by the list object, which all forms of a phrase share. */
function learnNeighbours(phrases: readonly Phrase[], { vocabulary }: CompileTools): Neighbours {
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

interface Sense {
  readonly of: ReadonlySet<string>;
  readonly beside: ReadonlySet<number>;
}

const learnSenses = (literal: readonly LiteralSense[], { vocabulary }: CompileTools): readonly Sense[] =>
  literal.map(({ of, beside }) => ({ of: new Set(of), beside: vocabulary.learnAll(beside) }));

/** Called at the first occurrence: only a few of the thousands of phrases ever occur. */
function compile(
  phrase: Phrase,
  message: string,
  neighbours: Neighbours,
  senses: readonly Sense[],
): CompiledPhrase {
  const words = phrase.match.split(/[ '-]/);
  const unsafe = {
    message: phrase.message ?? message,
    replacements: phrase.replace ?? [],
    isSafe: false,
    isExact: changesCase(phrase),
  };
  return {
    phrase,
    notBefore: (phrase.notBefore && neighbours.get(phrase.notBefore)) ?? [],
    notAfter: (phrase.notAfter && neighbours.get(phrase.notAfter)) ?? [],
    literal: besideOf(senses.filter(({ of }) => words.some((word) => of.has(word)))),
    unsafe,
    safe: phrase.isSafe === true ? { ...unsafe, isSafe: true } : unsafe,
  };
}

const besideOf = ([one, ...others]: readonly Sense[]): ReadonlySet<number> | undefined =>
  others.length === 0
    ? one?.beside
    : new Set([one, ...others].flatMap((sense) => [...(sense?.beside ?? [])]));

/** Where it is the case that is wrong, the text's case is not taken over. */
const changesCase = ({ match, replace: [first = ''] = [] }: Phrase): boolean =>
  first.toLowerCase() === match.toLowerCase();

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
  if (phrase.isParted === true && !isParted(reading, first, end)) return false;
  if (notBefore.some((words) => stand(reading, words, end, end))) return false;
  if (notAfter.some((words) => stand(reading, words, first - words.length, first - words.length + 1)))
    return false;
  return phrase.isCaseSensitive !== true || writtenAs(reading, first, end) === phrase.match;
}

/** Whether these words stand from `at` on, separated only by white space from `joined` on. */
const stand = (reading: Reading, words: readonly number[], at: number, joined: number): boolean =>
  at >= 0 && words.every((word, i) => reading.ids[at + i] === word && isJoined(reading, joined + i));

const isParted = (reading: Reading, first: number, end: number): boolean => {
  const { source } = reading.text;
  const start = startOf(reading, first);
  return source[endOf(reading, end - 1)] === ',' || /,\s$/.test(source.slice(Math.max(0, start - 2), start));
};

/** How many words are read on each side, so that a text of one very long sentence takes no longer. */
const widestContext = 40;

function isLiteral(
  { ids, sentences }: Reading,
  beside: ReadonlySet<number>,
  first: number,
  end: number,
): boolean {
  const sentence = sentences.of[first];
  for (let at = Math.max(0, first - widestContext); at < end + widestContext; at += 1) {
    if (at >= first && at < end) continue;
    if (sentences.of[at] === sentence && beside.has(ids[at] ?? -1)) return true;
  }
  return false;
}

const isName = (reading: Reading, word: number): boolean => {
  const shape = reading.words.shapes[word] ?? 0;
  const isCapitalised = (shape & Shape.firstUpper) !== 0 && (shape & Shape.hasLower) !== 0;
  return isCapitalised && !isSentenceStart(reading, word);
};

/** A phrase alone in quotation marks is quoted as an expression, as in this “in order to”. */
const isQuoted = ({ text: { source } }: Reading, { start, end }: Span): boolean => {
  const before = source.slice(Math.max(0, start - 2), start);
  const after = source.slice(end, end + 2);
  return /["“‘'`]$|«\s?$/.test(before) && /^["”’'`]|^\s?»/.test(after);
};

/** In UTF-16 units: the length of one or two sentences. */
const longestQuotation = 300;

const isInQuotation = ({ text: { source } }: Reading, start: number): boolean => {
  const before = source.slice(Math.max(0, start - longestQuotation), start);
  const straight = before.slice(before.lastIndexOf('\n') + 1).split('"').length % 2 === 0;
  return (
    straight ||
    before.lastIndexOf('“') > before.lastIndexOf('”') ||
    before.lastIndexOf('«') > before.lastIndexOf('»')
  );
};

const space = 0x20;
const isEndMark = (unit: number): boolean =>
  Number.isNaN(unit) || '.,;:!?)\n\r'.includes(String.fromCharCode(unit));

/**
 * Includes one space beside the phrase, so that removing the phrase leaves no double space. `undefined` if the words
 * around it would have to change.
 */
function cleanCut(reading: Reading, first: number, { start, end }: Span): Span | undefined {
  const { source } = reading.text;
  if (!isJoined(reading, first) || source.charCodeAt(start - 1) !== space) return undefined;
  const [before, after] = [source.charCodeAt(start - 2), source.charCodeAt(end)];
  if (before === space) return undefined;
  if (after === space && source.charCodeAt(end + 1) !== space) return { start, end: end + 1 };
  return isEndMark(after) ? { start: start - 1, end } : undefined;
}
