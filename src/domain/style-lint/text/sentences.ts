import type { FoldedText } from './folded-text.ts';
import type { LintLanguage } from '../languages.ts';
import { UnitKind } from '../model/unit-kinds.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import { Gap, Shape, type Words } from './words.ts';

/** Sentences as half-open ranges of words; `of` has the sentence of each word. */
export interface Sentences {
  readonly count: number;
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
  readonly of: Uint32Array;
}

/** Word lists of the sentence splitter. Titles and names count only with a capital: `Sat.`, but not `sat`. */
export type SentenceWords = Readonly<Record<keyof (typeof lists)['en'], ReadonlySet<number>>>;

const lists = {
  en: {
    /** The dot after these never ends a sentence. */
    open: 'vs cf viz',
    titles:
      'dr mr mrs ms mme mlle messrs prof st mt gen col lt capt sgt cpl adm rev hon gov sen rep pres supt mgr',
    /** These are abbreviations if a number follows. */
    beforeNumber: 'no nos fig figs vol vols p pp ch chap sec art eq ed eds ca v',
    /** These are abbreviations unless the next word often begins a sentence. */
    mayEnd: 'dept approx etc al',
    names:
      'jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat inc ltd co corp bros jr sr esq univ ave blvd rd',
    starters:
      'the he she it they we you i a an and but in on at for from this that these those there then when while if however although after before as so what who how why my his her its our their your no yes not one some many most all each',
  },
  fr: {
    open: 'vs cf env apr av boul bd',
    titles: 'dr mr m mm mme mmes mlle mlles me mes pr prof mgr st ste',
    beforeNumber: 'no nos n fig vol p pp chap sec art éd ch al',
    mayEnd: 'janv févr avr juil sept oct nov déc etc dép tél cie ex',
    names: 'lun mar mer jeu ven sam dim sté',
    starters:
      "le la les l' un une des il elle ils elles on nous vous je tu ce c' cette ces et mais dans en sur à au aux pour par de d' du si quand lorsque puis alors cependant toutefois après avant qui que comme son sa ses leur leurs notre nos votre vos mon ma mes tout tous toutes chaque selon ainsi donc or",
  },
} as const satisfies Record<LintLanguage, object>;

export function sentenceWordsOf(vocabulary: Vocabulary, language: LintLanguage): SentenceWords {
  const learn = (words: string): ReadonlySet<number> => vocabulary.learnAll(words.split(' '));
  const { open, titles, beforeNumber, mayEnd, names, starters } = lists[language];
  return {
    open: learn(open),
    titles: learn(titles),
    beforeNumber: learn(beforeNumber),
    mayEnd: learn(mayEnd),
    names: learn(names),
    starters: learn(starters),
  };
}

export function splitSentences(
  text: FoldedText,
  words: Words,
  ids: Int32Array,
  sentenceWords: SentenceWords,
): Sentences {
  const splitter = new SentenceSplitter(text, words, ids, sentenceWords);
  splitter.run();
  return splitter;
}

class SentenceSplitter implements Sentences {
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
  readonly of: Uint32Array;
  count = 0;
  readonly #text: FoldedText;
  readonly #words: Words;
  readonly #ids: Int32Array;
  readonly #sentenceWords: SentenceWords;

  constructor(text: FoldedText, words: Words, ids: Int32Array, sentenceWords: SentenceWords) {
    this.#text = text;
    this.#words = words;
    this.#ids = ids;
    this.#sentenceWords = sentenceWords;
    this.firsts = new Uint32Array(words.count);
    this.lasts = new Uint32Array(words.count);
    this.of = new Uint32Array(words.count);
  }

  run(): void {
    for (let at = 0; at < this.#words.count; at += 1) {
      if (at === 0 || (this.#words.gaps[at] !== Gap.plain && this.#endsBefore(at))) {
        this.firsts[this.count] = at;
        this.count += 1;
      }
      this.lasts[this.count - 1] = at + 1;
      this.of[at] = this.count - 1;
    }
  }

  #endsBefore(at: number): boolean {
    const end = ending(this.#text, this.#words.lasts[at - 1] ?? 0, this.#words.firsts[at] ?? 0);
    if (end !== 'mark' && end !== 'dot') return end === 'wall';
    const shape = this.#words.shapes[at] ?? 0;
    if ((shape & Shape.hasLower) !== 0 && (shape & (Shape.firstUpper | Shape.hasDigit | Shape.opaque)) === 0)
      return false;
    return end === 'mark' || !this.#isAbbreviated(at - 1);
  }

  /** Whether the dot belongs to an abbreviation or to the number of a list item, and does not end a sentence. */
  #isAbbreviated(at: number): boolean {
    const { open, titles, beforeNumber, mayEnd, names, starters } = this.#sentenceWords;
    const id = this.#ids[at] ?? 0;
    const [shape, next] = [this.#words.shapes[at] ?? 0, this.#words.shapes[at + 1] ?? 0];
    const isCapital = (shape & Shape.firstUpper) !== 0;
    if (open.has(id) || (isCapital && titles.has(id))) return true;
    if (beforeNumber.has(id) && (next & Shape.hasDigit) !== 0) return true;
    if (this.firsts[this.count - 1] === at && (shape & Shape.hasLetter) === 0) return true;
    if (starters.has(this.#ids[at + 1] ?? 0)) return false;
    return mayEnd.has(id) || (isCapital && names.has(id)) || this.#isInitials(at);
  }

  /** One letter, or several letters with dots between them. */
  #isInitials(at: number): boolean {
    const { firsts, lasts, shapes } = this.#words;
    const [first, end] = [firsts[at] ?? 0, lasts[at] ?? 0];
    if (((shapes[at] ?? 0) & Shape.hasLetter) === 0) return false;
    return end - first === 1 || (end - first <= 11 && this.#text.units[first + 1] === dot);
  }
}

type Ending = 'none' | 'wall' | 'mark' | 'dot';

const closers = new Set(Array.from('"\')]}’”»›*_', (closer) => closer.charCodeAt(0)));
const marks = new Set(Array.from('!?…‽⁇⁈⁉', (mark) => mark.charCodeAt(0)));
const wideMarks = new Set(Array.from('。！？', (mark) => mark.charCodeAt(0)));
const bullets = new Set(Array.from('-*+•–—·▪', (bullet) => bullet.charCodeAt(0)));
const dot = 0x2e;

/** The end of a sentence: punctuation, then closing marks, then white space. A new list item also ends it. */
function ending(text: FoldedText, from: number, to: number): Ending {
  let found: Ending = 'none';
  let isOver = false;
  for (let at = from; at < to; at += 1) {
    const kind = text.kinds[at];
    const unit = text.units[at] ?? 0;
    if (kind === UnitKind.wall || (kind === UnitKind.newline && isItem(text, at + 1, to))) return 'wall';
    if (wideMarks.has(unit)) return 'wall';
    if (isOver) continue;
    if (kind === UnitKind.space || kind === UnitKind.newline) isOver = found !== 'none';
    else if (unit === dot) found = found === 'none' ? 'dot' : 'mark';
    else if (marks.has(unit)) found = 'mark';
    else if (!closers.has(unit)) found = 'none';
  }
  return isOver ? found : 'none';
}

function isItem(text: FoldedText, from: number, to: number): boolean {
  let at = from;
  while (at < to && text.kinds[at] === UnitKind.space) at += 1;
  return at + 1 < to && bullets.has(text.units[at] ?? 0) && text.kinds[at + 1] === UnitKind.space;
}
