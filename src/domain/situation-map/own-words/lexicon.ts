export const themes = [
  'hands',
  'paperwork',
  'free_time',
  'health',
  'family',
  'clients',
  'teaching',
  'team',
  'learning',
  'money',
  'job',
  'own_business',
  'lasting',
  'quiet',
  'recognition',
  'writing',
  'outdoors',
  'freedom',
  'meaning',
  'certainty',
  'leading',
  'ideas',
] as const;
/** What people wish for when they describe a good outcome. */
export type Theme = (typeof themes)[number];

/** The words for each theme. */
export type Lexicon = Readonly<Record<Theme, RegExp>>;

/** Matches any of these words or phrases; `*` stands for the rest of a word. */
export const anyOf = (...phrases: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${phrases.join('|').replaceAll('*', '\\p{L}*')})(?!\\p{L})`, 'u');
