import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { asks, capital, charge, does, easiestOf, num, reasonFor, role, signed, titledRole } from './words.ts';

export const headline: Phrasebook['headline'] = {
  in_tune: {
    asset: [
      ({ findings, overall, subject }) =>
        `You and ${titledRole(findings)} suit each other: the two overlap at ${overall} points, and ${subject.nature}, ` +
        `natural to you at ${subject.preference}, is the firmest part of it.`,
      ({ findings, overall, balance, subject }) =>
        `${capital(titledRole(findings))} ${does(findings, 'fits', 'fit')} you at ${overall} points and leaves your energy ` +
        `at ${signed(balance)}, so the task is less to change something than to keep ${subject.nature} where it is.`,
    ],
    lever: [
      ({ findings, overall, subject }) =>
        `${capital(titledRole(findings))} ${does(findings, 'fits', 'fit')} you well, at ${overall} points, and still has ` +
        `room for more of your ${subject.nature}, natural at ${subject.preference} and asked for at ${subject.demand}.`,
      ({ findings, overall, balance, subject }) =>
        `With an overlap of ${overall} points and an energy balance of ${signed(balance)} you are well placed, and the part ` +
        `of you that ${role(findings)} has yet to discover is ${subject.nature}.`,
    ],
    risk: [
      ({ findings, overall, subject }) =>
        `Most of ${titledRole(findings)} suits you, at ${overall} points; the exception that deserves your care is ` +
        `${subject.nature}, ${reasonFor(subject)}.`,
      ({ findings, balance, overall, subject }) =>
        `You stand on good ground, with ${overall} points of overlap and an energy balance of ${signed(balance)}, and one ` +
        `corner of ${role(findings)} asks for attention: ${subject.nature}.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `You and ${titledRole(findings)} suit each other quietly, at ${overall} points and with an energy balance of ` +
        `${signed(balance)}, without any nature that stands out.`,
      ({ findings, overall, gain, drain }) =>
        `${capital(titledRole(findings))} asks little and fits at ${overall} points, giving ${gain} points of energy and ` +
        `taking ${drain}.`,
    ],
  },
  depleted: {
    risk: [
      ({ findings, overall, balance, subject }) =>
        `What ${titledRole(findings)} ${asks(findings)} for suits you at ${overall} points, and yet it takes more energy ` +
        `than it gives (${signed(balance)}): ${subject.nature} is where to look first.`,
      ({ findings, drain, gain, subject }) =>
        `You are in a fitting place that tires you: ${titledRole(findings)} gives ${gain} points of energy and takes ` +
        `${drain}, with ${subject.nature} at the head of the list.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `What ${titledRole(findings)} ${asks(findings)} for suits you at ${overall} points, and yet it takes more than it ` +
        `gives (${signed(balance)}), spread over so many small things that no single one stands out.`,
      ({ findings, drain, gain }) =>
        `The content of ${titledRole(findings)} fits you better than its cost: ${gain} points of energy come in, ${drain} ` +
        `go out, and no one nature is to blame.`,
    ],
  },
  growing: {
    risk: [
      ({ findings, balance, subject }) =>
        `${capital(titledRole(findings))} does not drain you on balance (${signed(balance)}) and asks you to grow, with ` +
        `${subject.nature} as the first place to look: ${reasonFor(subject)}.`,
      ({ findings, overall, subject }) =>
        `Your energy holds although the overlap with ${titledRole(findings)} is only ${overall} points, and the piece that ` +
        `stretches or costs you most is ${subject.nature}.`,
    ],
    lever: [
      ({ findings, balance, subject }) =>
        `Your energy holds in ${titledRole(findings)} (${signed(balance)}), while much of you waits for work, ` +
        `${subject.nature} above all, natural at ${subject.preference} and asked for at ${subject.demand}.`,
      ({ findings, overall, subject }) =>
        `${capital(titledRole(findings))} is not yet cut to your shape, at ${overall} points, and it does not drain you ` +
        `either; what would bring the two closer is ${subject.nature}.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `${capital(titledRole(findings))} lies ${overall} points along the way from strange to familiar, and your energy, ` +
        `at ${signed(balance)}, lets you take the rest at leisure.`,
      ({ findings, overall, gain, drain }) =>
        `You and ${titledRole(findings)} overlap at ${overall} points, and with ${gain} points of energy gained and ` +
        `${drain} spent there is calm to find out why.`,
    ],
  },
  mismatched: {
    exchange: [
      ({ findings, subject, counterpart }) =>
        `${capital(titledRole(findings))} ${asks(findings)} for ${subject.nature} at ${subject.demand} while your ` +
        `${counterpart.nature}, natural at ${counterpart.preference}, is called on at ${counterpart.demand}: much of the ` +
        `distance lies in that exchange.`,
      ({ findings, balance, subject, counterpart }) =>
        `${capital(titledRole(findings))} wants ${subject.nature} from you while you have ${counterpart.nature} to ` +
        `spare, and it leaves your energy at ${signed(balance)}.`,
    ],
    risk: [
      ({ findings, overall, balance, subject }) =>
        `Between you and ${titledRole(findings)} there is a distance, ${overall} points of overlap at an energy balance of ` +
        `${signed(balance)}, and ${subject.nature} is where it is felt most.`,
      ({ findings, subject, drain }) =>
        `You and ${titledRole(findings)} pull in different directions at a cost of ${drain} points of energy, and first ` +
        `among the reasons is ${subject.nature}, ${reasonFor(subject)}.`,
    ],
    lever: [
      ({ findings, balance, subject }) =>
        `What tires you in ${titledRole(findings)} (${signed(balance)}) is perhaps less what it asks than what it leaves ` +
        `out: ${subject.nature}, natural at ${subject.preference} and asked for at ${subject.demand}.`,
      ({ findings, overall, subject }) =>
        `You and ${titledRole(findings)} meet at ${overall} points only, and the largest piece of you still outside is ` +
        `${subject.nature}.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `You and ${titledRole(findings)} meet at ${overall} points and at an energy balance of ${signed(balance)}, a ` +
        `distance made of many small steps.`,
      ({ findings, overall, gain, drain }) =>
        `${capital(titledRole(findings))} and you go different ways in many small things: ${overall} points of overlap, ` +
        `${gain} of energy gained, ${drain} spent.`,
    ],
  },
  undetermined: {
    no_preferences: [
      ({ findings, gain, drain }) =>
        `${capital(titledRole(findings))} gives you ${gain} points of energy and takes ${drain}; what comes naturally to ` +
        `you is the part of the map still to be drawn.`,
      ({ findings, balance }) =>
        `What can be said of ${titledRole(findings)} so far is its energy, a balance of ${signed(balance)}, and the free ` +
        `assessment will add your side.`,
    ],
    no_energy: [
      ({ findings, overall }) =>
        `You and ${titledRole(findings)} overlap at ${overall} points; whether the work fills or empties you is the ` +
        `question still open.`,
      ({ findings, overall }) =>
        `The content of ${titledRole(findings)} meets you at ${overall} points, and its energy has yet to be rated.`,
    ],
    nothing_asked: [
      (findings) => `By your ratings, ${titledRole(findings)} asks for next to nothing${idle(findings)}.`,
      (findings) =>
        `${capital(titledRole(findings))} lays almost no claim to you at the moment${idle(findings)}.`,
    ],
    incomplete: [
      (findings) =>
        `A part of the picture of ${titledRole(findings)} is there, the ${charge(findings)} included, and a few more ` +
        `ratings would let it be read as a whole.`,
      (findings) =>
        `What you have rated so far about ${titledRole(findings)} gives first hints${known(findings)}, not yet a map.`,
    ],
    unrated: [
      (findings) =>
        `You have described ${titledRole(findings)} in words, and the map behind this report waits for the ratings ` +
        `that turn them into numbers.`,
      (findings) =>
        `What you wrote about ${titledRole(findings)} has been received; with the ratings added, it becomes a map.`,
    ],
  },
};

function idle(findings: Findings): string {
  const easiest = easiestOf(findings);
  return easiest === undefined
    ? `, which makes it a place to rest or a place to leave`
    : `, while ${easiest.nature} (${num(easiest.preference)}) waits to be called on`;
}

function known(findings: Findings): string {
  const { topNature } = findings.profile;
  const rated = findings.profile.natures.find(({ nature }) => nature === topNature);
  if (rated === undefined) return '';
  return rated.preference === null
    ? ` such as ${rated.nature}`
    : ` such as ${rated.nature} at ${num(rated.preference)}`;
}
