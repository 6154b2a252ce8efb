import type { NatureFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { carrier, otherWeight } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import { charge, coveredOf, fit, num, standingOf, usedOf } from './words.ts';

const at = ({ subject }: NatureFacts) => atWork[subject.nature];
const own = ({ subject }: NatureFacts): string => standingOf(subject);
const demand = ({ subject }: NatureFacts): string => num(subject.demand);
const horizon = ({ findings }: NatureFacts): string => `${findings.profile.goals.horizonDays} days`;

export const counsel: Phrasebook['natures']['counsel'] = {
  keep: [
    (facts) =>
      `Treat it as a fixture: ${at(facts).protect}, also in weeks when ${otherWeight(facts)} would like to have the ` +
      `time of these ${own(facts)} points.`,
    (facts) =>
      `When work is handed out, ${at(facts).protect} before these ${own(facts)} points lose their place to ` +
      `anything else, ${carrier(facts)} included.`,
    (facts) =>
      `What runs well is easily traded away, so ${at(facts).protect}, and let your ${own(facts)} in it and ` +
      `${carrier(facts)} hold each other up.`,
    (facts) =>
      `If something has to give, let it be ${otherWeight(facts)} before these ${own(facts)} points; meanwhile ` +
      `${at(facts).protect}, for the sake of the ${fit(facts.findings)}.`,
    (facts) =>
      `It asks for little beyond its place, so ${at(facts).protect}, count it among the ${usedOf(facts.findings)}, and ` +
      `look for change elsewhere.`,
  ],
  use: [
    (facts) =>
      `A way in that takes nobody’s leave: ${at(facts).attempt}, and let ${carrier(facts)} lend a hand to what is ` +
      `at ${demand(facts)} today.`,
    (facts) =>
      `With ${own(facts)} in hand, ask for the chance to ${at(facts).more}, if need be in exchange for some of ` +
      `${otherWeight(facts)}.`,
    (facts) =>
      `Within the next ${horizon(facts)}, ${at(facts).attempt}; it may add to the ${usedOf(facts.findings)}.`,
    (facts) =>
      `People rarely ask for what they do not know you have: show your ${own(facts)}, and offer to ` +
      `${at(facts).more}, next to ${carrier(facts)}.`,
  ],
  learn: [
    (facts) =>
      `From ${own(facts)}, short steps carry best: ${at(facts).practise}, with ${carrier(facts)} as firm ground.`,
    (facts) =>
      `For the next ${horizon(facts)} it is enough to ${at(facts).practise}, and to let the ${coveredOf(facts.findings)} ` +
      `grow by a little.`,
    (facts) =>
      `Look for ${at(facts).helper} to learn from and ${at(facts).practise}; for help on the way to ` +
      `${demand(facts)} you can offer ${carrier(facts)}.`,
    (facts) =>
      `Choose small occasions: ${at(facts).practise}, and keep these ${demand(facts)} points apart from ` +
      `${otherWeight(facts)}.`,
  ],
  relieve: [
    (facts) =>
      `A first relief at ${demand(facts)} asked is to ${at(facts).limit}, and to give the time that frees to ` +
      `${carrier(facts)}.`,
    (facts) =>
      `Look for ${at(facts).helper} to share ${at(facts).tasks} with, and offer ${carrier(facts)} for some of the ` +
      `${demand(facts)}.`,
    (facts) =>
      `Nobody has to carry all of it alone: pass on ${at(facts).piece}, ${at(facts).limit}, and watch the ` +
      `${charge(facts.findings)}.`,
    (facts) =>
      `Before the next ${horizon(facts)} fill up, agree who takes ${at(facts).piece} out of the ${demand(facts)} ` +
      `points while you attend to ${carrier(facts)}.`,
  ],
  question: [
    (facts) =>
      `Find out ${at(facts).whether} before you change anything; until then, set ${carrier(facts)} beside these ` +
      `${demand(facts)} points.`,
    (facts) =>
      `Before you turn to ${otherWeight(facts)}, take the first of your ${horizon(facts)} to find out ` +
      `${at(facts).whether}.`,
    (facts) =>
      `Talk with someone you trust about ${at(facts).whether}, and about what the ${charge(facts.findings)} would be ` +
      `with less of ${at(facts).piece}.`,
    (facts) =>
      `Instead of pushing through, ${at(facts).limit}; ${carrier(facts)} can fill what that leaves of the ` +
      `${demand(facts)} points.`,
  ],
};
