import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Reader } from '#domain/situation-map/intake/audience.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import type { Tension, TensionKind } from '#domain/situation-map/plan/tension.ts';
import {
  type WeekBasis,
  type WeekCase,
  weekCaseOf,
  type WeekEffect,
  weekEffects,
} from '#domain/situation-map/plan/week.ts';
import { phraseOf, phrasesOf } from './checks/natures-in.ts';
import { numbersOf, tokenOf } from './numbers.ts';

const readerWords: Readonly<Record<Reader, string>> = {
  leads: 'leads a team',
  colleagues: 'is employed, with a manager and colleagues and without a team',
  alone: 'is self-employed, with clients; no manager, no team',
  serves:
    'is employed and face to face with patients, guests, customers or pupils; a manager, colleagues, no team',
  remote: 'is employed and works from home; a manager, colleagues, no team',
  seeking: 'looks for work; no job, manager, team or clients',
  studying: 'studies; no job, manager, team or clients, and no search for work',
  pausing: 'is on a career break; no job, manager, team or clients, and no search for work',
  retired: 'is retired; no job, manager, team or clients, and no search for work',
  unknown: 'may or may not have a job; no manager, colleagues, team or clients are known of',
};

const weekWords: Readonly<Record<WeekCase, string>> = {
  mostly_costs: 'most of it takes energy, some gives it back',
  only_costs: 'it takes energy, and nothing in it gives any back',
  mixed: 'it gives energy and takes it, neither for the most part',
  mostly_gives: 'most of it gives energy, some takes it',
  only_gives: 'it gives energy, and nothing in it takes any',
  neutral: 'nothing in it gives energy or takes any',
  unknown: 'too little is known to describe it; say so, and leave it at that',
};

const effectWords: Readonly<Record<WeekEffect, string>> = {
  gives: 'gives energy',
  costs: 'takes energy',
  neither: 'neither gives nor takes energy',
};

const amountWords: Readonly<Record<WeekBasis, string>> = {
  hours: 'hours a week, such as “about … hours”',
  time: 'parts of the time, such as “about … fifths”',
  demand: 'parts of what the role asks for, such as “about … fifths”',
};

const tensionWords: Readonly<Record<TensionKind, (of: string, against: string) => string>> = {
  load_on_strength: (of) => `${of} suits the person, yet the load as a whole is too much: lighten it first`,
  leads_less: () => 'leads people, and wishes for a role with far less of that',
  wants_what_drains: (of) => `wishes for more of ${of}, which is what takes energy`,
  drops_strength: (of) => `wishes for less of ${of}, although it suits and does not drain`,
  far_role: () => 'the role wished for is far from the present one',
  cost_and_room: (of, against) =>
    `${of} takes much energy, while ${against} comes naturally and is hardly asked for`,
  cost_beside_strength: (of, against) =>
    `${of} takes energy, beside ${against}, which suits, in the same days`,
  strength_costs: (of) => `${of} is done well, and it takes energy`,
};

/** Facts about the reader of the report: their situation and what they want. */
export function readerFacts({ profile, intake }: ReportFacts): readonly string[] {
  const { counsel, energy, goals, contextFlags, roleBasis, language, preferenceSource, dataQuality } =
    profile;
  const { primary, moreOf, lessOf } = goals;
  const { workMode, stability } = intake.currentWorkSituation;
  return [
    `the person ${readerWords[counsel?.audience.reader ?? 'unknown']}`,
    ...(counsel?.audience.reader === 'leads' && counsel.audience.situation === 'alone'
      ? ['the business is their own: clients, no manager']
      : []),
    ...fact('trade', counsel?.trade),
    roleBasis === 'target' ? 'the role is the one they aim for' : 'the role is the one they have',
    ...fact('works', workMode),
    ...fact('the situation', stability),
    ...fact('conditions at work', contextFlags),
    ...fact('energy lately', energy.trend),
    ...fact('best hours', energy.peakTime),
    ...fact('takes energy, whatever the work', energy.drains),
    ...fact('gives energy, whatever the work', energy.sources),
    `goal: ${spaced([primary ?? 'none named'])}`,
    ...fact('wants more of', phrasesOf(moreOf, language)),
    ...fact('wants less of', phrasesOf(lessOf, language)),
    ...(preferenceSource === 'none'
      ? ['what comes naturally to them is not known: say nothing on talent']
      : []),
    `how sure all this is: ${dataQuality.confidence}`,
  ];
}

/** Facts about the week, with the numbers that the model may use and the kind of work that each number is about. */
export function weekFacts(facts: ReportFacts): readonly string[] {
  const { week, language } = facts.profile;
  const numbers = numbersOf(facts);
  const offered = (name: string, what: string): readonly string[] =>
    numbers.has(name) ? [`${what}: ${tokenOf(name)}`] : [];
  const workThat = (effect: WeekEffect): string => {
    const shares = (week?.shares ?? []).filter((share) => share.effect === effect);
    return phrasesOf(
      shares.map(({ nature }) => nature),
      language,
    );
  };
  return [
    `as a whole: ${weekWords[weekCaseOf(week)]}`,
    ...weekEffects.flatMap((effect) =>
      offered(`week.${effect}`, `what ${effectWords[effect]}, with ${workThat(effect)}`),
    ),
    ...offered('week.total', 'the whole week'),
    ...(week === null ? [] : [`the amounts are ${amountWords[week.basis]}`]),
    ...offered('people', 'the people that the person leads'),
  ];
}

/** The tension as a sentence for the model. */
export const tensionFact = ({ tension, language }: Profile): string =>
  tension === null ? 'nothing pulls' : sentenceAbout(tension, language);

const sentenceAbout = ({ kind, nature, other }: Tension, language: Profile['language']): string => {
  const phrase = (one: Nature | null) => (one === null ? '' : phraseOf(one, language));
  return tensionWords[kind](phrase(nature), phrase(other));
};

function fact(what: string, said: string | readonly string[] | null | undefined): readonly string[] {
  const words = typeof said === 'string' ? said : spaced(said ?? []);
  return words === '' ? [] : [`${what}: ${words.replaceAll('_', ' ')}`];
}

const spaced = (names: readonly string[]): string =>
  names.map((name) => name.replaceAll('_', ' ')).join(', ');
