import type { Nature } from '#adapters/inbound/web/api/api-types.ts';

interface CoverOf {
  /** The nature whose colour the cover has. It has nothing to do with the content of the book. */
  readonly nature: Nature;
  /** The radii of the nine dots on the cover. */
  readonly dots: readonly number[];
}

const hues: readonly Nature[] = [
  'Adapting',
  'Leading',
  'Advising',
  'Creating',
  'Providing',
  'Analyzing',
  'Performing',
  'Organizing',
  'Innovating',
];
const radii = [1.2, 2, 2.8, 3.6, 4.4];

/** The title without its subtitle, which does not fit on a cover. */
export const mainTitleOf = (title: string): string => title.split(/\s?:\s/)[0] ?? title;

/** Digits of a number computed from the title; similar titles get different numbers (FNV-1a). */
export function coverOf(title: string): CoverOf {
  const number = Array.from(title).reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  const dots = hues.map((_, index) => radii[Math.floor(number / 5 ** (index + 1)) % radii.length] ?? 2);
  return { nature: hues[number % hues.length] ?? 'Adapting', dots };
}
