import type { Findings, NaturePlanFacts, PlanFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { carrier } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import { asked, charge, fit, mainstay, num, role, signed, standingOf, startOf, titledRole } from './words.ts';

const at = ({ subject }: NaturePlanFacts) => atWork[subject.nature];
const name = ({ subject }: NaturePlanFacts): string => subject.nature;
const demand = ({ subject }: NaturePlanFacts): string => num(subject.demand);
const feel = ({ subject }: NaturePlanFacts): string => signed(subject.energy);
/** The preference, or where it is not known the energy. */
const own = ({ subject }: NaturePlanFacts): string => standingOf(subject);

/** From what comes naturally to what is asked; where the former is not known, what is asked and how it feels. */
const range = ({ subject }: NaturePlanFacts): string =>
  subject.preference === null
    ? `an energy of ${signed(subject.energy)} at ${num(subject.demand)} asked`
    : `the way from your ${num(subject.preference)} to the ${num(subject.demand)} asked`;

/** The same, with its energy in either case. */
const feltRange = (facts: NaturePlanFacts): string =>
  facts.subject.preference === null ? range(facts) : `${range(facts)} and its ${feel(facts)} in energy`;

/** When to do what takes thought. */
const peaks = {
  early_morning: 'early in the morning',
  late_morning: 'late in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  varies: 'at an hour that suits you',
} as const;

const bestHour = ({ findings }: PlanFacts): string => peaks[findings.profile.energy.peakTime ?? 'varies'];

/** Whom to ask. */
function ally({ profile, worksAlone }: Findings): string {
  if (worksAlone) return 'someone who knows your business';
  if (profile.roleBasis === 'target') return 'someone who knows such work';
  return profile.contextFlags.includes('low_support')
    ? 'someone outside your team'
    : 'your manager or a colleague';
}

/** What weighs besides leading itself. */
const besideLeading = (findings: Findings): string =>
  findings.planStart?.nature === 'Leading' ? 'what others can do' : startOf(findings);

export const plan: Phrasebook['plan'] = {
  'risk.observe': [
    (facts) =>
      `At the end of each day, note where ${name(facts)} came up, with whom and at what cost; ${range(facts)}, ` +
      `behind the ${charge(facts.findings)}, is what you want to understand.`,
    (facts) =>
      `Keep a line a day on ${at(facts).doing}: what it was, how long it took, how you felt after, and what lies ` +
      `behind ${feltRange(facts)}.`,
    (facts) =>
      `Begin by watching: write down each evening what in ${name(facts)} was asked, by whom, and whether you would ` +
      `rate ${feltRange(facts)} the same again.`,
  ],
  'strain.delegate': [
    (facts) =>
      `This week, choose ${at(facts).piece} and a person on your team who would grow with it, agree on the result, ` +
      `and put the freed time into ${carrier(facts)}; ${demand(facts)} is enough to share.`,
    (facts) =>
      `List the ${name(facts)} on your desk, mark what only you can do, and hand over the rest piece by piece, ` +
      `${at(facts).piece} first; a demand of ${demand(facts)} leaves enough to give.`,
    (facts) =>
      `Hand ${at(facts).piece} to somebody on your team this week, with a date for a joint look at it; ${name(facts)} at ` +
      `${demand(facts)} need not all pass through you.`,
  ],
  'strain.share': [
    (facts) =>
      `Find ${at(facts).helper} and propose an exchange, on a single occasion to begin with: ${at(facts).piece}, ` +
      `out of ${demand(facts)} points of ${name(facts)}, for something in ${carrier(facts)}.`,
    (facts) =>
      `Talk with ${ally(facts.findings)} about ${name(facts)}, ${own(facts)} natural and ${demand(facts)} asked, and suggest sharing ` +
      `${at(facts).piece}, with ${carrier(facts)} as your side of the bargain.`,
    (facts) =>
      `Choose a part of ${name(facts)} that others do lightly, perhaps ${at(facts).piece}, and ask ` +
      `${ally(facts.findings)} who would share it; ${range(facts)} is reason enough.`,
  ],
  'strain.support': [
    (facts) =>
      `Ask ${at(facts).helper} to go through the next piece of ${name(facts)} with you, and ${at(facts).practise}; ` +
      `it is ${range(facts)} that calls for a hand.`,
    (facts) =>
      `Make ${range(facts)} of ${name(facts)} lighter by habit: ${at(facts).limit}, and do what remains ` +
      `${bestHour(facts)}.`,
    (facts) =>
      `Get yourself a tool or a companion for ${at(facts).doing}: ${at(facts).practise}, this week and on something ` +
      `small, since ${own(facts)} comes by itself and ${demand(facts)} is asked.`,
  ],
  'costly_strength.dose': [
    (facts) =>
      `Agree with ${ally(facts.findings)} how much ${name(facts)} a week may hold, then ${at(facts).limit}; your ` +
      `${own(facts)} will not suffer from it.`,
    (facts) =>
      `Go through next week and take out what comes to you in ${name(facts)} merely because you can (${own(facts)}); ` +
      `offer ${carrier(facts)} instead.`,
    (facts) =>
      `Try a lighter dose of ${at(facts).doing}: ${at(facts).limit}, and, as ${demand(facts)} is asked and ` +
      `${own(facts)} comes by itself, tell those concerned beforehand.`,
  ],
  'costly_strength.recover': [
    (facts) =>
      `Put a pause after each longer spell of ${at(facts).doing}, in the diary and with a name; at ${feel(facts)}, what ` +
      `you do next matters, so let it be ${carrier(facts)}.`,
    (facts) =>
      `For the coming weeks, ${at(facts).limit}, and notice which kind of pause brings ${name(facts)} up from ` +
      `${feel(facts)}.`,
    (facts) =>
      `Plan ${name(facts)} so that it ends before you do: ${at(facts).limit}, ${bestHour(facts)} if you can, and rest ` +
      `before the next of those ${demand(facts)} points.`,
  ],
  'growth_edge.learn': [
    (facts) =>
      `Begin this week, from ${own(facts)} in small steps towards ${demand(facts)}: ${at(facts).practise}, ask for ` +
      `a remark afterwards, and offer ${carrier(facts)} in return.`,
    (facts) =>
      `Choose a single occasion out of the ${demand(facts)} points of ${name(facts)}, and ${at(facts).practise}, ` +
      `${bestHour(facts)} and with ${carrier(facts)} to lean on.`,
    (facts) =>
      `Give ${name(facts)} a fixed hour of practice a week: ${at(facts).practise}, and note what it does to the ` +
      `${charge(facts.findings)}.`,
  ],
  'core.support': [
    (facts) =>
      `You have ${own(facts)} of ${name(facts)} and are asked for ${demand(facts)}: get help for the last stretch, ` +
      `from ${at(facts).helper} perhaps, and give ${carrier(facts)} in return.`,
    (facts) =>
      `Ask ${ally(facts.findings)} what in ${name(facts)} could be smaller, so that ${range(facts)} grows shorter; ` +
      `keep the parts that you like, and ${carrier(facts)} with them.`,
    (facts) =>
      `So that ${range(facts)} in ${name(facts)} does not grow longer, share ${at(facts).piece} with ` +
      `${at(facts).helper}, and keep what is left at an energy of ${feel(facts)}.`,
  ],
  'reserve.dose': [
    (facts) =>
      `There is no hurry to use ${name(facts)} more: ${at(facts).limit}, and write down ${at(facts).whether}, until its ` +
      `${feel(facts)} makes sense to you.`,
    (facts) =>
      `Keep ${name(facts)} to the ${demand(facts)} that is asked and no more for now; find out ${at(facts).whether}, and ` +
      `rest in ${carrier(facts)}.`,
    (facts) =>
      `Before your ${own(facts)} of ${name(facts)} is asked for more often, note ${at(facts).whether}, and ` +
      `${at(facts).limit}.`,
  ],
  'background.share': [
    (facts) =>
      `Offer ${at(facts).piece} to ${at(facts).helper}, and say what you would take over instead, such as ` +
      `${carrier(facts)}; at a demand of ${demand(facts)} it need not be yours.`,
    (facts) =>
      `Ask ${ally(facts.findings)} whether ${at(facts).piece} must lie with you, given a demand of ${demand(facts)} for ` +
      `${name(facts)} and an energy of ${feel(facts)}.`,
    (facts) =>
      `What there is of ${name(facts)}, ${range(facts)} included, can be shared without much ado: name ` +
      `${at(facts).piece}, name a person, and try it, with ${carrier(facts)} as your offer.`,
  ],
  'background.dose': [
    (facts) =>
      `Gather what there is of ${name(facts)} into a single block ${bestHour(facts)}, then ${at(facts).limit}; follow it ` +
      `with ${carrier(facts)}.`,
    (facts) =>
      `Make ${range(facts)} of ${name(facts)} smaller for yourself: ${at(facts).limit}, and see whether its ` +
      `${feel(facts)} moves.`,
    (facts) =>
      `Let ${at(facts).doing} (${feel(facts)}) have its hour and no more this week: ${at(facts).limit}, then go on to ` +
      `${carrier(facts)}.`,
  ],
  'drain.share': [
    (facts) =>
      `Ask ${at(facts).helper} to share ${at(facts).piece} for a few weeks; ${name(facts)} is asked of you at ` +
      `${demand(facts)}, and others may find it light.`,
    (facts) =>
      `Talk with ${ally(facts.findings)} about sharing ${at(facts).piece}, since ${name(facts)} drains you at ` +
      `${feel(facts)} while ${demand(facts)} is asked.`,
    (facts) =>
      `Find a person who takes to ${at(facts).doing} and swap ${at(facts).piece} for something you like better; ` +
      `with ${demand(facts)} points of ${name(facts)} and an energy of ${feel(facts)} in ` +
      `${titledRole(facts.findings)} there is something to swap.`,
  ],
  'drain.dose': [
    (facts) =>
      `Place ${at(facts).doing} ${bestHour(facts)} and in shorter spells: ${at(facts).limit}, and compare with the ` +
      `present ${feel(facts)} of ${name(facts)}.`,
    (facts) =>
      `Draw a line round ${name(facts)}, asked of you at ${demand(facts)}: ${at(facts).limit}, and put something ` +
      `that fills you after it, with the ${charge(facts.findings)} in view.`,
    (facts) =>
      `Keep ${name(facts)} (${feel(facts)}) from spreading: ${at(facts).limit}, this week to begin with, and tell ` +
      `${ally(facts.findings)} why.`,
  ],
  'untapped.open': [
    (facts) =>
      `Tell ${ally(facts.findings)} that you would like to ${at(facts).more}, and bring a proposal: what it gives ` +
      `${role(facts.findings)}, how long it takes, and your ${own(facts)} of ${name(facts)} beside ` +
      `${demand(facts)} asked.`,
    (facts) =>
      `Look for work in which your ${own(facts)} of ${name(facts)} counts for more than ` +
      `${asked(facts.subject.demand)}; a way in, next to ${carrier(facts)}, is to ${at(facts).more}.`,
    (facts) =>
      `Offer this week to ${at(facts).more}, for a limited time; ${own(facts)} points of ${name(facts)} beside ` +
      `${demand(facts)} asked are your argument, and so is the ${charge(facts.findings)}.`,
  ],
  'untapped.try': [
    (facts) =>
      `Start without asking: ${at(facts).attempt}, ${bestHour(facts)}, and let ${name(facts)} (${own(facts)}) go ` +
      `beyond its ${demand(facts)} in work that is yours already.`,
    (facts) =>
      `Pick a task you have anyway and bring more than ${demand(facts)} of your ${own(facts)} in ${name(facts)} ` +
      `into it, beside ${carrier(facts)}: ${at(facts).attempt}.`,
    (facts) =>
      `Give ${at(facts).doing} an hour this week that nobody has to grant: ${at(facts).attempt}, and see what ` +
      `${own(facts)} can do beyond the ${demand(facts)} asked, next to ${carrier(facts)}.`,
  ],
  'core.open': [
    (facts) =>
      `There is room beyond the ${demand(facts)} asked of ${name(facts)}: ${at(facts).attempt}, and if ` +
      `${own(facts)} proves too little room for it, offer to ${at(facts).more} beside ${carrier(facts)}.`,
    (facts) =>
      `Use a little more of your ${own(facts)} in ${name(facts)} this month, ${bestHour(facts)}: ${at(facts).attempt}.`,
  ],
  'background.open': [
    (facts) =>
      `Give ${name(facts)} a small place of its own: ${at(facts).attempt}, and see whether your ${own(facts)} ` +
      `wants more than the ${demand(facts)} asked, beside ${carrier(facts)}.`,
    (facts) =>
      `Test whether more ${name(facts)} than the ${demand(facts)} asked would suit your ${own(facts)} before you ` +
      `ask for it: ${at(facts).attempt}, and look at the ${charge(facts.findings)} again.`,
  ],
  'asset.protect': [
    (facts) =>
      `Give ${name(facts)} a fixed time in the coming weeks and ${at(facts).protect}; when something new is ` +
      `offered, ask what it would do to these ${demand(facts)} points and to ${carrier(facts)}.`,
    (facts) =>
      `Tell ${ally(facts.findings)} that you work well on ${at(facts).doing}, and ${at(facts).protect}: your ` +
      `${own(facts)} there hold up the ${fit(facts.findings)}.`,
    (facts) =>
      `Look ahead in the diary for what might push ${name(facts)} (${own(facts)} natural, ${demand(facts)} asked) ` +
      `aside and with it some of the ${fit(facts.findings)}, and ${at(facts).protect} before it does.`,
  ],
  'situation.observe': [
    (facts) =>
      `Each evening, write down what gave you energy that day and what took it; after a while, hold the list ` +
      `against the ${charge(facts.findings)} and ${titledRole(facts.findings)}.`,
    (facts) =>
      `Keep a short diary with ${titledRole(facts.findings)} in mind: where you forgot the time, where you watched ` +
      `it, and when it had to do with ${startOf(facts.findings)}.`,
  ],
  'situation.recover': [
    (facts) =>
      `Before changing tasks, set fixed times to recover this week and guard them like appointments; tell ` +
      `${ally(facts.findings)} about them, and expect ${startOf(facts.findings)} to knock first.`,
    (facts) =>
      `Choose an hour each day that belongs to rest, end work on time before it, and let the ${charge(facts.findings)} ` +
      `be your reason when somebody asks.`,
  ],
  'situation.talk': [
    (facts) =>
      `Go through your notes with someone who knows you well, and ask what they see in ` +
      `${titledRole(facts.findings)} that you may have stopped seeing.`,
    (facts) =>
      `Show a person you trust your notes and the ${charge(facts.findings)}, ask what surprises them, and agree on a ` +
      `single thing to change.`,
  ],
  'situation.keep': [
    (facts) =>
      `Write down what makes ${titledRole(facts.findings)} work at present, ${mainstay(facts.findings)} on top, and decide ` +
      `what you would not trade away.`,
    (facts) =>
      `Name the conditions behind the ${charge(facts.findings)}, people and hours included, and tell ` +
      `${ally(facts.findings)} that they matter to you.`,
  ],
  'goal.grow_in_role': [
    (facts) =>
      `Decide which part of ${titledRole(facts.findings)} you want to be known for, with ${mainstay(facts.findings)} in ` +
      `mind, and tell ${ally(facts.findings)}.`,
    (facts) =>
      `Choose the next step you want to grow into and pass on something for it; with the ${charge(facts.findings)} in ` +
      `view, ${startOf(facts.findings)} is where to look.`,
  ],
  'goal.reshape_role': [
    (facts) =>
      `Sketch the week you would like to have, compare it with the one behind the ${fit(facts.findings)}, and bring ` +
      `${ally(facts.findings)} a proposal with a date and something in return.`,
    (facts) =>
      `Decide on a single trade, less of ${startOf(facts.findings)} for more of ${mainstay(facts.findings)}, put it in ` +
      `writing, and ask for a trial.`,
  ],
  'goal.change_role': [
    (facts) =>
      `Write down what the next role must hold, ${mainstay(facts.findings)} first, and how much of ` +
      `${startOf(facts.findings)} it may; then talk with somebody who does such work.`,
    (facts) =>
      `Decide whether to look elsewhere or to mend: set the ${fit(facts.findings)} and ${startOf(facts.findings)} ` +
      `beside a role you could have, and choose where to put your effort.`,
  ],
  'goal.change_field': [
    (facts) =>
      `Speak with people in the field that draws you and ask how much of ${mainstay(facts.findings)} an ordinary ` +
      `week there uses and how much of ${startOf(facts.findings)}; then decide on a trial.`,
    (facts) =>
      `Decide what a new field would have to offer to do better than the ${fit(facts.findings)} and by ` +
      `${mainstay(facts.findings)}, and look for a small way to test it.`,
  ],
  'goal.start_business': [
    (facts) =>
      `Describe a first offer that lives on ${mainstay(facts.findings)}, show it to people who might want it, and ` +
      `decide on the next small test, with as little of ${startOf(facts.findings)} in it as you can.`,
    (facts) =>
      `Decide who would look after ${startOf(facts.findings)} in something of your own, before you decide anything larger ` +
      `about the ${charge(facts.findings)}.`,
  ],
  'goal.lead_people': [
    (facts) =>
      `Decide on a task with people in it that you will lead from beginning to end, bring ${mainstay(facts.findings)} ` +
      `into it, leave ${besideLeading(facts.findings)} to somebody else, and ask those you lead how it went.`,
    (facts) =>
      `Talk with ${ally(facts.findings)} about what leading would add to your week and what would have to go, ` +
      `beginning with ${besideLeading(facts.findings)}; then choose.`,
  ],
  'goal.restore_balance': [
    (facts) =>
      `Decide what you will stop, shorten or hand on for good, beginning with ${startOf(facts.findings)}, and tell ` +
      `the people it touches; for a reason, the ${charge(facts.findings)} will do.`,
    (facts) =>
      `Compare how you feel with the ${charge(facts.findings)} at the start, keep what has helped, and choose a ` +
      `rule about ${startOf(facts.findings)} for the coming months.`,
  ],
  'goal.return_to_work': [
    (facts) =>
      `List places whose ordinary day would use ${mainstay(facts.findings)}, ask someone who works there about ` +
      `${startOf(facts.findings)}, and decide which to pursue.`,
    (facts) =>
      `Decide how you want to begin, in hours and in tasks, and say so early; ${startOf(facts.findings)} is the ` +
      `part to settle first, in ${titledRole(facts.findings)} as elsewhere.`,
  ],
  'goal.gain_clarity': [
    (facts) =>
      `Write a page on what you now know about ${titledRole(facts.findings)} and what is still open, ` +
      `${startOf(facts.findings)} among it, and decide which question comes next.`,
    (facts) =>
      `Choose between keeping, reshaping and leaving as if you had to, with the ${fit(facts.findings)} and ` +
      `${startOf(facts.findings)} before you, and watch how each choice feels for a few days.`,
  ],
  'goal.other': [
    (facts) =>
      `Put your goal into a sentence with a date, and decide on the next step that ${mainstay(facts.findings)} ` +
      `makes easy and ${startOf(facts.findings)} does not block.`,
    (facts) =>
      `Decide what your goal asks you to give up, with ${startOf(facts.findings)} and the ` +
      `${charge(facts.findings)} in view, and tell somebody who will ask about it.`,
  ],
  'goal.unset': [
    (facts) =>
      `Decide what you want from the coming months: more of ${mainstay(facts.findings)}, less of ` +
      `${startOf(facts.findings)}, or something that this report does not name; write it down in a sentence.`,
    (facts) =>
      `Choose a direction for ${titledRole(facts.findings)}, to keep, to change or to leave, and write down the reason in ` +
      `a few words.`,
  ],
  'review.new_map': [
    (facts) =>
      `Rate demands and energy again and lay the new map beside this one, with an eye on the ${fit(facts.findings)} and ` +
      `on ${startOf(facts.findings)}.`,
    (facts) =>
      `Fill in the questionnaire once more and compare: has ${startOf(facts.findings)} moved, and what has become of the ` +
      `${charge(facts.findings)}?`,
    (facts) =>
      `Make a new map after these ${facts.horizonDays} days and ask what has moved, beginning with ` +
      `${startOf(facts.findings)} and ending with the ${fit(facts.findings)}.`,
  ],
};
