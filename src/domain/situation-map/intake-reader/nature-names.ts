import { type Nature, natures } from '../../scoring/dimensions.ts';

const byName: ReadonlyMap<string, Nature> = new Map<string, Nature>([
  ...natures.map((nature) => [nature.toLowerCase(), nature] as const),
  ['organising', 'Organizing'],
  ['analysing', 'Analyzing'],
]);

/** In any case, in British spelling too, and with white space around it. */
export const natureNamed = (name: string): Nature | undefined => byName.get(name.trim().toLowerCase());
