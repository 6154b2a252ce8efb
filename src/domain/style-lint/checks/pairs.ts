import type { CompiledCheck } from '../engine/compiled-check.ts';
import { unitsOfSource } from '../text/reading.ts';
import type { PairsCheck } from '../model/rule.ts';

interface Open {
  readonly mark: string;
  readonly at: number;
}

/** More unpaired marks in one paragraph are a drawing or a list, and not a slip. */
const mostSlips = 1;

/**
 * Checks each paragraph. A quotation that continues in the next paragraph may stay open, and `a)` and `:)` need no
 * opening mark. For marks that open and close, such as `"`, an odd number means that one is unpaired.
 */
export function compilePairs(check: PairsCheck): CompiledCheck {
  const closings = new Map(check.pairs.map(([opening, closing]) => [opening, closing]));
  const openings = new Map(check.pairs.map(([opening, closing]) => [closing, opening]));
  const isMark = new Uint8Array(0x1_0000);
  for (const mark of check.pairs.flat()) isMark[mark.charCodeAt(0)] = 1;
  const wording = { message: check.message, replacements: [], isSafe: false };
  return ({ reading, budget, sink }) => ({
    finish() {
      const { source } = reading.text;
      const units = unitsOfSource(reading);
      for (const { start, end } of reading.prose.paragraphs) {
        if (!budget.take((end - start) >> 2)) return;
        const open: Open[] = [];
        const slips: number[] = [];
        for (let at = start; at < end && slips.length <= mostSlips; at += 1) {
          if (isMark[units[at] ?? 0] === 0) continue;
          const mark = source.charAt(at);
          const opening = openings.get(mark);
          if (opening === undefined && !closings.has(mark)) continue;
          const last = open.at(-1);
          if (opening !== undefined && last?.mark === opening) open.pop();
          else if (isOther(source, at, mark)) continue;
          else if (closings.has(mark)) open.push({ mark, at });
          else slips.push(at);
        }
        const all = [...slips, ...open.map(({ at }) => at)].toSorted((one, other) => one - other);
        if (all.length > mostSlips) continue;
        for (const at of all) if (!mayGoOn(source, at, end)) sink.add(at, at + 1, wording);
      }
    },
  });
}

/** In `a)`, `1)`, `:)` and 5" the mark is not half of a pair. */
const isOther = (source: string, at: number, mark: string): boolean => {
  const before = source.slice(Math.max(0, at - 12), at);
  if (mark === '"') return /\d$/.test(before);
  if (mark === '(') return /[:;=]-?$/.test(before);
  return mark === ')' && /(?:^|[\s(])[\p{L}\p{N}]{1,4}$|[:;=8]['-]?$/u.test(before);
};

/** The first mark of a paragraph may open a quotation over several paragraphs. */
const mayGoOn = (source: string, at: number, end: number): boolean =>
  '“«"'.includes(source.charAt(at)) && /^\s*["“«]/.test(source.slice(end, end + 8));
