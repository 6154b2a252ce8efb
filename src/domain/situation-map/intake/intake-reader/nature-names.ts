import { type Nature, natures } from '#domain/scoring/dimensions.ts';

const byName: ReadonlyMap<string, Nature> = new Map<string, Nature>([
  ...natures.map((nature) => [nature.toLowerCase(), nature] as const),
  ['organising', 'Organizing'],
  ['analysing', 'Analyzing'],
]);

/** Accepts any case, British spelling, and white space around the name. */
export const natureNamed = (name: string): Nature | undefined => byName.get(name.trim().toLowerCase());
