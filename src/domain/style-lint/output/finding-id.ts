/**
 * Uses two halves of 32 bits, because BigInt would be slow here. The mixing steps are by Bret Mulvey and Austin
 * Appleby.
 */
function hash64(text: string): readonly [number, number] {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return [low >>> 0, high >>> 0];
}

/** Gives each finding an id made from its rule, its words, and how often both occurred together before. */
export class FindingIds {
  readonly #counts = new Map<string, number>();

  next(ruleId: string, text: string): string {
    const subject = `${ruleId}\n${text}`;
    const nth = (this.#counts.get(subject) ?? 0) + 1;
    this.#counts.set(subject, nth);
    const [low, high] = hash64(`${subject}\n${nth}`);
    return `f_${hex(low)}${hex(high).slice(0, 4)}`;
  }
}

const hex = (number: number): string => number.toString(16).padStart(8, '0');
