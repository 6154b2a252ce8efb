import type { Intelligence, Nature } from '../../../../domain/scoring/dimensions.ts';

/** How one language puts things into the sentences of a report. */
export interface Grammar {
  /** The placeholders of a nature, such as `nature` and `de nature`, by the name that stands for it. */
  readonly nature: (name: string, nature: Nature) => Slots;
  /** Up to three natures as a list. */
  readonly natures: (natures: readonly Nature[]) => string;
  readonly intelligence: (intelligence: Intelligence) => string;
  /** The placeholders of the role. */
  readonly role: (kind: RoleKind) => Slots;
  /** "about forty hours"; of 0 to 168. */
  readonly aboutHours: (hours: number) => string;
  /** "fifty-one hours" */
  readonly hours: (hours: number) => string;
  /** "about four fifths", of 0 to 100 percent; within three percent of what it says. */
  readonly part: (percent: number) => string;
  /** "above all planning and leading"; of a single one, that it is the only one. */
  readonly mostly: (natures: readonly Nature[], isAll: boolean) => string;
  readonly people: (count: number) => string;
  readonly quoted: (words: string) => string;
  /** "Your goal: …" */
  readonly goal: (phrase: string) => string;
  /** "Your answers put … at the same level." */
  readonly alike: (natures: readonly Nature[]) => string;
}

/** The present role; the work of somebody who works alone; a role that is only aimed for, and the same once it was named. */
export type RoleKind = 'current' | 'own' | 'target' | 'named_target';

export type Slots = Readonly<Record<string, string>>;

/** What is said of the nearest number. */
export function nearestOf(
  names: readonly (readonly [number: number, words: string])[],
  number: number,
): string {
  const nearest = names.reduce((best, one) =>
    Math.abs(one[0] - number) < Math.abs(best[0] - number) ? one : best,
  );
  return nearest[1];
}
