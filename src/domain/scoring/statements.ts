import type { Language } from '../language.ts';
import type { Dimension } from './dimensions.ts';

/**
 * The four angles of every dimension, which make scores comparable: I enjoy it, I do it by habit, it comes easily, and
 * others come to me for it or I need it (in the first bank: or I miss it).
 */
export const facets = ['enjoyment', 'habit', 'ease', 'pull'] as const;
export type Facet = (typeof facets)[number];

/**
 * The statements that people rate: original wording, all keyed positively. The French is written for French readers and
 * avoids words that agree with the gender of "je".
 */
export type Statements = Readonly<
  Record<Dimension, Readonly<Record<Facet, Readonly<Record<Language, string>>>>>
>;
