import { highCut } from '../../../../domain/situation-map/zones.ts';
import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import {
  asks,
  charge,
  fit,
  list,
  mainstay,
  marked,
  num,
  numbers,
  reasonFor,
  role,
  signed,
  startOf,
  titledRole,
  usedOf,
} from './words.ts';

/** The time that the person allows. */
const within = ({ profile }: Findings): string => `within ${profile.goals.horizonDays} days`;

/** What weighs. */
const load = ({ planStart }: Findings): string =>
  planStart === null ? 'whatever takes up most of a week' : `${planStart.nature}, ${reasonFor(planStart)}`;

/** What stands out, as a load or as room. */
function toMove(findings: Findings): string {
  const [lever] = findings.levers;
  if (findings.planStart !== null || lever === undefined) return load(findings);
  return marked(lever);
}

export const goal: Phrasebook['goal'] = {
  aim: {
    grow_in_role: [
      (findings) =>
        `You want to grow where you are ${within(findings)}, and the place to grow from is ${mainstay(findings)}, ` +
        `within the ${fit(findings)}.`,
      (findings) =>
        `Growing in ${titledRole(findings)} ${within(findings)} starts from the ${fit(findings)} and from ` +
        `${mainstay(findings)}.`,
    ],
    reshape_role: [
      (findings) =>
        `To reshape your role ${within(findings)} you need not move all of it: begin with ${toMove(findings)}.`,
      (findings) =>
        `Reshaping ${titledRole(findings)} ${within(findings)} means changing the mix behind the ${fit(findings)}, with ` +
        `${mainstay(findings)} as the part to build around.`,
    ],
    change_role: [
      (findings) =>
        `You want another role ${within(findings)}; hold each offer against ${mainstay(findings)}, which it should use, ` +
        `and against ${load(findings)}.`,
      (findings) =>
        `A move away from ${titledRole(findings)} ${within(findings)} leaves the ${fit(findings)} behind, for better or ` +
        `worse, and takes ${mainstay(findings)} along.`,
    ],
    change_field: [
      (findings) =>
        `You want to change your field ${within(findings)}: what travels with you into any field is ` +
        `${mainstay(findings)}, and what need not travel is ${load(findings)}.`,
      (findings) =>
        `Before you leave the field of ${titledRole(findings)} ${within(findings)}, ask whether the field or the mix of ` +
        `tasks lies behind the ${fit(findings)}.`,
    ],
    start_business: [
      (findings) =>
        `Something of your own ${within(findings)} would let you choose the mix behind the ${fit(findings)}; build ` +
        `it around ${mainstay(findings)}.`,
      (findings) =>
        `You want to start something of your own ${within(findings)}; settle early who there would see to ` +
        `${load(findings)}.`,
    ],
    lead_people: [
      (findings) => `You want to lead people ${within(findings)}, and ${leading(findings)}.`,
      (findings) =>
        `Leading people asks much of a day, so keep the ${charge(findings)} in view ${within(findings)}; as it stands, ` +
        `${leading(findings)}.`,
    ],
    restore_balance: [
      (findings) =>
        `You want your balance back ${within(findings)}, and the first thing to lighten is ${load(findings)}.`,
      (findings) =>
        `Restoring balance ${within(findings)} means treating the ${charge(findings)} as the place you start from, and ` +
        `${mainstay(findings)} as what you start with.`,
    ],
    return_to_work: [
      (findings) =>
        `You want to return to work ${within(findings)}; look for places that call on ${mainstay(findings)} and ` +
        `spare you ${load(findings)}.`,
      (findings) =>
        `On the way back to work ${within(findings)}, measure ${titledRole(findings)} by what it would ask of you first: ` +
        `${load(findings)}.`,
    ],
    gain_clarity: [
      (findings) =>
        `You asked for clarity ${within(findings)}; the clearest line in your map is ${toMove(findings)}.`,
      (findings) =>
        `Clarity about ${titledRole(findings)} ${within(findings)} begins with what is known already: the ${fit(findings)} ` +
        `and the place of ${mainstay(findings)}.`,
    ],
    other: [
      (findings) =>
        `Your goal is one that the list did not name; ${within(findings)}, it can build on ${mainstay(findings)} ` +
        `and on the ${usedOf(findings)}.`,
      (findings) =>
        `For the goal you have in mind ${within(findings)}, reckon with the ${charge(findings)} and with ` +
        `${toMove(findings)}.`,
    ],
    unstated: [
      (findings) =>
        `You left the goal open, so ask yourself ${within(findings)} what should become of ${toMove(findings)}.`,
      (findings) =>
        `No goal is named yet; a fair starting point ${within(findings)} is the ${fit(findings)}, and the question what ` +
        `you would like to see in its place.`,
    ],
  },
  moreOf: {
    natural: [
      ({ natures, support, findings }) =>
        `Your wish for more ${list(natures)} has your preferences behind it: ${support} points of support, where ` +
        `${role(findings)} ${asks(findings)} for ${askedOf(findings, natures)}.`,
      ({ natures, support, findings }) =>
        `More ${list(natures)}, asked for at ${askedOf(findings, natures)}, would come to you without a ` +
        `detour${once(findings, natures)}: ${support} points speak for it.`,
    ],
    stretch: [
      ({ natures, support, findings }) =>
        `Your wish for more ${list(natures)} reaches beyond what comes by itself, at ${support} points of support ` +
        `and ${askedOf(findings, natures)} asked, so count it as learning.`,
      ({ natures, support, findings }) =>
        `More ${list(natures)} is a stretch at ${support} points of support, with ${askedOf(findings, natures)} ` +
        `asked, and a welcome one if you take it in steps${once(findings, natures)}.`,
    ],
    unknown: [
      ({ natures, findings }) =>
        `Whether more ${list(natures)} would come naturally is not known yet; look for a small piece of it in ` +
        `${titledRole(findings)} first.`,
      ({ natures, findings }) =>
        `You wish for more ${list(natures)}, and the assessment could say how that sits with you, beside the ` +
        `${charge(findings)}.`,
    ],
  },
  lessOf: {
    is_risk: [
      ({ natures, findings }) =>
        `That you want less ${list(natures)} agrees with the numbers: ${numbersOf(findings, natures)}.`,
      ({ natures, findings }) =>
        `Less ${list(natures)} is what the map would suggest too, given ${numbersOf(findings, natures)}.`,
    ],
    is_asset: [
      ({ natures, findings }) =>
        `You want less ${list(natures)}, asked for at ${askedOf(findings, natures)} and part of what carries you ` +
        `in ${titledRole(findings)}; ask what about it has become too much.`,
      ({ natures, findings }) =>
        `Go carefully about less ${list(natures)}: behind the ${fit(findings)} it is on the side that holds.`,
    ],
    other: [
      ({ natures, findings }) =>
        `Less ${list(natures)} would be a relief of your own choosing; the plan turns first to ` +
        `${startOf(findings)}.`,
      ({ natures, findings }) =>
        `Your wish for less ${list(natures)} is yours to weigh, since the ${charge(findings)} neither urges it nor warns ` +
        `of it.`,
    ],
  },
  finding: {
    lever: [
      ({ subject }) =>
        `The finding that bears on it is ${subject.nature}: you have ${subject.preference} and are asked for ` +
        `${subject.demand}, so there is something to offer.`,
      ({ subject, findings }) =>
        `It helps to know that ${subject.nature} (${subject.preference}) has not found its full use in ` +
        `${titledRole(findings)}.`,
    ],
    risk: [
      ({ subject }) =>
        `What may stand in the way is ${subject.nature}, at a demand of ${subject.demand} and an energy of ` +
        `${signed(subject.energy)}; it is the first thing to settle.`,
      ({ subject, findings }) =>
        `As long as ${titledRole(findings)} ${asks(findings)} for ${subject.nature} at ${subject.demand}, part of ` +
        `your effort is spoken for.`,
    ],
    asset: [
      ({ subject }) =>
        `You can rely on ${subject.nature} for it, with ${subject.preference} natural and ${subject.demand} asked.`,
      ({ subject, findings }) =>
        `What you have to work with from ${titledRole(findings)} is ${subject.nature} at ${subject.preference}.`,
    ],
    none: [
      (findings) =>
        `The ratings name nothing that clearly helps or hinders it in ${titledRole(findings)}, so your own judgement ` +
        `weighs the more.`,
      (findings) =>
        `Nothing in the ${charge(findings)} speaks for or against it, which leaves the choice of a first step to you.`,
    ],
  },
  success: [
    ({ success }) => `You will know it by your own words: “${success}”.`,
    ({ success }) => `Keep your own measure in sight: “${success}”.`,
    ({ success }) => `What counts in the end is what you wrote: “${success}”.`,
  ],
};

function leading({ profile }: Findings): string {
  const found = profile.natures.find(({ nature }) => nature === 'Leading');
  if (found === undefined || found.preference === null)
    return `how naturally Leading comes to you is still to be found out${felt(found?.energy ?? null)}`;
  return found.preference >= highCut
    ? `Leading is natural to you at ${num(found.preference)}${felt(found.energy)}`
    : `Leading comes to you at ${num(found.preference)} so far${felt(found.energy)}, so begin small`;
}

const felt = (energy: number | null): string =>
  energy === null ? '' : `, at an energy of ${signed(energy)}`;

/** What the role asks today of each. */
function askedOf({ profile }: Findings, natures: readonly string[]): string {
  const asked = profile.natures.filter(({ nature }) => natures.includes(nature));
  const demands = asked.flatMap(({ demand }) => demand ?? []);
  if (demands.length === 0) return 'an unknown amount';
  return numbers(demands);
}

const natural = (preference: number | null): string =>
  preference === null ? '' : ` beside a natural ${num(preference)}`;

/** What has to make room for a wish, unless it is the wish. */
const once = ({ planStart }: Findings, natures: readonly string[]): string =>
  planStart === null || natures.includes(planStart.nature)
    ? ''
    : ` once ${planStart.nature} leaves room for it`;

function numbersOf({ risks }: Findings, natures: readonly string[]): string {
  const named = risks.filter(({ nature }) => natures.includes(nature));
  const asked = named.map(
    ({ preference, demand, energy }) =>
      `${num(demand)} asked${natural(preference)} at an energy of ${signed(energy)}`,
  );
  return list(asked);
}
