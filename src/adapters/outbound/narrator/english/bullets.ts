import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import { charge, coveredOf, easiestOf, fit, num, signed, titledRole, usedOf } from './words.ts';

const carrying = (findings: Findings): string =>
  findings.levers[0]?.nature ??
  easiestOf(findings)?.nature ??
  findings.profile.topNature ??
  'what you like doing';

export const bullets: Phrasebook['bullets'] = {
  keep: {
    asset: [
      ({ findings, subject }) =>
        `${subject.nature} (${num(subject.preference)} natural, ${num(subject.demand)} asked), a pillar of the ` +
        `${fit(findings)}: ${atWork[subject.nature].protect}.`,
      ({ findings, subject }) =>
        `Your place for ${atWork[subject.nature].doing}, with ${subject.nature} at ${num(subject.preference)} and ` +
        `${signed(subject.energy)} in energy, as part of the ${usedOf(findings)}.`,
    ],
    empty: [
      (findings) =>
        `Whatever in ${titledRole(findings)} lets ${carrying(findings)} breathe, small as it may be today.`,
      (findings) => `Your own yardstick, as the ${fit(findings)} holds nothing yet that carries by itself.`,
    ],
    unknown: [
      (findings) =>
        `The parts of ${titledRole(findings)} after which you feel better than before, ${carrying(findings)} or ` +
        `another.`,
      (findings) =>
        `What you would not want to be without in ${titledRole(findings)}, until ratings give it a name beside ` +
        `${carrying(findings)}.`,
    ],
  },
  open: {
    lever: [
      ({ findings, subject }) =>
        `Room for more than the ${usedOf(findings)}, first in ${subject.nature} (${num(subject.preference)} ` +
        `natural, ${num(subject.demand)} asked), for instance to ${atWork[subject.nature].more}.`,
      ({ findings, subject }) =>
        `A use for your ${num(subject.preference)} of ${subject.nature} beyond the ${num(subject.demand)} asked, ` +
        `with the ${charge(findings)} in mind: ${atWork[subject.nature].attempt}.`,
    ],
    empty: [
      (findings) =>
        `Nothing urgent: the ${usedOf(findings)} and the ${fit(findings)} say that what comes naturally has its place.`,
      (findings) =>
        `No door in particular; ${titledRole(findings)} already uses what you have and like${using(findings)}.`,
    ],
    unknown: [
      (findings) =>
        `The missing ratings, so that ${titledRole(findings)} can be compared with you${using(findings)}.`,
      (findings) => `Another look at the ${charge(findings)}, once the missing ratings are there.`,
    ],
  },
  relieve: {
    both: [
      ({ findings, subject }) =>
        `${subject.nature} (${num(subject.demand)} asked, ${num(subject.preference)} natural, energy ` +
        `${signed(subject.energy)}): pass on ${atWork[subject.nature].piece} first${outOf(findings)}.`,
      ({ findings, subject }) =>
        `The way from your ${num(subject.preference)} to ${num(subject.demand)} points of ${subject.nature}, by ` +
        `sharing ${atWork[subject.nature].piece}${outOf(findings)}.`,
    ],
    stretch: [
      ({ findings, subject }) =>
        `The pressure to be perfect at ${subject.nature}, ${num(subject.demand)} asked and ` +
        `${num(subject.preference)} natural, beside the ${coveredOf(findings)} anyway.`,
      ({ findings, subject }) =>
        `The reach from ${num(subject.preference)} to ${num(subject.demand)} in ${subject.nature}: let ` +
        `${atWork[subject.nature].helper} lend a hand, as the ${charge(findings)} allows for asking.`,
    ],
    drain: [
      ({ findings, subject }) =>
        `The dose of ${subject.nature}, asked for at ${num(subject.demand)} and rated ${signed(subject.energy)}: ` +
        `${atWork[subject.nature].limit}${outOf(findings)}.`,
      ({ findings, subject }) =>
        `The part of ${subject.nature} that costs ${signed(subject.energy)} at ${num(subject.demand)} asked, once ` +
        `you know ${atWork[subject.nature].whether}${outOf(findings)}.`,
    ],
    empty: [
      (findings) => `Nothing by these ratings; let the ${charge(findings)} stay as it is.`,
      (findings) =>
        `No nature in particular, as none in ${titledRole(findings)} weighs enough to be listed${using(findings)}.`,
    ],
    unknown: [
      (findings) =>
        `What weighs on you in ${titledRole(findings)} by your own account, ratings or not${using(findings)}.`,
      (findings) =>
        `Whatever you dread at the start of a week, as the ${charge(findings)} cannot name it yet.`,
    ],
  },
};

/** What relief would act on, to end a sentence. */
function outOf({ profile }: Findings): string {
  const { drain } = profile.energy;
  return drain === null ? '' : `, as a start against a drain of ${num(drain)}`;
}

function using({ assets: [asset], profile }: Findings): string {
  if (asset !== undefined) return `, with ${asset.nature} (${num(asset.preference)}) in front`;
  return profile.topNature === null ? '' : `, with ${profile.topNature} in mind`;
}
