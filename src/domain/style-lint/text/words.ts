import type { LintLanguage } from '../languages.ts';
import type { FoldedText } from './folded-text.ts';
import { isUpper, UnitKind } from '../model/unit-kinds.ts';

/** The bits of `shapes`. */
export const Shape = {
  firstUpper: 1,
  hasLower: 2,
  hasLetter: 4,
  /** Has at least two capitals. */
  manyUpper: 8,
  hasDigit: 16,
  opaque: 32,
  /** French `l'`, which is written together with the next word. */
  elided: 64,
} as const;

/** What stands before a word: the ASCII code of a single punctuation mark, or one of these. */
export const Gap = {
  /** Something that no phrase reaches across. */
  far: 0,
  /** White space, or nothing after an elided word. */
  plain: 1,
} as const;

/** The words of a text in columns. `firsts` and `lasts` are half-open ranges of units in the folded text. */
export interface Words {
  readonly count: number;
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
  readonly gaps: Uint8Array;
  readonly shapes: Uint8Array;
}

export function splitWords(text: FoldedText, language: LintLanguage): Words {
  const splitter = new Splitter(text, language);
  splitter.run();
  return splitter;
}

const apostrophe = 0x27;
const hyphen = 0x2d;
const comma = 0x2c;
const dot = 0x2e;
const joiners = new Set([0x26, 0x40, 0x5f]);

class Splitter implements Words {
  readonly firsts: Uint32Array;
  readonly lasts: Uint32Array;
  readonly gaps: Uint8Array;
  readonly shapes: Uint8Array;
  count = 0;
  readonly #text: FoldedText;
  readonly #elides: boolean;

  constructor(text: FoldedText, language: LintLanguage) {
    this.#text = text;
    this.#elides = language === 'fr';
    // Words are at least two units apart, except elided words, which end in an apostrophe.
    const most = (text.length >> 1) + 1;
    this.firsts = new Uint32Array(most);
    this.lasts = new Uint32Array(most);
    this.gaps = new Uint8Array(most);
    this.shapes = new Uint8Array(most);
  }

  run(): void {
    let before = 0;
    for (let at = 0; at < this.#text.length;) {
      if (!this.#isOfWord(at)) {
        at += 1;
        continue;
      }
      const end = this.#endOf(at);
      this.firsts[this.count] = at;
      this.lasts[this.count] = end;
      this.gaps[this.count] = this.count === 0 ? Gap.far : this.#gapOf(before, at);
      this.shapes[this.count] = this.#shapeOf(at, end);
      this.count += 1;
      before = end;
      at = end;
    }
  }

  #isOfWord(at: number): boolean {
    const kind = this.#text.kinds[at];
    return kind === UnitKind.letter || kind === UnitKind.digit || kind === UnitKind.opaque;
  }

  #endOf(first: number): number {
    let at = first + 1;
    for (;;) {
      if (this.#isOfWord(at)) at += 1;
      else if (this.#isElided(first, at)) return at + 1;
      else if (this.#isOfWord(at + 1) && this.#joins(at)) at += 2;
      else return at;
    }
  }

  /** Whether the mark between two characters belongs to the word. */
  #joins(at: number): boolean {
    const { kinds } = this.#text;
    const unit = this.#text.units[at] ?? 0;
    if (unit === apostrophe || unit === hyphen || joiners.has(unit)) return true;
    const areDigits = kinds[at - 1] === UnitKind.digit && kinds[at + 1] === UnitKind.digit;
    if (unit === comma) return areDigits;
    return unit === dot && (areDigits || this.#isDotted(at));
  }

  /** `e.g`, `U.S.A` */
  #isDotted(at: number): boolean {
    const { kinds } = this.#text;
    return (
      kinds[at - 1] === UnitKind.letter &&
      kinds[at + 1] === UnitKind.letter &&
      !this.#isOfWord(at - 2) &&
      !this.#isOfWord(at + 2)
    );
  }

  /** `l'` and similar words, `qu'`, `jusqu'`, `lorsqu'`; but not `aujourd'hui`. */
  #isElided(first: number, at: number): boolean {
    const { units } = this.#text;
    if (!this.#elides || units[at] !== apostrophe) return false;
    if (at - first === 1) return elidedLetters.has(units[first] ?? 0);
    return units[at - 1] === 0x75 && units[at - 2] === 0x71;
  }

  #gapOf(from: number, to: number): number {
    const { kinds, units } = this.#text;
    let mark: number = Gap.plain;
    for (let at = from; at < to; at += 1) {
      const kind = kinds[at];
      if (kind === UnitKind.space || kind === UnitKind.newline) continue;
      const unit = units[at] ?? 0;
      if (kind === UnitKind.wall || mark !== Gap.plain || unit > 0x7f) return Gap.far;
      mark = unit;
    }
    return mark;
  }

  #shapeOf(first: number, end: number): number {
    const { kinds, source, starts } = this.#text;
    let shape = 0;
    let capitals = 0;
    for (let at = first; at < end; at += 1) {
      const kind = kinds[at];
      if (kind === UnitKind.letter) {
        shape |= Shape.hasLetter;
        if (!isUpper(source.charCodeAt(starts[at] ?? 0))) shape |= Shape.hasLower;
        else {
          capitals += 1;
          if (at === first) shape |= Shape.firstUpper;
        }
      } else if (kind === UnitKind.digit) shape |= Shape.hasDigit;
      else if (kind === UnitKind.opaque) shape |= Shape.opaque;
    }
    if (capitals > 1) shape |= Shape.manyUpper;
    return this.#elides && this.#text.units[end - 1] === apostrophe ? shape | Shape.elided : shape;
  }
}

const elidedLetters = new Set(Array.from('ldjmtsnc', (letter) => letter.charCodeAt(0)));

/** All capitals, at least two. */
export const isShouted = (shape: number): boolean =>
  (shape & Shape.manyUpper) !== 0 && (shape & Shape.hasLower) === 0;
