import type { Language } from '#domain/language.ts';
import type { Measure } from '#domain/situation-map/profile.ts';
import { dimensionName } from './dimension-names.ts';
import { english } from './english-texts.ts';
import type { FixedTexts } from './fixed-texts.ts';
import { french } from './french-texts.ts';
import { plain, signed } from './sections/numbers.ts';
import { typeset } from '../typeset.ts';

export const fixedTexts = { en: english, fr: french } as const satisfies Readonly<
  Record<Language, FixedTexts>
>;

/** How to notice that an action of the first method's plan worked; empty if the plan itself says so. */
export const measureText = (measure: Measure, language: Language): string =>
  typeset(wordingOf(measure, language), language);

function wordingOf(measure: Measure, language: Language): string {
  const { measures } = fixedTexts[language].firstEdition;
  switch (measure.kind) {
    case 'sign':
      return '';
    case 'energy_at_least':
      return measures[measure.kind](signed(measure.target), dimensionName(measure.nature, language));
    case 'demand_at_most':
    case 'demand_at_least':
      return measures[measure.kind](plain(measure.level), dimensionName(measure.nature, language));
    case 'overall_energy_at_least':
      return measures[measure.kind](plain(measure.level));
    case 'days_noted':
      return measures[measure.kind](plain(measure.days));
    case 'decision_made':
    case 'new_map':
      return measures[measure.kind];
  }
}
