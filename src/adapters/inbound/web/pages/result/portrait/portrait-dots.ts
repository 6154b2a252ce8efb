import type { DetailedAssessmentResult, Nature } from '#adapters/inbound/web/api/api-types.ts';

interface Dot {
  readonly nature: Nature;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly glyphSize: number;
  /** The baseline of the name below the dot. */
  readonly nameY: number;
}

/** The size of the whole figure. */
export const size = { width: 330, height: 366 } as const;

/** The radius for a score of 100. It grows with the score, from the smallest size that can still be seen. */
export const mostRadius = 42;
const leastRadius = 8;

const column = 110;
const row = 122;
const columns = 3;
const largestGlyph = 32;

/** Three rows of three, in the order of the natures. */
export const dotsOf = (natures: DetailedAssessmentResult['natures']): readonly Dot[] =>
  (Object.entries(natures) as [Nature, number][]).map(([nature, score], index) => {
    const radius = leastRadius + ((mostRadius - leastRadius) * score) / 100;
    const y = row * Math.floor(index / columns) + 48;
    return {
      nature,
      x: column * (index % columns) + column / 2,
      y,
      radius,
      glyphSize: Math.min(largestGlyph, radius * 1.1),
      nameY: y + mostRadius + 19,
    };
  });
