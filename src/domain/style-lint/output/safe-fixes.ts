import { prefersCurly, replacementsOf, type RuleHit } from './findings.ts';
import type { Hit } from '../engine/hits.ts';
import { markupMask, opaqueMask, type Prose, type Span } from '../text/prose.ts';
import { startOf, type Reading } from '../text/reading.ts';
import type { RuleId } from '../model/rule.ts';
import { SpanSet } from '../engine/span-set.ts';

/** Checks a text again with the rules that look at one sentence at a time. */
export type Reread = (prose: Prose) => readonly RuleHit[];

interface Region {
  readonly start: number;
  end: number;
  readonly fixes: RuleHit[];
}

/**
 * The hits that a program may fix. The rule data alone cannot decide this: `an` may not fit the new word, or the new
 * words may form another phrase with their neighbours. So all fixes of a sentence are applied and the sentence is
 * checked again. If any rule then finds more than expected, none of the fixes is safe.
 */
export function safeFixes(
  reading: Reading,
  found: readonly RuleHit[],
  all: readonly RuleHit[],
  reread: Reread,
): ReadonlySet<Hit> {
  const regions = regionsOf(reading, candidates(reading.prose, found));
  if (regions.length === 0) return new Set();
  const { prose, places } = fixed(reading.prose, regions);
  const before = countByRegion(regions, all);
  const after = countByRegion(places, reread(prose));
  return new Set(
    regions
      .filter(({ fixes }, i) => isClean(fixes, before[i] ?? new Map(), after[i] ?? new Map()))
      .flatMap(({ fixes }) => fixes.map(({ hit }) => hit)),
  );
}

/** Drops a hit if it overlaps an earlier one. Also drops a hit that contains markup, because a fix would remove the markup. */
function candidates({ masked }: Prose, found: readonly RuleHit[]): readonly RuleHit[] {
  let takenTo = 0;
  return found.filter(({ hit }) => {
    const isFree = hit.wording.isSafe && hit.start >= takenTo;
    const words = isFree ? masked.slice(hit.start, hit.end) : '';
    if (!isFree || words.includes(markupMask) || words.includes(opaqueMask)) return false;
    if (isElidedBefore(masked, hit)) return false;
    takenTo = hit.end;
    return true;
  });
}

/** After `l'`, a replacement must begin with a vowel. Otherwise the fix would write `l'projet` for `le projet`. */
const isElidedBefore = (masked: string, { start, wording }: Hit): boolean =>
  /['’]/.test(masked.charAt(start - 1)) &&
  !/^[aeiouyhœæ]/i.test(wording.replacements[0]?.normalize('NFD') ?? '');

/** Each region begins at a sentence and ends at the next one or at the end of its paragraph. */
function regionsOf(reading: Reading, fixes: readonly RuleHit[]): readonly Region[] {
  const { sentences, prose } = reading;
  const regions: Region[] = [];
  let sentence = 0;
  let paragraph = 0;
  for (const fix of fixes) {
    const { start } = fix.hit;
    const last = regions.at(-1);
    if (last !== undefined && start < last.end) {
      last.fixes.push(fix);
      last.end = Math.max(last.end, fix.hit.end);
      continue;
    }
    while (sentence + 1 < sentences.count && sentenceStart(reading, sentence + 1) <= start) sentence += 1;
    while ((prose.paragraphs[paragraph]?.end ?? Infinity) <= start) paragraph += 1;
    const next = sentence + 1 < sentences.count ? sentenceStart(reading, sentence + 1) : Infinity;
    const paragraphEnd = prose.paragraphs[paragraph]?.end ?? prose.masked.length;
    regions.push({
      start: Math.min(start, Math.max(last?.end ?? 0, sentenceStart(reading, sentence))),
      end: Math.max(fix.hit.end, Math.min(next, paragraphEnd)),
      fixes: [fix],
    });
  }
  return regions;
}

const sentenceStart = (reading: Reading, sentence: number): number =>
  startOf(reading, reading.sentences.firsts[sentence] ?? 0);

/** A text with all fixes applied; each region becomes a paragraph. */
function fixed(
  { text, masked }: Prose,
  regions: readonly Region[],
): { prose: Prose; places: readonly Span[] } {
  const isCurly = prefersCurly(text);
  const pieces: string[] = [];
  const places: Span[] = [];
  let length = 0;
  const put = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  for (const { start, end, fixes } of regions) {
    const from = length;
    let at = start;
    for (const { hit } of fixes) {
      put(masked.slice(at, hit.start));
      put(replacementsOf(hit.wording, text.slice(hit.start, hit.end), isCurly)[0] ?? '');
      at = hit.end;
    }
    put(masked.slice(at, end));
    places.push({ start: from, end: length });
    put('\n');
  }
  const whole = pieces.join('');
  return { prose: { text: whole, masked: whole, paragraphs: places, silences: [] }, places };
}

type Counts = ReadonlyMap<RuleId, number>;

function countByRegion(regions: readonly Span[], hits: readonly RuleHit[]): readonly Counts[] {
  const counts = regions.map(() => new Map<RuleId, number>());
  const set = new SpanSet(regions);
  for (const { rule, hit } of hits) {
    const found = counts[set.indexOf(hit.start) ?? -1];
    found?.set(rule.id, (found.get(rule.id) ?? 0) + 1);
  }
  return counts;
}

function isClean(fixes: readonly RuleHit[], before: Counts, after: Counts): boolean {
  return Array.from(after).every(([id, count]) => {
    const gone = fixes.filter(({ rule }) => rule.id === id).length;
    return count <= (before.get(id) ?? 0) - gone;
  });
}
