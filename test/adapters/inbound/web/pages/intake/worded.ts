import type { Intake } from '#adapters/inbound/web/pages/intake/answers.ts';
import { natures } from '#adapters/inbound/web/pages/intake/questions.ts';
import type { Worded } from '#adapters/inbound/web/pages/intake/words.ts';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import { textsOf } from '#test/support/browser/texts.ts';

/** An intake with the texts for it. */
export const worded = (intake: Intake, language: 'en' | 'fr' = 'en'): Worded => ({
  intake,
  texts: textsOf('intake', language),
  natureNames: Object.fromEntries(natures.map((nature) => [nature, dimensionName(nature, language)])),
});
