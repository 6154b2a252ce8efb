import type { Budget } from './hits.ts';
import type { Reading } from '../text/reading.ts';
import type { KnownPhrase } from '../model/vocabulary.ts';
import { Gap } from '../text/words.ts';

/** `rule` is the visitor's number for the rule, and `item` the rule's number for the phrase. */
export type Visit = (rule: number, item: number, first: number, end: number) => void;

/** Finds all phrases of one language in one pass over the words. Node 0 and entry 0 mean "none". */
export class PhraseTrie {
  readonly #roots: number[] = [];
  readonly #edges = new EdgeTable();
  #nodes = 1;
  /** For each node its first entry; further entries are linked by `next`. */
  readonly #firstEntries: number[] = [0];
  readonly #entries: Record<'rules' | 'items' | 'next', number[]> = { rules: [0], items: [0], next: [0] };

  add({ words, gaps }: KnownPhrase, rule: number, item: number): void {
    let node = 0;
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i] ?? 0;
      node = i === 0 ? this.#rootOf(word) : this.#childOf(node, edge(gaps?.[i] ?? Gap.plain, word));
    }
    if (node !== 0) this.#addEntry(node, rule, item);
  }

  /**
   * Visits phrases from left to right; of those that begin at the same word, the longest first. `end` is the word after
   * the last one.
   */
  scan({ words, ids }: Reading, budget: Budget, visit: Visit): void {
    const path: number[] = [];
    for (let first = 0; first < words.count; first += 1) {
      let node = this.#roots[ids[first] ?? 0] ?? 0;
      if (node === 0) continue;
      path.length = 0;
      for (let at = first + 1; node !== 0; at += 1) {
        path.push(node);
        const id = ids[at] ?? 0;
        node = id === 0 ? 0 : this.#edges.get(node, edge(words.gaps[at] ?? Gap.far, id));
      }
      if (!budget.take(path.length)) return;
      for (let length = path.length; length > 0; length -= 1)
        this.#visit(path[length - 1] ?? 0, first, first + length, visit);
    }
  }

  #visit(node: number, first: number, end: number, visit: Visit): void {
    const { rules, items, next } = this.#entries;
    for (let at = this.#firstEntries[node] ?? 0; at !== 0; at = next[at] ?? 0)
      visit(rules[at] ?? 0, items[at] ?? 0, first, end);
  }

  #addEntry(node: number, rule: number, item: number): void {
    const { rules, items, next } = this.#entries;
    const added = rules.push(rule) - 1;
    items.push(item);
    next.push(0);
    let last = this.#firstEntries[node] ?? 0;
    if (last === 0) this.#firstEntries[node] = added;
    else {
      while (next[last] !== 0) last = next[last] ?? 0;
      next[last] = added;
    }
  }

  #rootOf(word: number): number {
    return (this.#roots[word] ??= this.#newNode());
  }

  #childOf(node: number, key: number): number {
    const known = this.#edges.get(node, key);
    if (known !== 0) return known;
    const child = this.#newNode();
    this.#edges.set(node, key, child);
    return child;
  }

  #newNode(): number {
    this.#firstEntries.push(0);
    this.#nodes += 1;
    return this.#nodes - 1;
  }
}

/** A word together with the gap before it. 17 bits are far more than the number of words in the rules. */
const edge = (gap: number, word: number): number => (gap << 17) | word;

/**
 * The child nodes of all nodes, as a hash table in columns: one map for each of tens of thousands of nodes would be
 * slow to build.
 */
class EdgeTable {
  #nodes = new Int32Array(1024);
  #edges = new Int32Array(1024);
  #children = new Int32Array(1024);
  #count = 0;

  get(node: number, key: number): number {
    return this.#children[this.#slotOf(node, key)] ?? 0;
  }

  set(node: number, key: number, child: number): void {
    if (this.#count * 2 >= this.#nodes.length) this.#grow();
    const slot = this.#slotOf(node, key);
    this.#nodes[slot] = node;
    this.#edges[slot] = key;
    this.#children[slot] = child;
    this.#count += 1;
  }

  #slotOf(node: number, key: number): number {
    const last = this.#nodes.length - 1;
    let slot = hash(node, key) & last;
    while (this.#children[slot] !== 0 && (this.#nodes[slot] !== node || this.#edges[slot] !== key))
      slot = (slot + 1) & last;
    return slot;
  }

  #grow(): void {
    const [nodes, edges, children] = [this.#nodes, this.#edges, this.#children];
    this.#nodes = new Int32Array(nodes.length * 2);
    this.#edges = new Int32Array(nodes.length * 2);
    this.#children = new Int32Array(nodes.length * 2);
    this.#count = 0;
    children.forEach((child, slot) => {
      if (child !== 0) this.set(nodes[slot] ?? 0, edges[slot] ?? 0, child);
    });
  }
}

function hash(node: number, key: number): number {
  const mixed = Math.imul(Math.imul(node, 0x9e3779b1) ^ key, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
