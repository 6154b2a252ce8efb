import type { Language } from '../../../../domain/language.ts';
import { type Nature, natures } from '../../../../domain/scoring/dimensions.ts';
import { mentionsIn } from './natures-in.ts';
import { anyWord, plainly, sentencesIn, tokenPattern, withoutTokens } from './prose.ts';
import type { CheckContext, TextScope } from './scope.ts';

type Words = Readonly<Record<Language, RegExp>>;

/** The words of which one has to stand in the sentence of a number, by what it measures. */
const labels: Readonly<Record<string, Words>> = {
  preference: {
    en: anyWord([
      'prefer\\p{L}*',
      'natural\\p{L}*',
      'inclin\\p{L}*',
      'drawn',
      'lean\\p{L}*',
      'you bring',
      'taste',
    ]),
    fr: anyWord([
      'préf\\p{L}*',
      'naturel\\p{L}*',
      'inclin\\p{L}*',
      'pench\\p{L}*',
      'goûts?',
      'attir\\p{L}*',
      'vous apportez',
    ]),
  },
  demand: {
    en: anyWord([
      'ask\\p{L}*',
      'demand\\p{L}*',
      'requir\\p{L}*',
      'calls?',
      'needs?',
      'wants?',
      'roles?',
      'jobs?',
      'work',
    ]),
    fr: anyWord([
      'demand\\p{L}*',
      'exig\\p{L}*',
      'requ\\p{L}+',
      'réclam\\p{L}*',
      'sollicit\\p{L}*',
      'attend\\p{L}*',
      'rôles?',
      'postes?',
      'travail',
    ]),
  },
  'alignment.overall': {
    en: anyWord(['align\\p{L}*', 'overlap\\p{L}*', 'fits?', 'match\\p{L}*', 'agree\\p{L}*']),
    fr: anyWord([
      'align\\p{L}*',
      'recouvr\\p{L}*',
      'recoup\\p{L}*',
      'correspond\\p{L}*',
      'adéquation',
      'accord\\p{L}*',
      'concord\\p{L}*',
    ]),
  },
  'energy.gain': {
    en: anyWord(['gains?', 'giv\\p{L}*', 'return\\p{L}*', 'bring\\p{L}*']),
    fr: anyWord(['gains?', 'donn\\p{L}*', 'apport\\p{L}*', 'rend\\p{L}*']),
  },
  'energy.drain': {
    en: anyWord(['drain\\p{L}*', 'tak\\p{L}*', 'cost\\p{L}*', 'consum\\p{L}*']),
    fr: anyWord([
      'coût\\p{L}*',
      'pren\\p{L}*',
      'prél\\p{L}*',
      'épuis\\p{L}*',
      'consomm\\p{L}*',
      'pert\\p{L}*',
    ]),
  },
  'energy.balance': {
    en: anyWord(['balance\\p{L}*', 'net']),
    fr: anyWord(['soldes?', 'bilans?', 'équilibre']),
  },
  'goal.support': {
    en: anyWord([
      'prefer\\p{L}*',
      'natural\\p{L}*',
      'support\\p{L}*',
      'more of',
      'wish\\p{L}*',
      'goals?',
      'want\\p{L}*',
    ]),
    fr: anyWord([
      'préf\\p{L}*',
      'naturel\\p{L}*',
      'souten\\p{L}*',
      'soutien\\p{L}*',
      'davantage',
      'plus de',
      'souhait\\p{L}*',
      'objectifs?',
      'voul\\p{L}*',
    ]),
  },
};

/** Words that say one measure and no other: a number that stands beside them is read as that one. */
const claims = {
  preference: {
    en: anyWord(['prefer\\p{L}*', 'natural\\p{L}*', 'inclin\\p{L}*', 'lean\\p{L}*']),
    fr: anyWord(['préf\\p{L}*', 'naturel\\p{L}*', 'inclin\\p{L}*', 'pench\\p{L}*']),
  },
  demand: {
    en: anyWord(['ask\\p{L}*', 'demand\\p{L}*', 'requir\\p{L}*', 'calls? for']),
    fr: anyWord(['demand\\p{L}*', 'exig\\p{L}*', 'requ\\p{L}+', 'réclam\\p{L}*']),
  },
  gain: {
    en: anyWord(['gains?', 'giv\\p{L}*', 'return\\p{L}*']),
    fr: anyWord(['gains?', 'donn\\p{L}*', 'apport\\p{L}*']),
  },
  drain: {
    en: anyWord(['drain\\p{L}*', 'tak\\p{L}*', 'cost\\p{L}*']),
    fr: anyWord(['coût\\p{L}*', 'pren(?!dre soin)\\p{L}*', 'épuis\\p{L}*']),
  },
  balance: {
    en: anyWord(['balance\\p{L}*']),
    fr: anyWord(['soldes?', 'bilans?']),
  },
  alignment: {
    en: anyWord(['align\\p{L}*', 'overlap\\p{L}*']),
    fr: anyWord(['align\\p{L}*', 'recouvr\\p{L}*', 'recoup\\p{L}*', 'accord']),
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What each number could be mistaken for. */
const rivals: Readonly<Record<string, readonly (keyof typeof claims)[]>> = {
  preference: ['demand', 'balance', 'alignment'],
  demand: ['preference', 'balance', 'alignment'],
  'alignment.overall': ['balance'],
  'energy.gain': ['drain', 'balance', 'alignment'],
  'energy.drain': ['gain', 'balance', 'alignment'],
  'energy.balance': ['gain', 'drain', 'alignment'],
  'goal.support': ['demand', 'balance', 'alignment'],
};

/** Where one number's words end and another's begin. */
const borders =
  /\{\{[^{}]*\}\}|[;:(),–—]|(?<!\p{L})(?:and|while|whereas|but|yet|et|tandis que?|alors que?|mais)(?!\p{L})/gu;

const isNatureName = (name: string): name is Nature => natures.some((nature) => nature === name);

/** Whether a number stands where it would be read as another one, or where nothing says what it measures. */
export const misplacedTokens = (text: string, scope: TextScope, { language }: CheckContext): boolean =>
  sentencesIn(text)
    .map(plainly)
    .some((sentence) =>
      [...sentence.matchAll(tokenPattern)].some(({ index, 0: { length }, 1: name = '' }) => {
        const around = { sentence, start: index, end: index + length };
        return !isLabelled(name, around, language) || !isOfNamedNature(name, around, language, scope.subject);
      }),
    );

/** A number in its sentence. */
interface Around {
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
}

function isLabelled(name: string, around: Around, language: Language): boolean {
  const [owner = '', part = ''] = name.split('.');
  const measure = isNatureName(owner) ? part : name;
  const label = labels[measure]?.[language];
  if (label === undefined) return true;
  const others = (rivals[measure] ?? []).map((rival) => claims[rival][language]);
  const nearest = nearestOf(around, (text) => [
    ...placesOf(label, text).map((at) => ({ at, isOwn: true })),
    ...others.flatMap((other) => placesOf(other, text)).map((at) => ({ at, isOwn: false })),
  ]);
  return (
    nearest.some(({ isOwn }) => isOwn) ||
    (nearest.length === 0 && withoutTokens(around.sentence).search(label) !== -1)
  );
}

function isOfNamedNature(name: string, around: Around, language: Language, subject: Nature | null): boolean {
  const [owner = ''] = name.split('.');
  if (!isNatureName(owner)) return true;
  const nearest = nearestOf(around, (text) =>
    mentionsIn(text, language).map(({ nature, start }) => ({ at: start, nature })),
  );
  if (nearest.length > 0) return nearest.some(({ nature }) => nature === owner);
  return owner === subject || mentionsIn(around.sentence, language).some(({ nature }) => nature === owner);
}

interface Found {
  readonly at: number;
}

/** In the number's own clause the last before it, else the first after it; else the last of what the sentence said before. */
function nearestOf<Thing extends Found>(
  { sentence, start, end }: Around,
  find: (text: string) => readonly Thing[],
): readonly Thing[] {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const clauseStart = [...before.matchAll(borders)].at(-1)?.index ?? 0;
  const clauseEnd = [...after.matchAll(borders)][0]?.index ?? after.length;
  const own = lastOf(find(withoutTokens(before.slice(clauseStart))));
  if (own.length > 0) return own;
  const next = firstOf(find(after.slice(0, clauseEnd)));
  return next.length > 0 ? next : lastOf(find(withoutTokens(before)));
}

const lastOf = <Thing extends Found>(found: readonly Thing[]): readonly Thing[] =>
  found.filter(({ at }) => at === Math.max(...found.map((one) => one.at)));

const firstOf = <Thing extends Found>(found: readonly Thing[]): readonly Thing[] =>
  found.filter(({ at }) => at === Math.min(...found.map((one) => one.at)));

const placesOf = (pattern: RegExp, text: string): readonly number[] =>
  [...text.matchAll(pattern)].map(({ index }) => index);
