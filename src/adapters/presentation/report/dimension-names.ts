import type { Language } from '#domain/language.ts';
import type { Dimension } from '#domain/scoring/dimensions.ts';

/** In French, natures are verbs, and intelligences are adjectives of the word "intelligence". */
const french = {
  Creating: 'Créer',
  Innovating: 'Innover',
  Performing: 'Prendre la parole',
  Advising: 'Conseiller',
  Organizing: 'Organiser',
  Providing: 'Prendre soin',
  Adapting: 'S’adapter',
  Analyzing: 'Analyser',
  Leading: 'Diriger',
  Linguistic: 'Linguistique',
  Logical: 'Logique',
  Spatial: 'Spatiale',
  Musical: 'Musicale',
  Bodily: 'Corporelle',
  Naturalist: 'Naturaliste',
  Interpersonal: 'Interpersonnelle',
  Intrapersonal: 'Intrapersonnelle',
  Existential: 'Existentielle',
  Spiritual: 'Spirituelle',
} as const satisfies Readonly<Record<Dimension, string>>;

/** The name of a nature or an intelligence in reports. */
export const dimensionName = (dimension: Dimension, language: Language): string =>
  language === 'fr' ? french[dimension] : dimension;
