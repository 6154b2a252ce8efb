import { coding, type Place, type Target } from './targets.ts';
import { bytesOf, type Draft } from './wire.ts';
import type { Pattern } from './patterns.ts';
import type { Cost } from './stage.ts';

/** The content of one part of a request. */
interface Gene {
  readonly place: Place;
  readonly pattern: Pattern;
  readonly bytes: number;
}

type Genes = readonly Gene[];

/** An attack with its measured cost. */
export interface Found {
  readonly genes: Genes;
  /** In bytes, as sent. */
  readonly size: number;
  readonly cost: Cost;
}

type Measure = (draft: Draft) => Promise<Cost>;

export interface Effort {
  /** The number of random requests, each with one part filled. */
  readonly tries: number;
  /** The number of requests made from the most expensive ones so far, by changing, combining or shortening them. */
  readonly changes: number;
}

const mostSent = 64 * 1024;
/** The number of most expensive requests from which new ones are made. */
const kept = 8;
const genesAtMost = 3;
/** A shorter request is preferred if it costs nearly as much. */
const nearly = 0.8;
/** The median of this many measurements counts, so it is an odd number. */
const measures = 7;

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Finds the request of less than 64 KiB that costs a route most, and then a shorter one that costs nearly as much. */
export class Search {
  readonly #target: Target;
  readonly #measure: Measure;
  readonly #random: () => number;
  #best: Found[] = [];

  constructor(target: Target, measure: Measure, random: () => number) {
    this.#target = target;
    this.#measure = measure;
    this.#random = random;
  }

  async run({ tries, changes }: Effort): Promise<Found> {
    await this.#try([]);
    for (let n = 0; n < tries; n += 1) await this.#try(this.#anyGenes());
    for (let n = 0; n < changes; n += 1) await this.#try(this.#changed(this.#oneOf(this.#best).genes));
    const sure = await this.#surely(this.#best);
    return this.#shrunk(sure, nearly * sure.cost.ms);
  }

  async #try(genes: Genes): Promise<void> {
    const draft = draftOf(this.#target, genes);
    const size = bytesOf(draft).length;
    if (size > mostSent) return;
    const least = this.#best.length < kept ? 0 : (this.#best.at(-1)?.cost.ms ?? 0);
    const once = await this.#measure(draft);
    if (once.ms <= least) return;
    // Garbage collection and compilation happen at random, so only a cost that was measured three times counts.
    const [cost] = [once, await this.#measure(draft), await this.#measure(draft)].toSorted(byCost);
    if (cost === undefined) return;
    const costliest = [...this.#best, { genes, size, cost }].toSorted((a, b) => byCost(b.cost, a.cost));
    this.#best = costliest.slice(0, kept);
  }

  /** The most expensive one, by the median of several measurements. */
  async #surely(candidates: readonly Found[]): Promise<Found> {
    let worst: Found | undefined;
    for (const candidate of candidates.slice(0, 4)) {
      const cost = await this.#median(candidate.genes);
      if (worst === undefined || cost.ms > worst.cost.ms) worst = { ...candidate, cost };
    }
    if (worst === undefined) throw new Error(`Nothing could be sent to ${this.#target.path}.`);
    return worst;
  }

  /** The shortest version that still costs at least `floor`. */
  async #shrunk(found: Found, floor: number): Promise<Found> {
    for (const genes of smaller(found.genes)) {
      const size = bytesOf(draftOf(this.#target, genes)).length;
      if (size >= found.size) continue;
      const cost = await this.#median(genes);
      if (cost.ms >= floor) return this.#shrunk({ genes, size, cost }, floor);
    }
    return found;
  }

  async #median(genes: Genes): Promise<Cost> {
    const draft = draftOf(this.#target, genes);
    const costs: Cost[] = [];
    for (let n = 0; n < measures; n += 1) costs.push(await this.#measure(draft));
    return costs.toSorted(byCost)[(measures - 1) / 2] ?? { ms: 0, status: 0 };
  }

  #changed(genes: Genes): Genes {
    const place = Math.floor(this.#random() * genes.length);
    const gene = genes[place];
    const choice = this.#random();
    if (gene === undefined || (choice < 0.25 && genes.length < genesAtMost))
      return [...genes, this.#anyGene()];
    if (choice < 0.35) return genes.toSpliced(place, 1);
    if (choice < 0.6) return genes.with(place, { ...gene, pattern: this.#oneOf(gene.place.patterns) });
    const factor = choice < 0.8 ? 2 : 0.5;
    return genes.with(place, { ...gene, bytes: clamped(gene.bytes * factor, gene.place.most) });
  }

  /** Fills one part, and in half of the cases also a compressed body. */
  #anyGenes(): Genes {
    const gene = this.#anyGene();
    if (gene.place.kind !== 'body' || !this.#target.places.includes(coding) || this.#random() < 0.5)
      return [gene];
    return [gene, { place: coding, pattern: this.#oneOf(coding.patterns), bytes: 1 }];
  }

  #anyGene(): Gene {
    // Most parts are headers or fields of a large body, so each kind of part gets an equal share.
    const byKind = [...Map.groupBy(this.#target.places, ({ kind }) => kind).values()];
    const place = this.#oneOf(this.#oneOf(byKind));
    const pattern = this.#oneOf(place.patterns);
    // Small sizes are as frequent as large ones, because long texts are refused by limits.
    const bytes = clamped(2 ** (6 + this.#random() * (Math.log2(place.most) - 6)), place.most);
    return { place, pattern, bytes: this.#random() < 0.4 ? Math.min(place.most, 60 * 1024) : bytes };
  }

  #oneOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  }
}

const clamped = (bytes: number, most: number): number => Math.max(1, Math.min(most, Math.round(bytes)));

const byCost = (one: Cost, other: Cost): number => one.ms - other.ms;

function draftOf(target: Target, genes: Genes): Draft {
  const draft = target.draft();
  for (const { place, pattern, bytes } of genes) place.put(draft, pattern.text(bytes));
  return draft;
}

const smaller = (genes: Genes): readonly Genes[] => [
  ...genes.map((_, place) => genes.toSpliced(place, 1)),
  ...genes.map((gene, place) => genes.with(place, { ...gene, bytes: Math.ceil(gene.bytes / 2) })),
];

/** A short description of what is sent. */
export const describe = ({ genes }: Found): string =>
  genes.length === 0
    ? 'the usual request'
    : genes.map(({ place, pattern }) => `${place.label}: ${pattern.label}`).join('; ');
