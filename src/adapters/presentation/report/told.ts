import type { Language } from '../../../domain/language.ts';
import type { Dimension } from '../../../domain/scoring/dimensions.ts';
import type { Intake } from '../../../domain/situation-map/intake.ts';
import type { Narrative } from '../../../domain/situation-map/narrative.ts';
import type { Profile } from '../../../domain/situation-map/profile.ts';
import { longDay } from '../long-day.ts';
import { dimensionName } from './dimension-names.ts';
import type { FixedTexts } from './fixed-texts.ts';
import type { Block, ReportSection } from './report-document.ts';
import { fixedTexts } from './report-texts.ts';

/** What a report tells of. */
export interface ReportSource {
  readonly profile: Profile;
  readonly intake: Intake;
  readonly narrative: Narrative;
  /** About an invented person. */
  readonly isSample?: true;
}

/** A source with the words of its language. */
export interface Told<Sections = Narrative['sections']> extends ReportSource {
  readonly language: Language;
  readonly texts: FixedTexts;
  readonly sections: Sections;
  readonly nameOf: (dimension: Dimension) => string;
  /** A day written out. */
  readonly dayOf: (day: string) => string;
}

/** One part of a report, or the several of one kind; none where it has nothing to say. */
export type Chapter<Sections> = (told: Told<Sections>) => readonly ReportSection[];

export const tell = (source: ReportSource): Told => {
  const { language } = source.profile;
  return {
    ...source,
    language,
    texts: fixedTexts[language],
    sections: source.narrative.sections,
    nameOf: (dimension) => dimensionName(dimension, language),
    dayOf: (day) => longDay(day, language),
  };
};

export const paragraphs = (texts: readonly string[]): readonly Block[] =>
  texts.filter((text) => text !== '').map((text) => ({ kind: 'paragraph', text }));

export const subheading = (text: string): Block => ({ kind: 'subheading', text });

/** A block of a list, or nothing where the list is empty. */
export const unlessEmpty = <Item>(
  items: readonly Item[],
  block: (items: readonly Item[]) => Block,
): readonly Block[] => (items.length === 0 ? [] : [block(items)]);
