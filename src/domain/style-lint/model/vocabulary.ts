import { fold, foldedSlice, type FoldedText } from '../text/folded-text.ts';
import type { LintLanguage } from '../languages.ts';
import { foldOf, kindOf, UnitKind } from './unit-kinds.ts';
import { splitWords, type Words } from '../text/words.ts';

/** A phrase of the rules, split into words like a text. */
export interface KnownPhrase {
  readonly words: readonly number[];
  /** The gap before each word, if it is not always white space; the first word has none. */
  readonly gaps?: readonly number[];
}

/** The words that the rules of one language know, as numbers from 1. Other words of a text are 0. */
export class Vocabulary {
  readonly #language: LintLanguage;
  readonly #ids = new Map<string, number>();
  readonly #tokens = new Map<string, readonly number[]>();
  readonly #words: string[] = [''];
  /** Slots by the hash of a word; built when all words are known. */
  #table: Int32Array | undefined;

  constructor(language: LintLanguage) {
    this.#language = language;
  }

  learn(phrase: string): KnownPhrase {
    const words: number[] = [];
    for (const token of phrase.split(' ')) {
      const known = this.#learnToken(token);
      if (known === undefined) return this.#learnAsText(phrase);
      for (const word of known) words.push(word);
    }
    return { words };
  }

  /**
   * The words between two spaces; `undefined` if there is anything that is not a word. Results are shared, because most
   * words occur in many phrases.
   */
  #learnToken(token: string): readonly number[] | undefined {
    const known = this.#tokens.get(token);
    if (known !== undefined) return known;
    const words = this.#language === 'fr' ? splitElided(token) : [token];
    if (!words.every(isPlain)) return undefined;
    const learnt = words.map((word) => this.#learnWord(word));
    this.#tokens.set(token, learnt);
    return learnt;
  }

  #learnAsText(phrase: string): KnownPhrase {
    const text = fold(phrase, [{ start: 0, end: phrase.length }]);
    const words = splitWords(text, this.#language);
    const known: number[] = [];
    for (let i = 0; i < words.count; i += 1)
      known.push(this.#learnWord(foldedSlice(text, words.firsts[i] ?? 0, words.lasts[i] ?? 0)));
    return { words: known, gaps: Array.from(words.gaps.subarray(0, words.count)) };
  }

  /** For lists of single words. */
  learnAll(words: readonly string[]): ReadonlySet<number> {
    return new Set(words.flatMap((word) => this.learn(word).words));
  }

  /** Returns one number for each word of the text. */
  identify(text: FoldedText, words: Words): Int32Array {
    const table = (this.#table ??= this.#makeTable());
    const ids = new Int32Array(words.count);
    for (let i = 0; i < words.count; i += 1) {
      const [first, end] = [words.firsts[i] ?? 0, words.lasts[i] ?? 0];
      if (end - first <= longestKnown) ids[i] = this.#find(table, text, first, end);
    }
    return ids;
  }

  #learnWord(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    this.#ids.set(word, this.#words.length);
    this.#table = undefined;
    return this.#words.push(word) - 1;
  }

  #makeTable(): Int32Array {
    const table = new Int32Array(2 ** Math.ceil(Math.log2(this.#words.length * 4)));
    for (let id = 1; id < this.#words.length; id += 1) {
      let slot = hashOf(this.#words[id] ?? '') & (table.length - 1);
      while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
      table[slot] = id;
    }
    return table;
  }

  #find(table: Int32Array, text: FoldedText, first: number, end: number): number {
    const last = table.length - 1;
    let slot = hashUnits(text.units, first, end) & last;
    for (;;) {
      const id = table[slot] ?? 0;
      if (id === 0 || equals(this.#words[id] ?? '', text.units, first, end)) return id;
      slot = (slot + 1) & last;
    }
  }
}

/** Lower-case letters, with apostrophes and hyphens only inside; or an elided word. */
function isPlain(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    if (kindOf(unit) === UnitKind.letter && foldOf(unit) === unit) continue;
    if (at === 0 || (unit !== 0x27 && unit !== 0x2d) || word.charCodeAt(at - 1) === unit) return false;
    if (at === word.length - 1 && !isElided.test(word)) return false;
  }
  return word !== '';
}

const isElided = /^(?:[ldjmtsnc]|[\p{Ll}-]*qu)'$/u;

function splitElided(word: string): readonly string[] {
  if (!word.includes("'")) return [word];
  const [elided] = /^(?:[ldjmtsnc]|[\p{Ll}-]*qu)'/u.exec(word) ?? [];
  if (elided === undefined || elided === word) return [word];
  return [elided, ...splitElided(word.slice(elided.length))];
}

/** The rules contain no longer word. */
const longestKnown = 64;

const seed = 0x811c9dc5;
const prime = 0x01000193;

function hashUnits(units: Uint16Array, first: number, end: number): number {
  let hash = seed;
  for (let at = first; at < end; at += 1) hash = Math.imul(hash ^ (units[at] ?? 0), prime);
  return hash ^ (hash >>> 15);
}

function hashOf(word: string): number {
  let hash = seed;
  for (let i = 0; i < word.length; i += 1) hash = Math.imul(hash ^ word.charCodeAt(i), prime);
  return hash ^ (hash >>> 15);
}

function equals(word: string, units: Uint16Array, first: number, end: number): boolean {
  if (word.length !== end - first) return false;
  for (let i = 0; i < word.length; i += 1) if (word.charCodeAt(i) !== units[first + i]) return false;
  return true;
}
