import type { Wording, Wordings } from './phrasebook.ts';

/** One way of saying a part of a paragraph, worded for this person. */
interface Candidate {
  readonly wording: Wording<never>;
  readonly text: string;
  readonly words: number;
  readonly phrases: readonly string[];
  /** How much of it the report has said already. */
  readonly wear: number;
}

/** The ways of saying one part, least worn first. */
export type Part = readonly Candidate[];

/** In words. */
export interface Length {
  readonly least?: number;
  readonly most: number;
}

/** What a wording that was used before counts for, beside the phrases it repeats. */
const usedWear = 20;
const quoteWear = 2;
/** A run of so many words that comes again is heard as a repetition. */
const phraseLength = 4;

/**
 * Chooses among wordings for one report. The choice follows from the seed and the place in the text, and goes to the
 * wording that repeats least of what the report has said before.
 */
export class Voice {
  readonly #seed: number;
  readonly #quote: string | null;
  readonly #used = new Set<Wording<never>>();
  readonly #phrases = new Set<string>();

  /** The quote is of the person's own words: it wears out at once. */
  constructor(seed: string, quote: string | null) {
    this.#seed = hashOf(seed);
    this.#quote = quote;
  }

  part<F>(place: string, wordings: Wordings<F>, facts: F): Part {
    const start = hashOf(`${place}|${this.#seed}`) % wordings.length;
    const turned = [...wordings.slice(start), ...wordings.slice(0, start)];
    const candidates = turned.map((wording) => {
      const text = wording(facts);
      const words = wordList(text);
      const phrases = phrasesIn(words);
      const wear = this.#wearOf(wording, phrases) + this.#quoteWear(text);
      return { wording, text, words: words.length, phrases, wear };
    });
    return candidates.toSorted((a, b) => a.wear - b.wear);
  }

  say(part: Part): string {
    return this.#settle(part.slice(0, 1));
  }

  /** One candidate of each part. Where all combinations are too long, a part is left out. */
  paragraph(parts: readonly Part[], length: Length): string {
    return this.#settle(this.#fit(parts, length));
  }

  /** As `paragraph`, with one paragraph for each part. */
  paragraphs(parts: readonly Part[], length: Length): readonly string[] {
    return this.#fit(parts, length).map((candidate) => this.#settle([candidate]));
  }

  /** The least worn combination of the right length. */
  #fit(parts: readonly Part[], { least = 0, most }: Length): readonly Candidate[] {
    const ways = combinations(parts);
    const short = ways.filter((way) => lengthOf(way) <= most);
    if (short.length === 0 && parts.length > 1) return this.#fit(withoutOne(parts), { least, most });
    const fitting = short.filter((way) => lengthOf(way) >= least);
    return leastWorn([fitting, short, ways].find((some) => some.length > 0) ?? []);
  }

  #wearOf(wording: Wording<never>, phrases: readonly string[]): number {
    const repeated = phrases.filter((phrase) => this.#phrases.has(phrase)).length;
    return repeated + (this.#used.has(wording) ? usedWear : 0);
  }

  #quoteWear(text: string): number {
    return this.#quote !== null && text.includes(this.#quote) ? quoteWear : 0;
  }

  #settle(way: readonly Candidate[]): string {
    for (const { wording, phrases } of way) {
      this.#used.add(wording);
      for (const phrase of phrases) this.#phrases.add(phrase);
    }
    return textOf(way);
  }
}

const textOf = (way: readonly Candidate[]): string => way.map(({ text }) => text).join(' ');

/** The first says what it is about and the last what comes of it, so what stands between goes first. */
const withoutOne = (parts: readonly Part[]): readonly Part[] =>
  parts.toSpliced(parts.length > 2 ? -2 : -1, 1);

const lengthOf = (way: readonly Candidate[]): number => way.reduce((sum, { words }) => sum + words, 0);

/** The first of the least worn. */
function leastWorn(ways: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const wears = ways.map(totalWear);
  return ways[wears.indexOf(Math.min(...wears))] ?? [];
}

/** What its parts repeat of the report, and of each other. */
function totalWear(way: readonly Candidate[]): number {
  const phrases = way.flatMap((candidate) => candidate.phrases);
  return way.reduce((sum, { wear }) => sum + wear, phrases.length - new Set(phrases).size);
}

const combinations = (parts: readonly Part[]): readonly (readonly Candidate[])[] =>
  parts.reduce<readonly (readonly Candidate[])[]>(
    (ways, part) => ways.flatMap((way) => part.map((candidate) => [...way, candidate])),
    [[]],
  );

/** Words as a reader counts them: what stands between spaces and holds a letter or a digit. */
const wordList = (text: string): readonly string[] =>
  text.split(/\s+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece));

export const wordsIn = (text: string): number => wordList(text).length;

/** The runs of words in it; numbers count as equal, since a frame filled in again is a repetition too. */
function phrasesIn(words: readonly string[]): readonly string[] {
  const heard = words.map((word) => word.toLowerCase().replaceAll(/\d+/gu, '#'));
  return heard.slice(phraseLength - 1).map((_, index) => heard.slice(index, index + phraseLength).join(' '));
}

/** FNV-1a over UTF-16 units: equal on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
