/**
 * The nine Natures in canonical order. This is the order of every list, and it decides between equal scores in every
 * ranking.
 */
export const natures = [
  'Creating',
  'Innovating',
  'Performing',
  'Advising',
  'Organizing',
  'Providing',
  'Adapting',
  'Analyzing',
  'Leading',
] as const;
export type Nature = (typeof natures)[number];

/** The ten Intelligences in canonical order. They describe what a person is drawn to, not what they can do. */
export const intelligences = [
  'Linguistic',
  'Logical',
  'Spatial',
  'Musical',
  'Bodily',
  'Naturalist',
  'Interpersonal',
  'Intrapersonal',
  'Existential',
  'Spiritual',
] as const;
export type Intelligence = (typeof intelligences)[number];

export type Dimension = Nature | Intelligence;
export const dimensions = [...natures, ...intelligences] as const satisfies readonly Dimension[];

/** The two families. Only members of the same family are compared with each other. */
export type Family = 'nature' | 'intelligence';

const natureNames: ReadonlySet<string> = new Set(natures);

export const isNature = (name: Dimension): name is Nature => natureNames.has(name);
export const familyOf = (name: Dimension): Family => (isNature(name) ? 'nature' : 'intelligence');
