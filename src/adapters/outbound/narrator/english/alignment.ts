import { randomRoleMedian } from '../../../../domain/situation-map/profile.ts';
import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import { asks, capital, charge, easiestOf, fit, marked, num, role, signed, titledRole } from './words.ts';

export const alignment: Phrasebook['alignment'] = {
  picture: {
    strong: [
      ({ findings, overall }) =>
        `Laid over each other, you and ${titledRole(findings)} cover ${overall} points, where a role picked at random ` +
        `would come to about ${randomRoleMedian}.`,
      ({ findings, overall }) =>
        `An overlap of ${overall} with ${titledRole(findings)} is well above the ${randomRoleMedian} or so that chance ` +
        `alone would bring.`,
    ],
    partial: [
      ({ findings, overall }) =>
        `You and ${titledRole(findings)} share ${overall} points, where chance would give about ` +
        `${randomRoleMedian}; what they are made of tells more than their sum.`,
      ({ findings, overall }) =>
        `The overlap with ${titledRole(findings)} is partial, at ${overall} points beside the ${randomRoleMedian} of a ` +
        `role picked at random: some lines meet, others do not.`,
    ],
    low: [
      ({ findings, overall }) =>
        `You and ${titledRole(findings)} share ${overall} points, no more than a role picked at random might give ` +
        `(about ${randomRoleMedian}).`,
      ({ findings, overall }) =>
        `With ${overall} points the overlap is low, about where chance would put it or below (${randomRoleMedian}), and ` +
        `that is said of the pairing with ${titledRole(findings)}, not of you.`,
    ],
    no_preferences: [
      ({ findings, balance, gain, drain }) =>
        `An alignment needs both sides, and yours is not measured yet: what can be read here is what ` +
        `${titledRole(findings)} asks for, with ${gain} points of energy gained and ${drain} lost, a balance of ` +
        `${signed(balance)}.`,
      ({ findings, gain, drain }) =>
        `Without your preferences the demands of ${titledRole(findings)} stand alone in this section, to be read ` +
        `with the ${gain} points of energy in mind that they bring and the ${drain} that they take.`,
    ],
    nothing_asked: [
      (findings) =>
        `You rated every demand of ${titledRole(findings)} at 0, so there is nothing to lay your preferences over` +
        `${waiting(findings)}. If that was not what you meant, rate what an ordinary week asks.`,
      (findings) =>
        `Where ${titledRole(findings)} asks for nothing, fit has no meaning${waiting(findings)}. The question to ask is ` +
        `rather what you would like to be asked for.`,
    ],
    incomplete: [
      (findings) =>
        `Too few natures have both sides rated for a figure over all of them. What there is on ${titledRole(findings)}, ` +
        `with the ${charge(findings)}, is shown line by line.`,
      (findings) =>
        `A figure for the whole would claim more than these ratings of ${titledRole(findings)} can bear. Read the single ` +
        `lines instead, with the ${charge(findings)} beside them.`,
    ],
    unrated: [
      (findings) =>
        `There are no ratings of ${titledRole(findings)} to compare. A few minutes with the questionnaire would be enough ` +
        `to fill this page and the ${fit(findings)} with lines of your own.`,
      (findings) =>
        `This section compares what comes naturally with what ${titledRole(findings)} asks for, and neither has been ` +
        `rated yet. What you wrote stays beside the ${fit(findings)}, to be read again with the numbers.`,
    ],
  },
  reach: {
    role_larger: [
      ({ findings, coverage, utilization }) =>
        `Of what ${role(findings)} ${asks(findings)} for, ${coverage} points come naturally to you; of what comes ` +
        `naturally, ${utilization} are in use, so the role is the larger of the two.`,
      ({ findings, coverage, utilization }) =>
        `${capital(role(findings))} ${asks(findings)} for more than it leaves lying: you cover ${coverage} points of its ` +
        `demands, and it uses ${utilization} of yours.`,
    ],
    person_larger: [
      ({ findings, coverage, utilization }) =>
        `You cover ${coverage} points of what ${role(findings)} ${asks(findings)} for, and it uses ${utilization} points ` +
        `of what you have: there is more in you than it calls on.`,
      ({ findings, coverage, utilization }) =>
        `Seen from its side, ${coverage} points of the demands meet something natural; seen from yours, ${utilization} ` +
        `points find a use in ${role(findings)}, which is the smaller of the two.`,
    ],
    even: [
      ({ findings, coverage, utilization }) =>
        `Neither side is larger: you cover ${coverage} points of what ${role(findings)} ${asks(findings)} for, and it uses ` +
        `${utilization} points of what you have.`,
      ({ findings, coverage, utilization }) =>
        `In size you match, ${coverage} points covered and ${utilization} used, so what matters in ${role(findings)} is ` +
        `which natures they fall on.`,
    ],
  },
  widest: {
    role_asks_more: [
      ({ findings, subject }) =>
        `The line to look at first is ${subject.nature}, with ${num(subject.preference)} on your side and ` +
        `${num(subject.demand)} on that of ${role(findings)}${rest(findings, subject.nature)}.`,
      ({ subject, findings }) =>
        `The distance that weighs most lies in ${atWork[subject.nature].doing}: ${subject.nature} stands at ` +
        `${num(subject.preference)}, and ${num(subject.demand)} ${wanted(findings)}.`,
    ],
    role_asks_less: [
      ({ findings, subject }) =>
        `The distance that weighs most is one of room: ${subject.nature}, ${num(subject.preference)} on your side and ` +
        `${num(subject.demand)} on that of ${role(findings)}${rest(findings, subject.nature)}.`,
      ({ subject, findings }) =>
        `Look first at ${subject.nature}, where ${num(subject.preference)} comes by itself and ${num(subject.demand)} ` +
        `${wanted(findings)}.`,
    ],
  },
};

const wanted = ({ profile }: Findings): string =>
  profile.roleBasis === 'target' ? 'would be asked' : 'is asked';

function waiting(findings: Findings): string {
  const easiest = easiestOf(findings);
  return easiest === undefined ? '' : `, ${easiest.nature} at ${num(easiest.preference)} among them`;
}

/** What needs no such look, to end a sentence. */
function rest(findings: Findings, nature: string): string {
  const other = [...findings.assets, ...findings.levers].find((one) => one.nature !== nature);
  return other === undefined ? '' : `, while ${marked(other)} can wait`;
}
