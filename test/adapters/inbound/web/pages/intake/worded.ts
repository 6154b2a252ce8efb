import type { Intake } from '../../../../../../src/adapters/inbound/web/pages/intake/answers.ts';
import { natures } from '../../../../../../src/adapters/inbound/web/pages/intake/questions.ts';
import type { Worded } from '../../../../../../src/adapters/inbound/web/pages/intake/words.ts';
import { dimensionName } from '../../../../../../src/adapters/presentation/report/dimension-names.ts';
import { textsOf } from '../../../../../support/browser-texts.ts';

/** An intake with the texts for it. */
export const worded = (intake: Intake, language: 'en' | 'fr' = 'en'): Worded => ({
  intake,
  texts: textsOf('intake', language),
  natureNames: Object.fromEntries(natures.map((nature) => [nature, dimensionName(nature, language)])),
});
