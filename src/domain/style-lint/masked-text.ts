import { markupMask, opaqueMask } from './prose.ts';

const piece = 1024;

/** A text in which stretches are covered up, unit for unit. */
export class MaskedText {
  readonly text: string;
  #units: Uint16Array | undefined;
  /** Pieces of the text in which something was covered: most of a text never is. */
  readonly #changed = new Set<number>();

  constructor(text: string) {
    this.text = text;
  }

  /** From here to there is markup: to be read as if it were not there. */
  hide(start: number, end: number): void {
    this.#unitsFor(start, end).fill(markupMask.charCodeAt(0), start, end);
  }

  /** From here to there is a word that no rule knows. */
  cover(start: number, end: number): void {
    this.#unitsFor(start, end).fill(opaqueMask.charCodeAt(0), start, end);
  }

  /** From here to there stands for `meant`, which is no longer than that. */
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
