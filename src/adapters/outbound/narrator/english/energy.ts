import type { FeltNature, Findings, RhythmFacts, TagFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { peakPhrases, plurals, recoveryPhrase, tagNames, trendPhrases } from './tags.ts';
import { capital, charge, fit, list, mainstay, num, role, signed, titledRole } from './words.ts';

export const energy: Phrasebook['energy'] = {
  balance: {
    giving: [
      ({ findings, gain, drain, balance }) =>
        `${capital(titledRole(findings))} gives ${gain} points of energy and takes ${drain}, which leaves you ` +
        `${signed(balance)} to the good.`,
      ({ findings, gain, balance, drain }) =>
        `Your account with ${role(findings)} is in credit: ${gain} points come in, ${drain} go out, and ` +
        `${signed(balance)} is left to build on, with ${mainstay(findings)} to begin with.`,
    ],
    even: [
      ({ findings, gain, drain, balance }) =>
        `${capital(titledRole(findings))} gives about as much as it takes, ${gain} points against ${drain}, a balance of ` +
        `${signed(balance)}.`,
      ({ findings, gain, drain, balance }) =>
        `Energy comes and goes in near equal parts in ${role(findings)}: ${gain} in, ${drain} out, ${signed(balance)} ` +
        `left over.`,
    ],
    draining: [
      ({ findings, gain, drain, balance }) =>
        `${capital(titledRole(findings))} takes ${drain} points of energy and gives ${gain}, a balance of ` +
        `${signed(balance)} that has to be made up elsewhere.`,
      ({ findings, gain, drain, balance }) =>
        `At ${drain} points out and ${gain} in, ${role(findings)} is living partly on your reserves ` +
        `(${signed(balance)}).`,
    ],
    unknown: [
      (findings) =>
        `Your ratings do not yet allow a balance of energy for ${titledRole(findings)}; a week of short notes on ` +
        `what fills and what empties you would be a good start${aim(findings)}.`,
      (findings) =>
        `What ${titledRole(findings)} does to your energy cannot be put into a figure from these answers; what you ` +
        `noticed in the past days still counts${aim(findings)}.`,
    ],
  },
  extremes: {
    both: [
      ({ subject, counterpart }) =>
        `What fills you is above all ${felt(subject)}; what empties you most is ${felt(counterpart)}.`,
      ({ subject, counterpart, findings }) =>
        `Between ${felt(subject)} and ${felt(counterpart)} lies the difference between a good day and a long one ` +
        `in ${role(findings)}.`,
    ],
    giver: [
      ({ subject, findings }) =>
        `The main source is ${subject.nature} (${signed(subject.energy)}), and none of the nine that you rated in ` +
        `${titledRole(findings)} drains you.`,
      ({ subject, findings }) =>
        `You draw most from ${subject.nature} at ${signed(subject.energy)}, and nothing behind the ${charge(findings)} ` +
        `pulls the other way.`,
    ],
    taker: [
      ({ subject, findings }) =>
        `Most of it goes into ${subject.nature} (${signed(subject.energy)}), and none of the nine that you rated in ` +
        `${titledRole(findings)} fills you up again.`,
      ({ subject, findings }) =>
        `The largest outflow is ${subject.nature} at ${signed(subject.energy)}; behind the ${charge(findings)} a source on ` +
        `the other side has yet to be found.`,
    ],
  },
  tags: {
    both: [
      ({ drains, sources }) =>
        `You say yourself that ${named(sources)} ${lift(sources)} you and ${named(drains)} ${wear(drains)} on you; a day ` +
        `can be built with that in mind.`,
      ({ drains, sources, findings }) =>
        `In your own account of ${role(findings)}, ${named(sources)} ${stand(sources)} on the giving side and ` +
        `${named(drains)} on the taking side.`,
    ],
    drains: [
      (facts) =>
        `Of the circumstances around ${titledRole(facts.findings)}, ${named(facts.drains)} ${wear(facts.drains)} on you, by ` +
        `your own account.`,
      (facts) =>
        `You name ${named(facts.drains)} as what drains you, which may matter as much as the tasks themselves in ` +
        `the ${fit(facts.findings)}.`,
    ],
    sources: [
      (facts) =>
        `Of the circumstances around ${titledRole(facts.findings)}, ${named(facts.sources)} ${lift(facts.sources)} you, by ` +
        `your own account.`,
      (facts) =>
        `You name ${named(facts.sources)} as what fills you, and the ${charge(facts.findings)} has a use for every ` +
        `such hour.`,
    ],
  },
  rhythm: {
    short: [
      (facts) => `${sentence(facts)}, which speaks for easing ${heaviest(facts)} before anything is added.`,
      (facts) => `${sentence(facts)}; so ease ${heaviest(facts)} before you add anything.`,
    ],
    mixed: [
      (facts) => `${sentence(facts)}, worth knowing when you place ${mainstay(facts.findings)} in the day.`,
      (facts) => `${sentence(facts)}; plan ${mainstay(facts.findings)} accordingly.`,
    ],
    good: [
      (facts) => `${sentence(facts)}, good ground for more of ${mainstay(facts.findings)}.`,
      (facts) => `${sentence(facts)}; that is something to build on for ${mainstay(facts.findings)}.`,
    ],
  },
};

const sentence = (facts: RhythmFacts): string => capital(rhythm(facts).join('; '));

/** What is known of a person's energy over time, as clauses. */
function rhythm({ overallLevel, trend, recovery, peakTime }: RhythmFacts): readonly string[] {
  return [
    ...levels(overallLevel, trend ?? null),
    ...(recovery === null ? [] : [recoveryPhrase(recovery)]),
    ...(peakTime ? [`your best hours come ${peakPhrases[peakTime]}`] : []),
  ];
}

function levels(level: number | null, trend: RhythmFacts['trend'] | null): readonly string[] {
  if (level === null) return trend ? [`your energy ${trendPhrases[trend]}`] : [];
  const recent = `you put your recent energy at ${num(level)}`;
  return trend ? [`${recent}, and it ${trendPhrases[trend]}`] : [recent];
}

const heaviest = ({ findings }: RhythmFacts): string => {
  const [risk] = findings.risks;
  return risk === undefined ? titledRole(findings) : `${risk.nature}, asked for at ${num(risk.demand)},`;
};

/** A nature with its energy and what is asked of it. */
const felt = ({ nature, energy: rating, demand }: FeltNature): string =>
  demand === null ? `${nature} (${signed(rating)})` : `${nature} (${signed(rating)} at ${num(demand)} asked)`;

const named = (tags: TagFacts['drains']): string => list(tags.map((tag) => tagNames[tag]));

const isPlural = ([first, ...rest]: TagFacts['drains']): boolean =>
  rest.length > 0 || (first !== undefined && pluralTags.has(first));

const pluralTags: ReadonlySet<string> = new Set(plurals);

const lift = (tags: TagFacts['drains']): string => (isPlural(tags) ? 'lift' : 'lifts');
const wear = (tags: TagFacts['drains']): string => (isPlural(tags) ? 'wear' : 'wears');
const stand = (tags: TagFacts['drains']): string => (isPlural(tags) ? 'stand' : 'stands');

function aim({ profile, roleTitle }: Findings): string {
  const giver = profile.topNature;
  if (giver !== null) return `, with ${giver} as the first thing to ask about`;
  return roleTitle === null ? '' : `, “${roleTitle}” included`;
}
