import type { Findings, RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import {
  asks,
  capital,
  charge,
  does,
  easiestOf,
  fit,
  list,
  marked,
  namesOf,
  num,
  numbers,
  reasonFor,
  role,
  signed,
  standingOf,
  titledRole,
  usedOf,
} from './words.ts';

/** Those after the first, with what they come to. */
const others = (natures: readonly RatedNature[], numberOf: (nature: RatedNature) => string): string =>
  list(natures.slice(1).map((nature) => `${nature.nature} (${numberOf(nature)})`));

const demandOf = ({ demand }: RatedNature): string => `${num(demand)} asked`;

/** Where nothing of the kind was found, what there is all the same. */
function instead({ risks, levers, assets, ...findings }: Findings): string {
  const [listed] = [...risks, ...levers, ...assets];
  return listed === undefined ? `the ${charge({ risks, levers, assets, ...findings })}` : marked(listed);
}

export const assets: Phrasebook['assets'] = {
  one: [
    ({ findings, subject }) =>
      `What you bring and what ${role(findings)} ${asks(findings)} for meet firmly in ${subject.nature}, with ` +
      `${subject.preference} natural and ${subject.demand} asked.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} has a single load-bearing wall: ${subject.nature}, natural to you at ` +
      `${subject.preference} and wanted at ${subject.demand}.`,
  ],
  several: [
    ({ findings, subject }) =>
      `${subject.nature} carries most, with ${subject.preference} natural and ${subject.demand} asked, and ` +
      `${others(findings.assets, standingOf)} ${findings.assets.length > 2 ? 'stand' : 'stands'} beside it.`,
    ({ findings, subject }) =>
      `When ${titledRole(findings)} goes well, you will probably find ${namesOf(findings.assets)} at work, ` +
      `${subject.nature} first with ${subject.preference} beside a demand of ${subject.demand}.`,
    ({ findings }) =>
      `${namesOf(findings.assets)} ${does(findings, 'hold', 'hold')} up ${role(findings)}: you have them, at ` +
      `${numbers(findings.assets.map(({ preference }) => preference))}, and they are called for, at ` +
      `${numbers(findings.assets.map(({ demand }) => demand))}.`,
  ],
  remark: {
    giving: [
      ({ subject, findings }) =>
        `That ${subject.nature} also gives you energy, ${signed(subject.energy)} at ${subject.demand} asked and ` +
        `${subject.preference} natural, makes it worth more than the ${fit(findings)} tells, so do not let ` +
        `${atWork[subject.nature].doing} be taken for granted when time is short.`,
      ({ subject, findings }) =>
        `${subject.nature} repays the effort (${signed(subject.energy)}), so weeks full of ` +
        `${atWork[subject.nature].doing} should be those that lift the ${charge(findings)}.`,
    ],
    neutral: [
      ({ subject, findings }) =>
        `${subject.nature} does this without giving or taking energy (0), so it bears the ${fit(findings)} without ` +
        `refilling you.`,
      ({ subject, findings }) =>
        `At an energy of 0, ${atWork[subject.nature].doing} is ground to stand on in ${titledRole(findings)} rather than a ` +
        `place to rest.`,
    ],
  },
  empty: [
    (findings) =>
      `At present, no nature is natural to you, asked for and free of cost to a degree that would put it on this list. ` +
      `That says where ${titledRole(findings)} stands today, not what you are able to do.`,
    (findings) =>
      `Nothing that ${titledRole(findings)} asks for coincides firmly enough with what comes to you at no cost. ` +
      `Look at ${instead(findings)} instead, which tells you more.`,
  ],
  unknown: [
    (findings) =>
      `What carries you in ${titledRole(findings)} shows only when preferences, demands and energy stand side by ` +
      `side; once they do, the ${charge(findings)} will have names to it.`,
    (findings) =>
      `This list needs both sides, you and ${titledRole(findings)}; until then, notice which tasks need no run-up, ` +
      `and note them beside ${instead(findings)}.`,
  ],
};

export const levers: Phrasebook['levers'] = {
  one: [
    ({ findings, subject }) =>
      `One part of you is waiting beside the ${usedOf(findings)}: ${subject.nature} comes to you at ${subject.preference}, and ${role(findings)} ` +
      `${asks(findings)} for ${subject.demand}.`,
    ({ findings, subject }) =>
      `The unused room in ${titledRole(findings)} has a name, ${subject.nature}: ${subject.preference} on your side, ` +
      `${subject.demand} on the other.`,
  ],
  several: [
    ({ findings, subject }) =>
      `More is in you than ${titledRole(findings)} calls on: ${subject.nature} first, at ${subject.preference} against ` +
      `${subject.demand}, then ${others(findings.levers, standingOf)}.`,
    ({ findings, subject }) =>
      `${namesOf(findings.levers)} wait for work, beside the ${usedOf(findings)}; ${subject.nature} has the most to give, with ${subject.preference} ` +
      `natural and ${subject.demand} asked.`,
    ({ findings }) =>
      `The doors that stand ajar are ${namesOf(findings.levers)}: what comes to you lies at ` +
      `${numbers(findings.levers.map(({ preference }) => preference))}, what is asked at ` +
      `${numbers(findings.levers.map(({ demand }) => demand))}.`,
  ],
  remark: {
    giving: [
      ({ subject, findings }) =>
        `As ${subject.nature} gives you energy (${signed(subject.energy)} at ${subject.demand} asked), more of it ` +
        `would not simply be more work${beside(findings)}.`,
      ({ subject, findings }) =>
        `A larger place for ${atWork[subject.nature].doing} would feed you too, at ${signed(subject.energy)}, and ` +
        `the ${charge(findings)} has a use for it.`,
    ],
    neutral: [
      ({ subject, findings }) =>
        `${subject.nature} is neutral in energy (0 at ${subject.demand} asked), so more of it would cost nothing ` +
        `but time${beside(findings)}.`,
      ({ subject, findings }) =>
        `Since ${atWork[subject.nature].doing} neither fills nor empties you (0), the gain would lie in the ` +
        `${fit(findings)} rather than in rest.`,
    ],
  },
  empty: [
    (findings) =>
      `Nothing that comes naturally to you and costs no energy is left unused to speak of${used(findings)}. ` +
      `More room is therefore not what ${titledRole(findings)} has to offer you first.`,
    (findings) =>
      `There is no unused room worth naming${used(findings)}. If ${titledRole(findings)} is to change, the place ` +
      `to begin is ${instead(findings)}.`,
  ],
  unknown: [
    (findings) =>
      `Unused room can be seen once it is known what comes naturally to you and what ${titledRole(findings)} asks ` +
      `for; until then, ask yourself what you miss when you look at the ${charge(findings)}.`,
    (findings) =>
      `What lies idle in ${titledRole(findings)} cannot be named before both sides are rated; a hint in the ` +
      `meantime is whatever you would do unasked, seen beside ${instead(findings)}.`,
  ],
};

export const risks: Phrasebook['risks'] = {
  one: [
    ({ findings, subject }) =>
      `One thing deserves watching behind the ${fit(findings)}: ${subject.nature}, which ${role(findings)} ` +
      `${asks(findings)} for at ${subject.demand}, at an energy of ${signed(subject.energy)}.`,
    ({ findings, subject }) =>
      `If ${titledRole(findings)} wears you down anywhere, it is likely to be in ${marked(subject)}, where ` +
      `${subject.demand} is asked.`,
  ],
  several: [
    ({ findings, subject }) =>
      `The weight sits on ${namesOf(findings.risks)}, and first on ${subject.nature}, which ${role(findings)} ` +
      `${asks(findings)} for at ${subject.demand}.`,
    ({ findings, subject }) =>
      `${subject.nature} heads this list, ${reasonFor(subject)}; after it ` +
      `${findings.risks.length > 2 ? 'come' : 'comes'} ${others(findings.risks, demandOf)}.`,
    ({ findings }) =>
      `Where ${titledRole(findings)} pulls at you, the names are ${namesOf(findings.risks)}, with demands of ` +
      `${numbers(findings.risks.map(({ demand }) => demand))}.`,
  ],
  remark: {
    stretch: [
      ({ subject, findings }) =>
        `With ${subject.nature} it is distance, not energy: ${subject.preference} comes by itself, and a stretch ` +
        `of this kind can be taken in steps at a pace that the ${charge(findings)} leaves to you.`,
      ({ subject, findings }) =>
        `${subject.nature} asks for reach, ${subject.preference} to ${subject.demand}, without draining you; in ` +
        `${titledRole(findings)} it calls for practice more than for rest.`,
    ],
    drain: [
      ({ subject, findings }) =>
        `The trouble with ${subject.nature} is its price (${signed(subject.energy)}) rather than its difficulty` +
        `${drainage(findings)}.`,
      ({ subject, findings }) =>
        `What ${atWork[subject.nature].doing} takes from you (${signed(subject.energy)}) is the point here, and ` +
        `${titledRole(findings)} is where its dose is decided.`,
    ],
    both: [
      ({ subject, findings }) =>
        `In ${subject.nature} distance and drain come together, ${subject.preference} natural and ` +
        `${signed(subject.energy)} in energy${drainage(findings)}.`,
      ({ subject, findings }) =>
        `It counts in two ways: ${subject.nature} is asked for beyond your ${subject.preference}, and it costs ` +
        `energy, at ${signed(subject.energy)}, so relief does more here than effort would${drainage(findings)}.`,
    ],
  },
  empty: [
    (findings) =>
      `None of the nine weighs enough to be listed here, and the ${charge(findings)} agrees; keep an eye on ` +
      `${eye(findings)} all the same, since a favourite that is asked for too often can become a burden of its own.`,
    (findings) =>
      `There is no strain worth a name in ${titledRole(findings)}; what is left to watch is how ${eye(findings)} ` +
      `feels over time, for even a favourite can be over-used behind the ${fit(findings)}.`,
  ],
  unknown: [
    (findings) =>
      `Strain shows where demands and energy are rated together, which is yet to be done for ${titledRole(findings)}. ` +
      `Your own sense of what weighs is the best guide beside the ${charge(findings)}.`,
    (findings) =>
      `Without ratings of what ${titledRole(findings)} asks and what it costs, nothing is said here about strain. What ` +
      `comes to mind first when you read this, beside ${instead(findings)}, deserves a note.`,
  ],
};

/** What a better use of a lever would have to stand beside. */
function beside(findings: Findings): string {
  const [risk] = findings.risks;
  const { balance } = findings.profile.energy;
  if (risk !== undefined) return `; it would be a counterweight to ${risk.nature} at ${num(risk.demand)}`;
  return balance === null ? '' : `, as the ${charge(findings)} has room for it`;
}

function used({ profile }: Findings): string {
  const { coverage, utilization } = profile.alignment;
  return utilization === null || coverage === null
    ? ''
    : `: ${num(utilization)} points of what you have are in use, and ${num(coverage)} of what is asked is covered`;
}

function drainage({ profile }: Findings): string {
  const { drain } = profile.energy;
  return drain === null ? '' : `, in a role whose drain comes to ${num(drain)} points in all`;
}

const eye = (findings: Findings): string =>
  findings.assets[0]?.nature ?? easiestOf(findings)?.nature ?? 'what you like doing';
