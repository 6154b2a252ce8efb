import type { Book } from '../../../domain/catalog/book.ts';
import type { Language } from '../../../domain/language.ts';
import type { Dimension } from '../../../domain/scoring/dimensions.ts';
import type { Intake } from '../../../domain/situation-map/intake.ts';
import type { Narrative } from '../../../domain/situation-map/narrative.ts';
import type { Profile } from '../../../domain/situation-map/profile.ts';
import { dimensionName } from './dimension-names.ts';
import type { FixedTexts } from './fixed-texts.ts';
import type { Block, ReportSection } from './report-document.ts';
import { fixedTexts } from './report-texts.ts';

/** What a report tells of. */
export interface ReportSource {
  readonly profile: Profile;
  readonly intake: Intake;
  readonly narrative: Narrative;
  /** The books that the profile may name. */
  readonly shelf: readonly Book[];
}

/** A source with the words of its language. */
export interface Told extends ReportSource {
  readonly language: Language;
  readonly texts: FixedTexts;
  readonly nameOf: (dimension: Dimension) => string;
  readonly bookAddress: (book: Book) => string;
}

/** One part of a report; absent where it has nothing to say. */
export type Chapter = (told: Told) => ReportSection | undefined;

export const tell = (source: ReportSource, bookAddress: Told['bookAddress']): Told => {
  const { language } = source.profile;
  return {
    ...source,
    language,
    texts: fixedTexts[language],
    nameOf: (dimension) => dimensionName(dimension, language),
    bookAddress,
  };
};

/** Nothing for a text that is empty. */
export const paragraph = (text: string): readonly Block[] =>
  text === '' ? [] : [{ kind: 'paragraph', text }];

export const subheading = (text: string): Block => ({ kind: 'subheading', text });

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A block of a list, or nothing where the list is empty. */
export const unlessEmpty = <Item>(
  items: readonly Item[],
  block: (items: readonly Item[]) => Block,
): readonly Block[] => (items.length === 0 ? [] : [block(items)]);
