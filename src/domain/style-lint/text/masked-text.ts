import { markupMask, opaqueMask } from './prose.ts';

const piece = 1024;

/** A text of which parts can be masked. The length stays the same. */
export class MaskedText {
  readonly text: string;
  #units: Uint16Array | undefined;
  /** The pieces of the text with masked parts; in most texts there are few. */
  readonly #changed = new Set<number>();

  constructor(text: string) {
    this.text = text;
  }

  /** Masks markup, which is read as if it were absent. */
  hide(start: number, end: number): void {
    this.#unitsFor(start, end).fill(markupMask.charCodeAt(0), start, end);
  }

  /** Masks a part as a word that no rule knows. */
  cover(start: number, end: number): void {
    this.#unitsFor(start, end).fill(opaqueMask.charCodeAt(0), start, end);
  }

  /** Replaces a part by `meant`, which must not be longer than the part. */
  stand(start: number, end: number, meant: string): void {
    this.hide(start, end);
    const units = this.#unitsFor(start, start + meant.length);
    for (let at = 0; at < meant.length; at += 1) units[start + at] = meant.charCodeAt(at);
  }

  toString(): string {
    const units = this.#units;
    if (units === undefined) return this.text;
    const pieces: string[] = [];
    for (let start = 0; start < units.length; start += piece) {
      const isChanged = this.#changed.has(start / piece);
      pieces.push(
        isChanged
          ? String.fromCharCode(...units.subarray(start, start + piece))
          : this.text.slice(start, start + piece),
      );
    }
    return pieces.join('');
  }

  #unitsFor(start: number, end: number): Uint16Array {
    for (let one = Math.floor(start / piece); one * piece < end; one += 1) this.#changed.add(one);
    return (this.#units ??= unitsOf(this.text));
  }
}

function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
  return units;
}
