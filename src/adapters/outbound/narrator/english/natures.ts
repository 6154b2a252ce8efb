import type { Phrasebook } from '../phrasebook.ts';
import {
  alongWith,
  besideTheEasiest,
  besideTheHardest,
  besideTheWidest,
  carrier,
  deciders,
  tiring,
  unlike,
} from './contrasts.ts';
import { counsel } from './counsel.ts';
import { atWork } from './natures-at-work.ts';
import { amountOf, asked, asks, capital, charge, does, fit, marked, role, titledRole } from './words.ts';

type Natures = Phrasebook['natures'];

const standing: Natures['standing'] = {
  core: [
    ({ findings, subject, partner }) =>
      `${subject.nature} comes naturally to you at ${subject.preference}, ` +
      `${besideTheHardest({ findings, subject })}, and ${role(findings)} ${asks(findings)} for ${subject.demand}: here you ` +
      `may simply be yourself${partner === null ? '' : `, as in ${partner.nature}`}.`,
    ({ findings, subject }) =>
      `In ${titledRole(findings)}, ${atWork[subject.nature].doing} is wanted at ${subject.demand} and natural to you ` +
      `at ${subject.preference}, so ${subject.nature} needs no run-up.`,
    (facts) =>
      `You bring ${facts.subject.nature} at ${facts.subject.preference} and are asked for it at ` +
      `${facts.subject.demand}, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `At ${subject.demand}, ${role(findings)} ${does(findings, 'leans', 'lean')} on ${subject.nature}, and your ` +
      `${subject.preference} ${does(findings, 'bears', 'bear')} it; the ${fit(findings)} rests partly on this.`,
    (facts) =>
      `A demand of ${facts.subject.demand} for ${atWork[facts.subject.nature].doing} meets ${facts.subject.preference} ` +
      `points of ${facts.subject.nature} of your own, ${besideTheEasiest(facts)}.`,
  ],
  costly_strength: [
    (facts) =>
      `You can do ${facts.subject.nature}, natural at ${facts.subject.preference} and asked for at ` +
      `${facts.subject.demand}, and what comes easily here still has its price, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} for ${subject.nature} at ${subject.demand} and finds ` +
      `${subject.preference} of it in you; on paper the two agree, and the bill arrives as tiredness.`,
    (facts) =>
      `With ${facts.subject.preference} natural and ${facts.subject.demand} asked, ${facts.subject.nature} would pass ` +
      `for a good fit, ${besideTheWidest(facts)}, were it not for what it costs.`,
    ({ findings, subject }) =>
      `Nobody has to teach you ${atWork[subject.nature].doing}: ${subject.nature} stands at ${subject.preference} beside ` +
      `${subject.demand} asked, and the ${charge(findings)} shows what ability alone does not.`,
  ],
  untapped: [
    ({ findings, subject }) =>
      `There is more ${subject.nature} in you (${subject.preference}) than ${titledRole(findings)} has found a use ` +
      `for so far (${subject.demand}).`,
    (facts) =>
      `${capital(atWork[facts.subject.nature].doing)} comes easily to you: ${facts.subject.nature} stands at ` +
      `${facts.subject.preference}, ${besideTheHardest(facts)}, and ${asked(facts.subject.demand)} of it is asked for.`,
    (facts) =>
      `The work ${does(facts.findings, 'passes', 'pass')} over ${amountOf(facts.subject.gap)} of your ` +
      `${facts.subject.nature}: ${facts.subject.preference} by nature, ${asked(facts.subject.demand)} on request, ` +
      `${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `Between the ${subject.preference} at which ${subject.nature} comes to you and the ${subject.demand} that ` +
      `${role(findings)} ${asks(findings)} for lies room, not a fault, and the ${fit(findings)} leaves it out.`,
    ({ findings, subject, partner }) =>
      `Of your ${subject.nature}, natural at ${subject.preference}, ${asked(subject.demand)} is called for, so that ` +
      `${atWork[subject.nature].doing} waits its ` +
      `turn${partner === null ? ` in ${titledRole(findings)}` : ` beside ${marked(partner)}`}.`,
  ],
  reserve: [
    (facts) =>
      `${facts.subject.nature} is natural to you at ${facts.subject.preference} and not much asked for, at ` +
      `${facts.subject.demand}; even so it drains you at present, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} for ${subject.nature} at a moderate ${subject.demand}, and ` +
      `you have ${subject.preference} of it: that it drains all the same deserves a closer look.`,
    (facts) =>
      `A natural ${facts.subject.preference} and a demand of ${facts.subject.demand} should sit easily together in ` +
      `${facts.subject.nature}, and at the moment they do not, ${besideTheWidest(facts)}.`,
  ],
  growth_edge: [
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} is ahead of you in ${subject.nature}, with ${subject.demand} asked and ` +
      `${subject.preference} natural, though nothing in your ratings says that it works against you.`,
    (facts) =>
      `${facts.subject.nature} is asked for at ${facts.subject.demand} and comes to you at ${facts.subject.preference} ` +
      `so far, ${besideTheEasiest(facts)}: a stretch, and one without a loss of energy.`,
    (facts) =>
      `Here you are asked to grow: ${facts.subject.preference} of ${facts.subject.nature} comes by itself and ` +
      `${facts.subject.demand} is wanted, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `The ${subject.demand} that ${role(findings)} ${asks(findings)} of your ${subject.nature} lies beyond the natural ` +
      `${subject.preference}; of all that makes up the ${fit(findings)}, this is a side that invites practice.`,
  ],
  strain: [
    (facts) =>
      `${facts.subject.nature} comes less naturally to you, at ${facts.subject.preference}, ` +
      `${besideTheEasiest(facts)}, and ${role(facts.findings)} ${asks(facts.findings)} for it at ` +
      `${facts.subject.demand}: an uphill stretch whenever it comes.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} for ${subject.nature} at ${subject.demand}, where ` +
      `${subject.preference} would come by itself; the difference is made up by effort.`,
    (facts) =>
      `Between a demand of ${facts.subject.demand} and a natural ${facts.subject.preference}, ` +
      `${atWork[facts.subject.nature].doing} has to be willed; ${facts.subject.nature} seldom runs by itself, ` +
      `${unlike(facts)}.`,
    ({ findings, subject }) =>
      `Among what lies behind the ${fit(findings)}, ${subject.nature} is one of the places that pull: ` +
      `${subject.demand} asked, ${subject.preference} natural, and the rest supplied by you.`,
  ],
  background_drain: [
    (facts) =>
      `${facts.subject.nature} is no main theme, with ${facts.subject.preference} natural and ${facts.subject.demand} ` +
      `asked, and still it makes itself felt, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `In ${titledRole(findings)}, ${subject.nature} stays in the second row at ${subject.demand}; at ` +
      `${subject.preference} it is not where you are most at home either, and what there is of it drains.`,
    (facts) =>
      `A moderate ${facts.subject.demand} asked and ${facts.subject.preference} natural: ${facts.subject.nature} ` +
      `would hardly be worth a paragraph, ${besideTheWidest(facts)}, if it did not cost energy.`,
  ],
  background_stretch: [
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} for ${subject.nature} in moderation, at ${subject.demand}, ` +
      `and ${subject.preference} of it comes by itself, so that ${amountOf(subject.gap)} practice would not come ` +
      `amiss.`,
    (facts) =>
      `${facts.subject.nature} comes to you at ${facts.subject.preference} and is asked for at ${facts.subject.demand}, ` +
      `${besideTheEasiest(facts)}; it is a moderate reach, without a loss of energy.`,
    (facts) =>
      `Not a loud part of the week, ${facts.subject.nature}: ${facts.subject.demand} asked and ` +
      `${facts.subject.preference} natural, ${besideTheWidest(facts)}, with ${atWork[facts.subject.nature].doing} as a ` +
      `quiet exercise.`,
  ],
  background_room: [
    (facts) =>
      `${facts.subject.nature} comes to you at ${facts.subject.preference}, ${besideTheEasiest(facts)}, and ` +
      `${role(facts.findings)} ${asks(facts.findings)} for ${facts.subject.demand} of it, which you can give without ` +
      `stretching.`,
    ({ findings, subject }) =>
      `In ${titledRole(findings)}, ${atWork[subject.nature].doing} plays a quiet part: ${subject.demand} asked of ` +
      `${subject.nature}, ${subject.preference} natural, and nothing to force on either side.`,
    (facts) =>
      `With ${facts.subject.preference} natural and ${facts.subject.demand} asked, ${facts.subject.nature} is calm ` +
      `water, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `You have ${subject.preference} of ${subject.nature} at your disposal and need ${subject.demand} of it, so the ` +
      `${fit(findings)} has a calm corner in ${atWork[subject.nature].doing}.`,
    (facts) =>
      `Neither loud nor difficult, ${atWork[facts.subject.nature].doing} is covered: ${facts.subject.nature} stands at ` +
      `${facts.subject.preference} beside a demand of ${facts.subject.demand}, ${besideTheHardest(facts)}.`,
  ],
  unplaced: [
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} for ${subject.nature} at ${subject.demand}; how naturally ` +
      `${atWork[subject.nature].doing} comes to you is still open, since its preference is not known.`,
    ({ findings, subject }) =>
      `What is known of ${subject.nature} is a demand of ${subject.demand} and what it does to the ${charge(findings)}; ` +
      `whether ${atWork[subject.nature].doing} comes naturally, the assessment has yet to show.`,
    (facts) =>
      `A demand of ${facts.subject.demand} meets a nature whose place in you has not been measured: ` +
      `${facts.subject.nature}, which ought to be read with care until then, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `With ${subject.demand} asked, ${subject.nature} takes up room in ${role(findings)}, and it remains to be seen ` +
      `whether you reach for ${atWork[subject.nature].doing} or stand in it already.`,
  ],
};

const energy: Natures['energy'] = {
  [-2]: [
    (facts) =>
      `${facts.subject.nature} costs you a lot (−2 at ${facts.subject.demand} asked), ${alongWith(facts)}.`,
    (facts) =>
      `After ${atWork[facts.subject.nature].doing} you have clearly less in hand than before (−2), ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `You give ${subject.nature} the lowest energy rating there is, −2, and the ${charge(findings)} contains it.`,
    (facts) =>
      `A day full of ${facts.subject.nature} (−2) has to be recovered from, best with ${carrier(facts)}.`,
  ],
  [-1]: [
    (facts) =>
      `${facts.subject.nature} takes a little each time (−1 at ${facts.subject.demand} asked), ${alongWith(facts)}.`,
    (facts) =>
      `A rating of −1 is mild, but ${atWork[facts.subject.nature].doing} does draw on your reserves, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `${subject.nature} leaves you somewhat emptier (−1), a small entry on the debit side of the ${charge(findings)}.`,
    (facts) =>
      `The cost is moderate (−1), yet ${facts.subject.nature} is not what you rest in; ${carrier(facts)} serves you ` +
      `better there.`,
  ],
  0: [
    (facts) =>
      `For your energy ${facts.subject.nature} is neutral (0 at ${facts.subject.demand} asked), ${alongWith(facts)}.`,
    (facts) =>
      `${capital(atWork[facts.subject.nature].doing)} passes without filling or emptying you (0), ${unlike(facts)}.`,
    (facts) =>
      `Rated 0, ${facts.subject.nature} is neither rest nor burden, and the ${charge(facts.findings)} is decided by ` +
      `${deciders(facts)}.`,
    (facts) =>
      `Time given to ${facts.subject.nature} comes back as it went (0 at ${facts.subject.demand} asked), easily ` +
      `placed beside ${carrier(facts)}.`,
    (facts) =>
      `${facts.subject.nature} can be done on a full or on an empty day alike (0), ${alongWith(facts)}.`,
  ],
  1: [
    (facts) =>
      `${facts.subject.nature} gives you a little energy (+1 at ${facts.subject.demand} asked), ${alongWith(facts)}.`,
    (facts) =>
      `You come out of ${atWork[facts.subject.nature].doing} slightly fuller than you went in (+1), ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `A rating of +1 puts ${marked(subject)} on the credit side of the ${charge(findings)}, without making noise ` +
      `about it.`,
    (facts) =>
      `Quietly it does you good: ${facts.subject.nature} (+1), ${alongWith(facts)}, goes well before or after ` +
      `${tiring(facts)}.`,
    (facts) =>
      `What ${facts.subject.nature} adds to your energy is small and steady (+1), and ${carrier(facts)} can be joined to ` +
      `it without harm.`,
  ],
  2: [
    (facts) =>
      `${facts.subject.nature} gives you a lot (+2 at ${facts.subject.demand} asked), ${alongWith(facts)}.`,
    (facts) =>
      `Time spent on ${atWork[facts.subject.nature].doing} fills you up (+2), ${unlike(facts)}, and is worth ` +
      `defending.`,
    ({ findings, subject }) =>
      `You give ${marked(subject)} the highest energy rating there is, +2, and the ${charge(findings)} ` +
      `${(subject.timePercent ?? subject.demand) > 0 ? 'would be lower without it' : 'has yet to feel it'}.`,
    (facts) =>
      `${facts.subject.nature} is a well to draw from (+2), ${alongWith(facts)}, when ${tiring(facts)} has left ` +
      `you empty.`,
    (facts) =>
      `An hour of ${atWork[facts.subject.nature].doing} leaves you with more than you put in (+2), which the ` +
      `${charge(facts.findings)} can set against ${tiring(facts)}.`,
  ],
};

export const natures: Natures = { standing, energy, counsel };
