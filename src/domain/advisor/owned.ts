import type { Language } from '../language.ts';
import type { Recommendation } from './advice.ts';
import type { ProductId, ProductTexts } from './product.ts';

/** What the person who asks has already. Nothing is known of somebody who is not logged in. */
export interface Owned {
  readonly result: boolean;
  readonly map: boolean;
}

export const nothingOwned: Owned = { result: false, map: false };

type OwnedTexts = Pick<ProductTexts, 'reason' | 'integrationPath'>;

const result: Readonly<Record<Language, OwnedTexts>> = {
  en: {
    reason:
      'You have your result: it shows what comes naturally to you, and how clearly. You can take the assessment again at any time; the results are then compared.',
    integrationPath:
      'GET /assessments/latest returns the result. To take the assessment again, send all 76 answers to POST /assessments/submit.',
  },
  fr: {
    reason:
      'Vous avez votre résultat : il montre ce qui vous est naturel, et avec quelle netteté. Vous pouvez refaire l’évaluation à tout moment ; les résultats sont alors comparés.',
    integrationPath:
      'GET /assessments/latest donne le résultat. Pour refaire l’évaluation, envoyez les 76 réponses à POST /assessments/submit.',
  },
};

const map: Readonly<Record<Language, OwnedTexts>> = {
  en: {
    reason:
      'You have bought it: look at what your plan names next. When something has changed at work, make a new map. That costs nothing more.',
    integrationPath:
      'GET /map lists the maps, and GET /map/:id returns one with its report. For a new map, send the questionnaire to POST /map/intake.',
  },
  fr: {
    reason:
      'Vous l’avez achetée : regardez ce que votre plan prévoit maintenant. Quand quelque chose a changé au travail, faites une nouvelle carte. Elle ne coûte rien de plus.',
    integrationPath:
      'GET /map énumère les cartes, et GET /map/:id en donne une avec son rapport. Pour une nouvelle carte, envoyez le questionnaire à POST /map/intake.',
  },
};

/** Words about something that the person has; `undefined` if they do not have it. */
export function textsOfOwned(product: ProductId, owned: Owned, language: Language): OwnedTexts | undefined {
  if (product === 'free-assessment' && owned.result) return result[language];
  return product === 'situation-map' && owned.map ? map[language] : undefined;
}

/** A result that the person has is named only if nothing else fits. */
export const withoutOwnResult = (
  recommendations: readonly Recommendation[],
  owned: Owned,
): readonly Recommendation[] =>
  owned.result && recommendations.length > 1
    ? recommendations.filter(({ product }) => product !== 'free-assessment')
    : recommendations;
