import type { Phrase } from '../model/rule.ts';
import { wordsIn } from './word-lists.ts';

/** The forms of a verb, or of a phrase that begins with a verb: `take`, `takes`, `took`, `taken`, `taking`. */
interface VerbForms {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

const irregular: Readonly<Record<string, readonly [past: string, participle: string]>> = {
  arise: ['arose', 'arisen'],
  be: ['was', 'been'],
  bear: ['bore', 'borne'],
  beat: ['beat', 'beaten'],
  become: ['became', 'become'],
  begin: ['began', 'begun'],
  bite: ['bit', 'bitten'],
  bring: ['brought', 'brought'],
  build: ['built', 'built'],
  burst: ['burst', 'burst'],
  buy: ['bought', 'bought'],
  catch: ['caught', 'caught'],
  choose: ['chose', 'chosen'],
  come: ['came', 'come'],
  cost: ['cost', 'cost'],
  cut: ['cut', 'cut'],
  do: ['did', 'done'],
  draw: ['drew', 'drawn'],
  drive: ['drove', 'driven'],
  fall: ['fell', 'fallen'],
  feel: ['felt', 'felt'],
  find: ['found', 'found'],
  fly: ['flew', 'flown'],
  get: ['got', 'got'],
  give: ['gave', 'given'],
  go: ['went', 'gone'],
  have: ['had', 'had'],
  hide: ['hid', 'hidden'],
  hit: ['hit', 'hit'],
  hold: ['held', 'held'],
  keep: ['kept', 'kept'],
  know: ['knew', 'known'],
  lay: ['laid', 'laid'],
  lead: ['led', 'led'],
  leave: ['left', 'left'],
  lend: ['lent', 'lent'],
  let: ['let', 'let'],
  lose: ['lost', 'lost'],
  make: ['made', 'made'],
  mean: ['meant', 'meant'],
  meet: ['met', 'met'],
  pay: ['paid', 'paid'],
  put: ['put', 'put'],
  read: ['read', 'read'],
  ring: ['rang', 'rung'],
  rise: ['rose', 'risen'],
  run: ['ran', 'run'],
  say: ['said', 'said'],
  see: ['saw', 'seen'],
  sell: ['sold', 'sold'],
  send: ['sent', 'sent'],
  set: ['set', 'set'],
  shoot: ['shot', 'shot'],
  show: ['showed', 'shown'],
  sit: ['sat', 'sat'],
  sleep: ['slept', 'slept'],
  speak: ['spoke', 'spoken'],
  spend: ['spent', 'spent'],
  stand: ['stood', 'stood'],
  stick: ['stuck', 'stuck'],
  sweep: ['swept', 'swept'],
  take: ['took', 'taken'],
  teach: ['taught', 'taught'],
  tell: ['told', 'told'],
  think: ['thought', 'thought'],
  throw: ['threw', 'thrown'],
  undergo: ['underwent', 'undergone'],
  understand: ['understood', 'understood'],
  undertake: ['undertook', 'undertaken'],
  win: ['won', 'won'],
  withstand: ['withstood', 'withstood'],
  write: ['wrote', 'written'],
};

/** Verbs that double their last consonant. */
const doubling = new Set(
  wordsIn(`
  begin cut drop get hit let map nip plan put run set sit stop win step trim transfer ship wrap rip defer
  refer
`),
);

const stemOf = (verb: string): string =>
  doubling.has(verb) ? verb + verb.slice(-1) : verb.replace(/e$/, '');

const endsInConsonantAndY = (verb: string): boolean => /[^aeiou]y$/.test(verb);

const thirdOf = (verb: string): string => {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (endsInConsonantAndY(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

const regularPastOf = (verb: string): string =>
  endsInConsonantAndY(verb) ? `${verb.slice(0, -1)}ied` : `${stemOf(verb)}ed`;

const ingOf = (verb: string): string => {
  if (/^[a-z]ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  return /(ee|oe|^be)$/.test(verb) ? `${verb}ing` : `${stemOf(verb)}ing`;
};

/** In a phrase, the first word is inflected. */
export const formsOf = (phrase: string): VerbForms => {
  const [verb = '', ...others] = phrase.split(' ');
  const [past, participle] = irregular[verb] ?? [regularPastOf(verb), regularPastOf(verb)];
  const withRest = (form: string) => [form, ...others].join(' ');
  return {
    base: phrase,
    third: withRest(thirdOf(verb)),
    past: withRest(past),
    participle: withRest(participle),
    ing: withRest(ingOf(verb)),
  };
};

const formNames = ['base', 'third', 'past', 'participle', 'ing'] as const satisfies (keyof VerbForms)[];

/**
 * The phrase in all its forms, each with the same form of its replacements. If one form stands for two, as `commenced`
 * for `began` and `begun`, both are offered and neither is safe.
 */
export const inflected = (phrase: Phrase): Phrase[] => {
  const matches = formsOf(phrase.match);
  const replacements = (phrase.replace ?? []).map(formsOf);
  const byMatch = new Map<string, string[][]>();
  for (const name of formNames) {
    const replace = replacements.map((replacement) => replacement[name]);
    const known = byMatch.get(matches[name]);
    if (known === undefined) byMatch.set(matches[name], [replace]);
    else known.push(replace);
  }
  return Array.from(byMatch, ([match, choices]) => inOneForm(phrase, match, choices));
};

const inOneForm = (
  { isSafe, ...phrase }: Phrase,
  match: string,
  choices: readonly (readonly string[])[],
): Phrase => {
  const isCertain = new Set(choices.map(([best]) => best)).size === 1;
  return {
    ...phrase,
    match,
    ...(phrase.replace && { replace: [...new Set(choices.flat())].slice(0, 5) }),
    ...(isSafe && isCertain && { isSafe }),
  };
};
