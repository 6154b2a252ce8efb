import type { Remark } from '#domain/style-lint/output/grammar-report.ts';
import type { GrammarCheck } from './harper.ts';

/**
 * UTF-16 units. Each call takes at least three milliseconds, even for a short text; long texts take more time per word.
 */
const longestBatch = 2000;

/** For Harper this begins a new paragraph, so that sentences do not affect each other. */
const gap = '\n\n';

/** Checks several sentences with each call. The remarks of each sentence have positions within that sentence. */
export async function inBatches(
  check: GrammarCheck,
  sentences: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Remark[]>> {
  const found = new Map<string, readonly Remark[]>();
  for (const batch of batchesOf(sentences)) {
    const remarks = await check(batch.join(gap));
    let start = 0;
    for (const sentence of batch) {
      found.set(sentence, within(remarks, start, start + sentence.length));
      start += sentence.length + gap.length;
    }
  }
  return found;
}

function batchesOf(sentences: ReadonlySet<string>): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let length = Infinity;
  for (const sentence of sentences) {
    if (length + sentence.length > longestBatch) {
      batches.push([]);
      length = 0;
    }
    batches.at(-1)?.push(sentence);
    length += sentence.length + gap.length;
  }
  return batches;
}

const within = (remarks: readonly Remark[], start: number, end: number): readonly Remark[] =>
  remarks
    .filter((remark) => remark.start >= start && remark.end <= end)
    .map((remark) => ({ ...remark, start: remark.start - start, end: remark.end - start }));
