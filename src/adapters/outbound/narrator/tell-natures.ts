import type { PerNature } from '../../../domain/situation-map/intake.ts';
import { standingOf } from '../../../domain/situation-map/standing.ts';
import type { Telling } from './telling.ts';

/** Two sentences on each: what it is, and where it stands. The second only where that is known. */
export const natureTexts = ({ profile, words, sayAgain }: Telling): PerNature<string> =>
  Object.fromEntries(
    profile.natures.map((one) => {
      const { about, standing } = words.natures[one.nature];
      const place = standingOf(one);
      return [
        one.nature,
        [sayAgain(about), ...(place === null ? [] : [sayAgain(standing[place])])].join(' '),
      ];
    }),
  );

/** What is said of all nine together, and what stands out beside the findings. */
export function remarkTexts({ counsel, words, grammar, say }: Telling): readonly string[] {
  const { overlap, beside } = counsel.remarks;
  return [
    ...(overlap === null ? [] : [say(words.remarks.overlap[overlap])]),
    ...beside.map((remark) =>
      say(words.remarks.beside[remark.case], grammar.nature('nature', remark.nature)),
    ),
  ];
}

export function attractionTexts({
  counsel: { attraction },
  words,
  grammar,
  say,
}: Telling): readonly string[] {
  if (attraction === null) return [];
  if (attraction.drawn.length === 0) return [say(words.attraction.even)];
  const { touches } = attraction;
  return [
    attraction.drawn.map((intelligence) => say(words.attraction.each[intelligence])).join(' '),
    attraction.drawn
      .slice(0, 1)
      .map((intelligence) => say(words.attraction.where[intelligence]))
      .join(' '),
    ...(touches === null
      ? []
      : [
          say(words.attraction.touches, {
            intelligence: grammar.intelligence(touches.intelligence),
            ...grammar.nature('nature', touches.nature),
          }),
        ]),
  ];
}
