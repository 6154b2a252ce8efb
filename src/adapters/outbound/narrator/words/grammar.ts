import type { Intelligence, Nature } from '../../../../domain/scoring/dimensions.ts';

/** How one language puts things into the sentences of a report. */
export interface Grammar {
  /** The placeholders of a nature, such as `nature` and `de nature`, by the name that stands for it. */
  readonly nature: (name: string, nature: Nature) => Slots;
  /** Up to three natures as a list. */
  readonly natures: (natures: readonly Nature[]) => string;
  readonly intelligence: (intelligence: Intelligence) => string;
  /** The placeholders of the role: the present one, or one that is only aimed for. */
  readonly role: (isTarget: boolean) => Slots;
  /** "about forty hours"; of 0 to 168. */
  readonly aboutHours: (hours: number) => string;
  /** "fifty-one hours" */
  readonly hours: (hours: number) => string;
  /** "about four fifths", of 0 to 10 tenths. */
  readonly part: (tenths: number) => string;
  readonly people: (count: number) => string;
  readonly quoted: (words: string) => string;
  /** "Your goal: …" */
  readonly goal: (phrase: string) => string;
  /** "The same is true of …" */
  readonly alike: (natures: readonly Nature[]) => string;
}

export type Slots = Readonly<Record<string, string>>;
