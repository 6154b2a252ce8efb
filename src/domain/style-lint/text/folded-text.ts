import type { Span } from './prose.ts';
import { foldOf, kindOf, UnitKind } from '../model/unit-kinds.ts';

/**
 * The text in one form for all comparisons: lower case, NFC, straight apostrophes, without masked markup. Each unit
 * keeps its position in the source.
 */
export interface FoldedText {
  /** The masked text, which `starts` refer to. */
  readonly source: string;
  readonly length: number;
  readonly units: Uint16Array;
  readonly kinds: Uint8Array;
  readonly starts: Uint32Array;
  /** How many units of the source each unit stands for. */
  readonly widths: Uint8Array;
}

/** Normalising sorts combining marks, which takes quadratic time if there are many of them. */
const mostMarks = 8;

export function fold(source: string, paragraphs: readonly Span[]): FoldedText {
  const size = paragraphs.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  const folder = new Folder(source, size);
  for (const paragraph of paragraphs) folder.take(paragraph);
  return folder;
}

/** A position in the source; the end is exclusive. */
export const endOfUnit = ({ starts, widths }: FoldedText, at: number): number =>
  (starts[at] ?? 0) + (widths[at] ?? 0);

export function foldedSlice({ units }: FoldedText, from: number, to: number): string {
  let slice = '';
  // Units are passed as arguments, and those of a very long word would not fit on the stack.
  for (let at = from; at < to; at += 1024)
    slice += String.fromCharCode(...units.subarray(at, Math.min(at + 1024, to)));
  return slice;
}

class Folder implements FoldedText {
  readonly source: string;
  readonly units: Uint16Array;
  readonly kinds: Uint8Array;
  readonly starts: Uint32Array;
  readonly widths: Uint8Array;
  length = 0;

  constructor(source: string, size: number) {
    this.source = source;
    this.units = new Uint16Array(size);
    this.kinds = new Uint8Array(size);
    this.starts = new Uint32Array(size);
    this.widths = new Uint8Array(size);
  }

  take({ start, end }: Span): void {
    for (let i = start; i < end;) {
      const unit = this.source.charCodeAt(i);
      const kind = kindOf(unit);
      if (kind === UnitKind.mark) i = this.#takeMarks(i, end);
      else if (kind === UnitKind.highSurrogate) i = this.#takePair(i, end);
      else {
        if (kind !== UnitKind.ignored) this.#put(foldOf(unit), kind, i, i + 1);
        i += 1;
      }
    }
    this.#put(0x0a, UnitKind.wall, end, end);
  }

  #put(unit: number, kind: number, start: number, end: number): void {
    const at = this.length;
    this.units[at] = unit;
    this.kinds[at] = kind;
    this.starts[at] = start;
    this.widths[at] = end - start;
    this.length = at + 1;
  }

  /** Combines marks with the letter before them into one unit, if Unicode has one. */
  #takeMarks(from: number, end: number): number {
    let to = from + 1;
    while (to < end && kindOf(this.source.charCodeAt(to)) === UnitKind.mark) to += 1;
    const base = this.length - 1;
    const kind = this.kinds[base] === UnitKind.letter ? UnitKind.letter : UnitKind.other;
    const isComposed =
      kind === UnitKind.letter &&
      endOfUnit(this, base) === from &&
      to - from <= mostMarks &&
      this.#compose(base, to);
    if (!isComposed) for (let i = from; i < to; i += 1) this.#put(this.source.charCodeAt(i), kind, i, i + 1);
    return to;
  }

  #compose(base: number, to: number): boolean {
    const start = this.starts[base] ?? 0;
    const composed = this.source.slice(start, to).normalize('NFC').toLowerCase();
    if (composed.length > to - start) return false;
    this.length = base;
    for (let i = 0; i < composed.length; i += 1)
      this.#put(composed.charCodeAt(i), UnitKind.letter, start, to);
    return true;
  }

  /** Both units are of one kind, so that no word begins or ends between them. */
  #takePair(from: number, end: number): number {
    const to = Math.min(from + 2, end);
    const pair = this.source.slice(from, to);
    const kind = /^\p{L}$/u.test(pair)
      ? UnitKind.letter
      : /^\p{N}$/u.test(pair)
        ? UnitKind.digit
        : UnitKind.other;
    const lower = pair.toLowerCase();
    for (let i = 0; i < pair.length; i += 1) this.#put(lower.charCodeAt(i), kind, from + i, from + i + 1);
    return to;
  }
}
