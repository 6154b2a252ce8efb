import { markupMask, opaqueMask, type Span } from './prose.ts';
import { startOf, type Reading } from './reading.ts';

/** One sentence as readers see it, for checkers that do not know the masks. */
export interface Passage {
  /** Without markup, line ends and curly apostrophes; code, addresses and other masked parts become a single U+FFFC. */
  readonly text: string;
  /** Maps a part of that text to the text as sent. */
  readonly spanOf: (stretch: Span) => Span;
}

/** Many checkers do not recognise "it’s" and "don’t" with a curly apostrophe. */
const plain: Readonly<Record<string, string>> = { '\n': ' ', '\r': ' ', '’': "'" };

export function passagesOf(reading: Reading): readonly Passage[] {
  const { masked } = reading.prose;
  return sentenceSpans(reading).map((span) => passageOf(masked, span));
}

/** Each span begins at the first word of a sentence and ends at the next sentence or at the end of the paragraph. */
function sentenceSpans(reading: Reading): readonly Span[] {
  const { sentences, prose } = reading;
  const spans: Span[] = [];
  let paragraph = 0;
  for (let sentence = 0; sentence < sentences.count; sentence += 1) {
    const start = startOf(reading, sentences.firsts[sentence] ?? 0);
    while ((prose.paragraphs[paragraph]?.end ?? Infinity) <= start) paragraph += 1;
    const end = prose.paragraphs[paragraph]?.end ?? start;
    const next =
      sentence + 1 < sentences.count ? startOf(reading, sentences.firsts[sentence + 1] ?? 0) : Infinity;
    spans.push({ start, end: Math.min(end, next) });
  }
  return spans;
}

function passageOf(masked: string, { start, end }: Span): Passage {
  const units: string[] = [];
  const places: number[] = [];
  for (let at = start; at < end; at += 1) {
    const unit = masked.charAt(at);
    if (unit === markupMask || (unit === opaqueMask && units.at(-1) === opaqueMask)) continue;
    units.push(plain[unit] ?? unit);
    places.push(at);
  }
  return {
    text: units.join('').trimEnd(),
    spanOf: (stretch) => ({
      start: places[stretch.start] ?? end,
      end: (places[stretch.end - 1] ?? end - 1) + 1,
    }),
  };
}
