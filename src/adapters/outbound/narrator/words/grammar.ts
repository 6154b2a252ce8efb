import type { Intelligence, Nature } from '#domain/scoring/dimensions.ts';

/** How one language puts names and numbers into the sentences of a report. */
export interface Grammar {
  /** The placeholders of a nature, such as `nature` and `de nature`, starting from the name of its slot. */
  readonly nature: (name: string, nature: Nature) => Slots;
  /** Up to three natures as a list. */
  readonly natures: (natures: readonly Nature[]) => string;
  readonly intelligence: (intelligence: Intelligence) => string;
  /** The placeholders of the role. */
  readonly role: (kind: RoleKind) => Slots;
  /** "about forty hours", for 0 to 168. */
  readonly aboutHours: (hours: number) => string;
  /** "fifty-one hours" */
  readonly hours: (hours: number) => string;
  /** "about four fifths", for 0 to 100 percent; the words are exact to within three percent. */
  readonly part: (percent: number) => string;
  /** "above all planning and leading", or "all of it planning". Without names, it says that there are several. */
  readonly mostly: (natures: readonly Nature[], isAll: boolean) => string;
  readonly people: (count: number) => string;
  /** "fourteen weeks", for 2 and more. */
  readonly weeks: (count: number) => string;
  readonly quoted: (words: string) => string;
  /** "Your goal: …" */
  readonly goal: (phrase: string) => string;
  /** "meetings, conflict and travel" */
  readonly list: (items: readonly string[]) => string;
  /** "Your answers put … at the same level." */
  readonly alike: (natures: readonly Nature[]) => string;
}

/**
 * `current`: the present role. `own`: the work of a person who works alone. `target`: a role that the person only aims
 * for. `named_target`: the same role after its first mention.
 */
export type RoleKind = 'current' | 'own' | 'target' | 'named_target';

export type Slots = Readonly<Record<string, string>>;

/** The words for the nearest number. */
export function nearestOf(
  names: readonly (readonly [number: number, words: string])[],
  number: number,
): string {
  const nearest = names.reduce((best, one) =>
    Math.abs(one[0] - number) < Math.abs(best[0] - number) ? one : best,
  );
  return nearest[1];
}
