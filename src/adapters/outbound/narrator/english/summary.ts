import type { Findings, RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { aims } from './goals-in-words.ts';
import { asks, capital, charge, marked, role, signed, titledRole } from './words.ts';

export const summary: Phrasebook['summary'] = {
  picture: {
    in_tune: [
      ({ findings, overall, gain, drain }) =>
        `What comes naturally to you and what ${role(findings)} ${asks(findings)} for overlap at ${overall} points, and ` +
        `the ${gain} points of energy it gives are not outweighed by the ${drain} it takes.`,
      ({ findings, overall, balance }) =>
        `The fit is real on both counts: ${overall} points of overlap between you and ${role(findings)}, and an energy ` +
        `balance of ${signed(balance)}.`,
    ],
    depleted: [
      ({ findings, overall, gain, drain }) =>
        `The content fits, with ${overall} points of overlap between you and ${role(findings)}, and the cost does ` +
        `not: ${drain} points of energy go out, ${gain} come back.`,
      ({ findings, overall, balance }) =>
        `You are good company for ${role(findings)} at ${overall} points, but at a balance of ${signed(balance)} it is ` +
        `not yet good company for your energy.`,
    ],
    growing: [
      ({ findings, overall, gain, drain }) =>
        `${capital(role(findings))} and what comes naturally to you run apart in places, at ${overall} points of ` +
        `overlap, and your energy bears it: ${gain} points come in, ${drain} go out.`,
      ({ findings, overall, balance }) =>
        `At ${overall} points you and ${role(findings)} have yet to find your common shape, and a balance of ` +
        `${signed(balance)} says that the search does not wear you down.`,
    ],
    mismatched: [
      ({ findings, overall, gain, drain }) =>
        `${capital(role(findings))} ${asks(findings)} for much that comes less naturally and leaves aside much that does, ` +
        `at ${overall} points of overlap; it takes ${drain} points of energy and gives ${gain}.`,
      ({ findings, overall, balance }) =>
        `Both readings point the same way: ${overall} points of overlap with ${role(findings)}, and an energy ` +
        `balance of ${signed(balance)}, a finding about the pairing and not about you.`,
    ],
    undetermined: {
      no_preferences: [
        ({ gain, drain, findings }) =>
          `Your ratings tell how ${role(findings)} treats your energy: ${gain} points given, ${drain} taken; the ` +
          `free assessment would tell how much of it comes naturally.`,
        ({ balance, findings }) =>
          `So far the map shows what ${role(findings)} ${asks(findings)} for and an energy balance of ` +
          `${signed(balance)}; take the free assessment, and the other side appears.`,
      ],
      no_energy: [
        ({ findings, overall }) =>
          `You and ${titledRole(findings)} overlap at ${overall} points, and a rating of how each nature affects ` +
          `your energy would say what that costs.`,
        ({ findings, overall }) =>
          `The overlap with ${titledRole(findings)} stands at ${overall} points, and its price in energy is ` +
          `unknown so far.`,
      ],
      nothing_asked: [
        (findings) =>
          `You rated every demand of ${titledRole(findings)} at 0, so there is nothing yet to fit or not to fit.`,
        (findings) =>
          `With all demands of ${titledRole(findings)} at 0, this report can speak of you rather than of the pairing.`,
      ],
      incomplete: [
        (findings) =>
          `There are ratings for a part of ${titledRole(findings)}, the ${charge(findings)} among them, and what ` +
          `follows keeps to what is there.`,
        (findings) =>
          `Your answers on ${titledRole(findings)} are the beginning of a map, with the ${charge(findings)} as its ` +
          `first landmark.`,
      ],
      unrated: [
        (findings) =>
          `No ratings came with what you wrote about ${titledRole(findings)}, so this report holds no numbers and draws ` +
          `no conclusions from them.`,
        (findings) =>
          `You wrote about ${titledRole(findings)} in your own words; without ratings, the report can suggest how to ` +
          `look, not what there is to see.`,
      ],
    },
  },
  contrast: {
    asset_lever_risk: [
      ({ asset, lever, risk }) =>
        `${asset.nature} carries you, ${lever.nature} (${lever.preference}) waits for its turn, and ` +
        `${risk.nature}, asked for at ${risk.demand}, ${weighs(risk)}.`,
      ({ asset, lever, risk }) =>
        `Hold on to ${asset.nature} (${asset.preference}), make room for ${lever.nature} (${lever.preference}), ` +
        `and ${easing(risk)}.`,
    ],
    asset_risk: [
      ({ asset, risk }) =>
        `${asset.nature}, natural to you at ${asset.preference}, carries most; ${risk.nature}, asked for at ` +
        `${risk.demand}, ${weighs(risk)}.`,
      ({ asset, risk }) => `Lean on ${asset.nature} (${asset.preference}) while you ${easing(risk)}.`,
    ],
    lever_risk: [
      ({ lever, risk }) =>
        `The exchange to think about is less ${risk.nature}, asked for at ${risk.demand}, for more ${lever.nature}, ` +
        `natural at ${lever.preference}.`,
      ({ lever, risk }) =>
        `${risk.nature} takes the place that ${lever.nature} (${lever.preference}) could fill.`,
    ],
    asset_lever: [
      ({ asset, lever }) =>
        `${asset.nature} carries you already, at ${asset.preference}; ${lever.nature}, at ${lever.preference}, could ` +
        `carry more than it is given.`,
      ({ asset, lever }) =>
        `Nothing weighs heavily; keep ${asset.nature} (${asset.preference}) and open a door for ${lever.nature} ` +
        `(${lever.preference}).`,
    ],
    asset: [
      ({ asset }) =>
        `What carries you is ${asset.nature}, natural at ${asset.preference} and asked for at ${asset.demand}, and ` +
        `nothing weighs enough to be listed against it.`,
      ({ asset }) =>
        `There is little to mend and something to keep: ${asset.nature}, with ${asset.preference} natural and ` +
        `${asset.demand} asked.`,
    ],
    lever: [
      ({ lever }) =>
        `Nothing weighs heavily, and ${lever.nature} stands idle: ${lever.preference} natural, ${lever.demand} asked.`,
      ({ lever }) =>
        `The news here is ${lever.nature}, of which you have ${lever.preference} and are asked for ${lever.demand}.`,
    ],
    risk: [
      ({ risk, findings }) =>
        `What stands out is ${risk.nature}: ${role(findings)} ${asks(findings)} for it at ${risk.demand}, with an energy ` +
        `rating of ${signed(risk.energy)}.`,
      ({ risk }) =>
        `If you change a single thing, begin with ${risk.nature}, at a demand of ${risk.demand} and an energy of ` +
        `${signed(risk.energy)}.`,
    ],
    none: [
      (findings) => `No nature is listed as carrying, idle or heavy${evenness(findings)}.`,
      (findings) => `The lists of what carries, waits and weighs stay empty for now${evenness(findings)}.`,
    ],
  },
  outlook: {
    low_confidence: [
      (findings) =>
        `Take this as a sketch, since confidence in it is low, and test what it says about ${first(findings)} and ` +
        `the ${charge(findings)} against your own experience.`,
      (findings) =>
        `Confidence in these numbers is low${towards(findings)}; where they disagree with what you know of ` +
        `${first(findings)}, trust what you know.`,
    ],
    goal_stated: [
      (findings) =>
        `Towards your wish to ${goalOf(findings)}, the plan below begins with ${begin(findings)}${leaning(findings)}.`,
      (findings) =>
        `You want to ${goalOf(findings)}, and of the ${findings.profile.goals.horizonDays} days you allow for it the ` +
        `first belong to ${begin(findings)}.`,
    ],
    goal_open: [
      (findings) =>
        `You named no goal, so the plan looks for a good next decision and begins with ${begin(findings)}.`,
      (findings) => `Without a goal named, the plan below takes its start from ${first(findings)}.`,
    ],
  },
};

/** A stretch that costs no energy is no weight. */
const weighs = ({ energy }: RatedNature): string =>
  energy < 0 ? 'is what weighs most' : 'is where you are asked to grow';

const easing = ({ nature, demand, energy }: RatedNature): string =>
  energy < 0
    ? `take some weight off ${nature}, asked for at ${demand}`
    : `take ${nature}, asked for at ${demand}, in small steps`;

function goalOf({ profile }: Findings): string {
  const { primary } = profile.goals;
  return primary ? aims[primary] : 'find a direction';
}

function evenness(findings: Findings): string {
  const { natureCount } = findings.profile.alignment;
  const where = titledRole(findings);
  return natureCount > 0 ? `, across ${natureCount} natures compared in ${where}` : ` in ${where}`;
}

const towards = (findings: Findings): string =>
  findings.profile.goals.primary ? `, so go gently about your wish to ${goalOf(findings)}` : '';

/** What the plan turns to first, and to what end. */
function begin(findings: Findings): string {
  const { planStart, levers, assets } = findings;
  const [lever] = levers;
  const [asset] = assets;
  if (planStart !== null)
    return `${planStart.energy < 0 ? 'the load of' : 'small steps in'} ${planStart.nature} (${planStart.demand})`;
  if (lever !== undefined) return `more room for ${marked(lever)}`;
  return asset === undefined ? `a closer look at the ${charge(findings)}` : `keeping ${marked(asset)}`;
}

/** What it leans on, where that is something else. */
function leaning({ planStart, levers: [lever], assets: [asset] }: Findings): string {
  const start = planStart ?? lever ?? asset;
  const carrier = [asset, lever].find((one) => one !== undefined && one.nature !== start?.nature);
  return carrier === undefined ? '' : ` and leans on ${marked(carrier)}`;
}

function first(findings: Findings): string {
  const subject = findings.risks[0] ?? findings.levers[0] ?? findings.assets[0];
  return subject === undefined ? titledRole(findings) : marked(subject);
}
