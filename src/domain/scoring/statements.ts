import type { Language } from '../language.ts';
import type { Dimension } from './dimensions.ts';

/**
 * The four angles from which every dimension is asked, so that scores compare like with like:
 * I enjoy it, I do it by habit, it comes easily, and others come to me for it or I need it (in the first bank: or I
 * miss it).
 */
export const facets = ['enjoyment', 'habit', 'ease', 'pull'] as const;
export type Facet = (typeof facets)[number];

/**
 * What a person reads and rates: original wording, all keyed positively.
 * The French is written for its own readers, with no word that agrees with the gender of "je".
 */
export type Statements = Readonly<
  Record<Dimension, Readonly<Record<Facet, Readonly<Record<Language, string>>>>>
>;
