import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import { fit, num, reasonFor } from './words.ts';

const mine = ({ profile }: Pick<Findings, 'profile'>): string =>
  profile.roleBasis === 'target' ? 'the role I am aiming for' : 'my role';

function titled(findings: Findings): string {
  const { roleTitle, profile } = findings;
  if (roleTitle === null) return mine(findings);
  return profile.roleBasis === 'target' ? `the role of “${roleTitle}”` : `my role as “${roleTitle}”`;
}

function best({ assets, levers, profile }: Findings): string {
  const listed = assets[0] ?? levers[0];
  return listed?.nature ?? profile.topNature ?? 'what I like doing';
}

const heaviest = ({ risks: [risk] }: Findings): string => risk?.nature ?? 'what costs me most';

/** With how naturally it comes. */
function bestMarked({ assets, levers, ...findings }: Findings): string {
  const listed = assets[0] ?? levers[0];
  return listed === undefined
    ? best({ assets, levers, ...findings })
    : `${listed.nature}, natural to me at ${num(listed.preference)},`;
}

/** The first risk with what is asked of it. */
const heaviestLoad = ({ risks: [risk], ...findings }: Findings): string =>
  risk === undefined ? `the rest of ${mine(findings)}` : `${risk.nature} at ${num(risk.demand)}`;

const besideLeading = ({ risks, ...findings }: Findings): string =>
  heaviestLoad({ ...findings, risks: risks.filter(({ nature }) => nature !== 'Leading') });

export const questions: Phrasebook['questions'] = {
  risk: [
    ({ findings, subject }) =>
      `Which of the ${atWork[subject.nature].tasks} in ${titled(findings)} really have to be done by me, when ` +
      `${subject.nature} is ${reasonFor(subject)}?`,
    ({ findings, subject }) =>
      `If ${subject.nature} were asked for at less than ${num(subject.demand)}, could ${bestMarked(findings)} take its place, ` +
      `and who would notice?`,
    ({ findings, subject }) =>
      `Who near me finds ${atWork[subject.nature].doing} light, and could ${bestMarked(findings)} be my return for some of those ` +
      `${num(subject.demand)} points of ${subject.nature}?`,
  ],
  lever: [
    ({ findings, subject }) =>
      `Where in ${titled(findings)} would it help if I were to ${atWork[subject.nature].more}, since ${subject.nature} is ` +
      `natural to me at ${num(subject.preference)}?`,
    ({ subject, findings }) =>
      `What has kept my ${subject.nature} at ${num(subject.demand)}, natural as it is at ` +
      `${num(subject.preference)} in ${titled(findings)}: nobody asked, nobody knew, or no time?`,
    ({ subject, findings }) =>
      `What should I stop doing, perhaps in ${heaviestLoad(findings)}, so that my ${subject.nature}, natural at ` +
      `${num(subject.preference)}, finds ` +
      `${subject.demand === 0 ? 'a use' : `more use than ${num(subject.demand)}`}?`,
  ],
  asset: [
    ({ subject, findings }) =>
      `How do we make sure that ${subject.nature}, natural to me at ${num(subject.preference)}, keeps its place when ` +
      `${heaviestLoad(findings)} calls?`,
    ({ subject, findings }) =>
      `When have you seen me at my best in ${atWork[subject.nature].doing}, and what about ${titled(findings)} made it ` +
      `possible?`,
  ],
  flag: {
    high_workload: [
      (findings) =>
        `What could leave ${titled(findings)} so that the amount becomes doable, with ${heaviest(findings)} looked ` +
        `at first?`,
      (findings) =>
        `If ${mine(findings)} had to fit into fewer hours, what would you want me to keep besides ${best(findings)}, and ` +
        `how much of ${heaviestLoad(findings)}?`,
    ],
    underload: [
      (findings) =>
        `What is waiting elsewhere that I could take into ${titled(findings)}, ideally with ${best(findings)} in it?`,
      (findings) =>
        `Where would more ${best(findings)} from me be welcome, given that ${heaviestLoad(findings)} leaves me time?`,
    ],
    low_autonomy: [
      (findings) =>
        `Which decisions in ${titled(findings)} could be mine, beginning with how I go about ${heaviest(findings)}?`,
      (findings) =>
        `What would you need to see from me in ${best(findings)} to let me decide more about ` +
        `${heaviestLoad(findings)}?`,
    ],
    low_support: [
      (findings) =>
        `Whom can I turn to in ${titled(findings)} when ${heaviest(findings)} becomes too much to carry alone?`,
      (findings) =>
        `What kind of backing can I count on while I try to use more ${best(findings)} and less of ` +
        `${heaviestLoad(findings)}?`,
    ],
    unstable_situation: [
      (findings) =>
        `What do you know about the future of ${titled(findings)}, and where else would ${best(findings)} be of use?`,
      (findings) =>
        `Whatever happens, what of ${best(findings)} do I want to take along, and what of ` +
        `${heaviestLoad(findings)} to leave?`,
    ],
    slow_recovery: [
      (findings) =>
        `How could the days in ${titled(findings)} be arranged so that ${heaviest(findings)} is followed by a pause?`,
      (findings) =>
        `Which evenings and mornings could I keep free, and what would that take from ${heaviestLoad(findings)} or from ` +
        `${best(findings)}?`,
    ],
    falling_energy: [
      (findings) =>
        `Since when has my energy in ${titled(findings)} been going down, and was ${heaviest(findings)} part of ` +
        `the change?`,
      (findings) =>
        `What was different before my energy began to fall, and was there more ${best(findings)} in it or less of ` +
        `${heaviestLoad(findings)}?`,
    ],
    low_energy: [
      (findings) =>
        `What could wait in ${titled(findings)} until I have more energy, ${heaviest(findings)} included?`,
      (findings) =>
        `What could be made lighter for a while, starting with ${heaviestLoad(findings)}, so that ` +
        `${best(findings)} goes on?`,
    ],
  },
  goal: {
    grow_in_role: [
      (findings) =>
        `What would ${titled(findings)} look like if it grew around ${best(findings)}, and who has to agree?`,
      (findings) =>
        `What is the next larger task in which you would trust me with ${best(findings)}, and who would then see to ` +
        `${heaviestLoad(findings)}?`,
    ],
    reshape_role: [
      (findings) =>
        `Which part of ${mine(findings)} could we swap on trial, less of ${heaviestLoad(findings)} for more ` +
        `${best(findings)}?`,
      (findings) =>
        `If we drew ${titled(findings)} again from nothing, where would ${best(findings)} stand in it?`,
    ],
    change_role: [
      (findings) =>
        `Which roles do you know in which ${best(findings)} is the main thing, unlike in ${titled(findings)}?`,
      (findings) =>
        `What would I miss if I left, would the next role have ${best(findings)} in it, and how much of ` +
        `${heaviestLoad(findings)}?`,
    ],
    change_field: [
      (findings) =>
        `Who works in the field I am drawn to and can tell me what place ${best(findings)} has there, compared with ` +
        `${titled(findings)}?`,
      (findings) =>
        `Is it the field I want to leave or ${heaviestLoad(findings)}, and which of the two would let me have more ` +
        `${best(findings)}?`,
    ],
    start_business: [
      (findings) =>
        `Who would pay for my ${best(findings)}, and how can I find out while ${titled(findings)} goes on?`,
      (findings) =>
        `Who would look after ${heaviestLoad(findings)} if I gave my time to ${best(findings)} in something of my own?`,
    ],
    lead_people: [
      (findings) =>
        `Where around ${titled(findings)} could I lead a few people for a limited time and bring in ${best(findings)}?`,
      (findings) =>
        `What do you see in me, ${best(findings)} or something else, that would help people I lead, and who would ` +
        `see to ${besideLeading(findings)}?`,
    ],
    restore_balance: [
      (findings) =>
        `What would you agree to drop from ${titled(findings)} if I kept ${best(findings)} going?`,
      (findings) =>
        `What would an ordinary good week contain, how much ${best(findings)} and how much less of ` +
        `${heaviestLoad(findings)}?`,
    ],
    return_to_work: [
      (findings) =>
        `What kind of first weeks would make ${titled(findings)} a good return, with ${best(findings)} in them early?`,
      (findings) =>
        `Who can tell me honestly whether the work I have in mind is as full of ${heaviestLoad(findings)} as I think, and ` +
        `of ${best(findings)}?`,
    ],
    gain_clarity: [
      (findings) =>
        `What do you see me doing in ${titled(findings)} when I am at ease, and is it ${best(findings)}?`,
      (findings) =>
        `Which single fact about ${best(findings)} or ${heaviestLoad(findings)} would help me most to decide, and ` +
        `who knows it?`,
    ],
    other: [
      (findings) =>
        `What would you want to know about my goal to support it, and where does ${best(findings)} in ${titled(findings)} ` +
        `help it?`,
      (findings) =>
        `What stands between me and my goal, is it ${heaviestLoad(findings)}, and what would ${best(findings)} do ` +
        `about it?`,
    ],
    unstated: [
      (findings) =>
        `What should be different about ${titled(findings)} a year from now, and what part would ${best(findings)} ` +
        `play?`,
      (findings) =>
        `If nothing changed, what would I regret, and does it have to do with ${heaviestLoad(findings)} or with ` +
        `${best(findings)}?`,
    ],
  },
  open: [
    (findings) =>
      `What do you see me do easily in ${titled(findings)} that I take for granted, ${best(findings)} or something ` +
      `else?`,
    (findings) =>
      `What would you want more of from me, ${best(findings)} or ${heaviest(findings)}, and what could ${mine(findings)} do ` +
      `without?`,
    (findings) =>
      `How would you have answered in my place about ${titled(findings)}, and what would have become of the ` +
      `${fit(findings)}?`,
  ],
};
