/** Finds the next occurrence of one string. If positions only rise, all calls together read the text once. */
export class Seeker {
  readonly #text: string;
  readonly #wanted: string;
  #found = -1;

  constructor(text: string, wanted: string) {
    this.#text = text;
    this.#wanted = wanted;
  }

  /** The first one at or after `from`; `Infinity` if there is none. */
  next(from: number): number {
    if (this.#found >= from) return this.#found;
    const found = this.#text.indexOf(this.#wanted, from);
    this.#found = found === -1 ? Infinity : found;
    return this.#found;
  }
}
