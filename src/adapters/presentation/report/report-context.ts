import type { Language } from '#domain/language.ts';
import type { Dimension } from '#domain/scoring/dimensions.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { longDay } from '../long-day.ts';
import { dimensionName } from './dimension-names.ts';
import type { FixedTexts } from './fixed-texts.ts';
import type { Block, ReportSection } from './report-document.ts';
import { fixedTexts } from './report-texts.ts';

/** The input of a report. */
export interface ReportSource {
  readonly profile: Profile;
  readonly intake: Intake;
  readonly narrative: Narrative;
  /** The person is invented. */
  readonly isSample?: true;
}

/** A source with the texts and names of its language. */
export interface ReportContext<Sections = Narrative['sections']> extends ReportSource {
  readonly language: Language;
  readonly texts: FixedTexts;
  readonly sections: Sections;
  readonly nameOf: (dimension: Dimension) => string;
  /** A day written in full. */
  readonly dayOf: (day: string) => string;
}

/** Makes one section or several of one kind; none if it has nothing to say. */
export type Chapter<Sections> = (context: ReportContext<Sections>) => readonly ReportSection[];

export const contextOf = (source: ReportSource): ReportContext => {
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

/** A block with a list, or nothing if the list is empty. */
export const unlessEmpty = <Item>(
  items: readonly Item[],
  block: (items: readonly Item[]) => Block,
): readonly Block[] => (items.length === 0 ? [] : [block(items)]);
