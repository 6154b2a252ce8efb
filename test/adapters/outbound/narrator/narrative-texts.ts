import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';

/** Every text of a narrative under a name that says where it is, such as `findings.0.experiment.say.to`. */
export const textsIn = (sections: NarrativeSections): readonly (readonly [place: string, text: string])[] =>
  Object.entries(sections).flatMap(([section, value]: [string, unknown]) => textsWithin(value, section));

/** The same for a part of a narrative, or for the texts that it is made from. */
export function textsWithin(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as object).flatMap(([key, one]: [string, unknown]) =>
    textsWithin(one, `${place}.${key}`),
  );
}
