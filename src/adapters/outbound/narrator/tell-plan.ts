import { longDay } from '../../presentation/long-day.ts';
import type { NarrativeSections, StepText } from '../../../domain/situation-map/narrative.ts';
import type { PlannedAction } from '../../../domain/situation-map/profile.ts';
import type { Counsel, Topic } from '../../../domain/situation-map/counsel.ts';
import { experimentOf, sayerFor, situationCaseOf } from './tell-findings.ts';
import { natureSlots, quotation, type Telling } from './telling.ts';
import type { WishedRole } from '../../../domain/situation-map/findings/wishes.ts';
import type { Asked, Step, WishReader } from './words/frame-words.ts';
import type { Slots } from './words/grammar.ts';

/** The goal, its horizon and what would be success, above the plan. */
export function goalTexts(telling: Telling): readonly string[] {
  const { profile, counsel, words, grammar, say } = telling;
  const { primary, horizonDays } = profile.goals;
  const { goals, goalsOfSeekers } = words.plan;
  const seekers = counsel.audience.plan === 'seeking' && primary ? goalsOfSeekers[primary] : undefined;
  const goal = grammar.goal(seekers ?? goals[primary ?? 'unset']);
  const { wish, obstacle } = counsel.goal;
  return [
    goal,
    ...(horizonDays === 180 || horizonDays === 365 ? [say(words.plan.longer[horizonDays])] : []),
    ...(wish === null ? [] : [say(words.plan.wish[wish.case], grammar.nature('nature', wish.nature))]),
    ...(obstacle === null ? [] : [say(words.plan.obstacle, grammar.nature('nature', obstacle))]),
  ];
}

export const planTexts = (telling: Telling): Readonly<Record<string, StepText>> =>
  Object.fromEntries(
    telling.profile.plan.flatMap(({ actions }) =>
      actions.map((action) => [action.id, stepText(telling, action)]),
    ),
  );

function stepText(telling: Telling, action: PlannedAction): StepText {
  const { profile, words, counsel, say } = telling;
  if (action.kind === 'review')
    return { text: say(words.plan.lookBack, { day: longDay(action.reviewOn, profile.language) }), sign: '' };
  if (action.textKey === 'goal.success') {
    const { text, done } = words.plan.towards[counsel.audience.plan];
    return { text: say(text, successSlots(telling)), sign: say(done) };
  }
  if (/^(?:goal\.)?success\./u.test(action.textKey)) {
    const { text, done } = stepTowards(telling, action.textKey);
    return { text: say(text, successSlots(telling)), sign: say(done) };
  }
  const finding = action.finding === null ? undefined : profile.findings[action.finding];
  if (finding === undefined) {
    const { text, done } = words.plan.decisions[profile.goals.primary ?? 'unset'][counsel.audience.plan];
    return { text: say(text), sign: say(done) };
  }
  const experiment = experimentOf(telling, finding);
  const sayIt = sayerFor(telling, finding);
  return action.textKey.endsWith('.first')
    ? { text: sayIt(experiment.first), sign: '' }
    : { text: sayIt(`${experiment.name}.`), sign: sayIt(experiment.done) };
}

/** By the theme that the key ends with; where it names none, the wish itself. */
function stepTowards({ words, counsel }: Telling, textKey: string): Step {
  const theme = counsel.ownWords.themes.find((one) => textKey.endsWith(`success.${one}`));
  return theme === undefined ? words.plan.success : words.ownWords.step[theme][wishReaderOf(counsel)];
}

const wishReaderOf = ({ audience: { plan } }: Counsel): WishReader => {
  if (plan === 'colleagues') return 'employed';
  return plan === 'alone' ? 'alone' : 'free';
};

/** What the person would call success, quoted, where it is told of. */
const successSlots = (telling: Telling): Slots => ({
  success: quotation(telling, telling.intake.goals.success) ?? '',
});

/** Three, each with whom to ask. */
export function conversationTexts(telling: Telling): NarrativeSections['conversation'] {
  const { counsel } = telling;
  return counsel.conversation.map((topic, index) => {
    const openBefore = counsel.conversation.slice(0, index).filter((one) => one === 'open').length;
    return askedAbout(telling, topic, openBefore);
  });
}

function askedAbout(telling: Telling, topic: Topic, openBefore: number): Asked {
  const { profile, words, counsel, say } = telling;
  const reader = counsel.audience.situation;
  const { byFinding, byGoal, success, open } = words.conversation;
  const finding = typeof topic === 'number' ? profile.findings[topic] : undefined;
  const slots = { ...natureSlots(telling, 'nature', finding?.nature), ...successSlots(telling) };
  const asked = (one: Asked): Asked => ({ to: say(one.to, slots), question: say(one.question, slots) });
  if (finding !== undefined) return asked(byFinding[situationCaseOf(finding)][reader]);
  if (topic === 'success') return asked(wishAsked(telling) ?? success[reader]);
  if (topic === 'goal') return asked(byGoal[profile.goals.primary ?? 'unset'][reader]);
  return asked(open[reader][openBefore === 0 ? 0 : 1]);
}

/** About the last thing that the wish is about, since the plan begins the first. */
function wishAsked({ words, counsel }: Telling): Asked | undefined {
  const theme = counsel.ownWords.themes.at(-1);
  return theme === undefined ? undefined : words.ownWords.ask[theme][wishReaderOf(counsel)];
}

export function questionTexts(telling: Telling): NarrativeSections['question'] {
  const { intake, counsel, words, grammar, say } = telling;
  const constraints = quotation(telling, intake.goals.constraints);
  const { question } = counsel;
  const slots = {
    ...natureSlots(telling, 'nature', question.nature),
    ...natureSlots(telling, 'other', question.other),
    people: grammar.people(intake.currentWorkSituation.peopleManaged ?? 0),
  };
  return {
    wished: counsel.wishedRole === null ? '' : wishedText(telling, counsel.wishedRole),
    fixed: constraints === null ? '' : say(words.question.fixed, { constraints }),
    question: say(words.question.question[question.case], slots),
  };
}

function wishedText(telling: Telling, wished: WishedRole): string {
  return [directionText(telling, wished), ...moveTexts(telling, wished)].join(' ');
}

/** How far it is from the one role to the other, in hours where they are known. */
function moveTexts({ profile: { week }, words, grammar, say }: Telling, { moved }: WishedRole) {
  if (moved === null) return [];
  const texts = words.question.move[moved.size];
  const hours = week?.basis === 'hours' ? Math.round((week.total * moved.percent) / 100) : 0;
  return hours > 0 && week !== null
    ? [say(texts.hours, { hours_move: grammar.aboutHours(hours), hours_total: grammar.hours(week.total) })]
    : [say(texts.parts, { part_move: grammar.part(moved.percent) })];
}

function directionText({ words, grammar, say }: Telling, { more, less }: WishedRole): string {
  const { both, more: onlyMore, less: onlyLess, same } = words.question.wished;
  const slots = { more: grammar.natures(more), less: grammar.natures(less) };
  if (more.length > 0 && less.length > 0) return say(both, slots);
  if (more.length > 0) return say(onlyMore, slots);
  return say(less.length > 0 ? onlyLess : same, slots);
}
