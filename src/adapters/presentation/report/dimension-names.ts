import type { Language } from '#domain/language.ts';
import type { Dimension } from '#domain/scoring/dimensions.ts';

/** Natures are verbs, and intelligences are adjectives of the word "intelligence". */
const french: Readonly<Record<Dimension, string>> = {
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
};

/** The names of the domain are the English ones. */
const names: Readonly<Record<Language, (dimension: Dimension) => string>> = {
  en: (dimension) => dimension,
  fr: (dimension) => french[dimension],
};

/** The name of a nature or an intelligence in reports. */
export const dimensionName = (dimension: Dimension, language: Language): string => names[language](dimension);
