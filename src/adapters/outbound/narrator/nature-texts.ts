import type { Intelligence } from '#domain/scoring/dimensions.ts';
import type { PerNature } from '#domain/situation-map/intake/intake.ts';
import { standingOf } from '#domain/situation-map/measures/standing.ts';
import type { WritingContext } from './writing-context.ts';

/**
 * Two sentences about each nature: what it is, and what it is to the reader. The second one is left out if that is
 * unknown. If a finding is about the nature, the second one only refers to the finding.
 */
export const natureTexts = ({ profile, words, sayAgain }: WritingContext): PerNature<string> =>
  Object.fromEntries(
    profile.natures.map((one) => {
      const { about, standing } = words.natures[one.nature];
      const isFinding = profile.findings.some(({ nature }) => nature === one.nature);
      const place = isFinding ? null : standingOf(one);
      return [
        one.nature,
        [
          sayAgain(about),
          ...(isFinding ? [words.remarks.page] : []),
          ...(place === null ? [] : [sayAgain(standing[place])]),
        ].join(' '),
      ];
    }),
  );

/** What the report says about all nine together, and remarks about natures without a finding. */
export function remarkTexts({ counsel, words, grammar, say }: WritingContext): readonly string[] {
  const { overlap, beside } = counsel.remarks;
  return [
    ...(overlap === null ? [] : [say(words.remarks.overlap[overlap])]),
    ...beside.map((remark) =>
      say(words.remarks.beside[remark.case], grammar.nature('nature', remark.nature)),
    ),
  ];
}

export function attractionTexts({ counsel: { attraction }, words, say }: WritingContext): readonly string[] {
  if (attraction === null) return [];
  if (attraction.drawn.length === 0) return [say(words.attraction.even)];
  const { touches } = attraction;
  return [
    attraction.drawn.map((intelligence) => say(words.attraction.each[intelligence])).join(' '),
    ...attraction.drawn
      .filter((intelligence) => intelligence !== touches?.intelligence)
      .slice(0, 1)
      .map((intelligence) => say(words.attraction.where[intelligence])),
    ...(touches === null
      ? []
      : [touchTextOf(words.attraction.touches[touches.nature], touches.intelligence)]),
  ];
}

const touchTextOf = (
  touches: Readonly<Partial<Record<Intelligence, string>>>,
  intelligence: Intelligence,
): string => touches[intelligence] ?? '';
