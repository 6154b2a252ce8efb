import { endOfUnit, fold } from '../text/folded-text.ts';
import type { Budget } from './hits.ts';
import type { Span } from '../text/prose.ts';
import type { Reading } from '../text/reading.ts';
import { UnitKind } from '../model/unit-kinds.ts';

/** If it returns true, nothing else is found in these words. */
export type VisitLiteral = (item: number, span: Span) => boolean;

const space = 0x20;
const hyphen = 0x2d;

/** Finds literal text from a request, such as `C++` or `a.b`, as whole words, whatever punctuation it contains. */
export class LiteralTrie {
  readonly #children = new Map<number, number>();
  readonly #items: number[][] = [[]];

  add(literal: string, item: number): void {
    const words = literal.trim().replace(/\s+/g, ' ');
    const { units, length } = fold(words, [{ start: 0, end: words.length }]);
    let node = 0;
    // Without the wall at the end.
    for (const unit of units.subarray(0, length - 1)) node = this.#childOf(node, unit);
    if (node !== 0) this.#items[node]?.push(item);
  }

  scan(reading: Reading, budget: Budget, visit: VisitLiteral): void {
    if (this.#children.size === 0) return;
    const { text } = reading;
    for (let at = 0; at < text.length;) {
      if (!budget.take(1)) return;
      at = (beginsWord(reading, at) ? this.#longestFrom(reading, at, budget, visit) : undefined) ?? at + 1;
    }
  }

  #longestFrom(reading: Reading, first: number, budget: Budget, visit: VisitLiteral): number | undefined {
    const { kinds, starts, length } = reading.text;
    const met: { readonly node: number; readonly end: number }[] = [];
    let node: number | undefined = 0;
    for (let at = first; at < length && kinds[at] !== UnitKind.wall;) {
      node = this.#children.get(keyOf(node, foldedUnit(reading, at)));
      if (node === undefined) break;
      at = afterUnit(reading, at);
      if (this.#items[node]?.length !== 0 && endsWord(reading, at)) met.push({ node, end: at });
      if (!budget.take(1)) return undefined;
    }
    for (const { node: found, end } of met.toReversed())
      for (const item of this.#items[found] ?? [])
        if (visit(item, { start: starts[first] ?? 0, end: endOfUnit(reading.text, end - 1) })) return end;
    return undefined;
  }

  #childOf(node: number, unit: number): number {
    const known = this.#children.get(keyOf(node, unit));
    if (known !== undefined) return known;
    const child = this.#items.push([]) - 1;
    this.#children.set(keyOf(node, unit), child);
    return child;
  }
}

const keyOf = (node: number, unit: number): number => node * 0x1_0000 + unit;

const isSpace = (kind: number | undefined): boolean => kind === UnitKind.space || kind === UnitKind.newline;

const isOfWord = (kind: number | undefined): boolean =>
  kind === UnitKind.letter || kind === UnitKind.digit || kind === UnitKind.opaque;

const foldedUnit = ({ text }: Reading, at: number): number =>
  isSpace(text.kinds[at]) ? space : (text.units[at] ?? 0);

/** Any amount of white space counts as one unit. */
function afterUnit({ text }: Reading, at: number): number {
  if (!isSpace(text.kinds[at])) return at + 1;
  let after = at + 1;
  while (after < text.length && isSpace(text.kinds[after])) after += 1;
  return after;
}

function beginsWord({ text: { kinds, units } }: Reading, at: number): boolean {
  if (isSpace(kinds[at]) || isOfWord(kinds[at - 1])) return false;
  return !(isOfWord(kinds[at]) && units[at - 1] === hyphen && isOfWord(kinds[at - 2]));
}

function endsWord({ text: { kinds, units } }: Reading, at: number): boolean {
  if (isOfWord(kinds[at])) return false;
  return !(isOfWord(kinds[at - 1]) && units[at] === hyphen && isOfWord(kinds[at + 1]));
}
