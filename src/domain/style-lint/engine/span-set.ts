import type { Span } from '../text/prose.ts';

/** Sorted spans without overlaps, for lookups in logarithmic time. */
export class SpanSet {
  readonly #spans: readonly Span[];

  constructor(spans: readonly Span[]) {
    const merged: { start: number; end: number }[] = [];
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
      const last = merged.at(-1);
      if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
      else merged.push({ start, end });
    }
    this.#spans = merged;
  }

  touches({ start, end }: Span): boolean {
    const next = this.#spans[this.#firstFrom(({ end: last }) => last > start)];
    return next !== undefined && next.start < end;
  }

  hasWithin({ start, end }: Span): boolean {
    const next = this.#spans[this.#firstFrom(({ start: first }) => first >= start)];
    return next !== undefined && next.end <= end;
  }

  /** Returns the index of the span, after merging, that contains the offset. */
  indexOf(offset: number): number | undefined {
    const index = this.#firstFrom(({ end: last }) => last > offset);
    return (this.#spans[index]?.start ?? Infinity) <= offset ? index : undefined;
  }

  #firstFrom(isFrom: (span: Span) => boolean): number {
    let [low, high] = [0, this.#spans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const span = this.#spans[middle];
      if (span !== undefined && isFrom(span)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
