import { longDay, monthName } from '#adapters/presentation/long-day.ts';
import type { NarrativeSections, StepText } from '#domain/situation-map/report/narrative.ts';
import type { PlannedAction } from '#domain/situation-map/profile.ts';
import type { Counsel, Topic } from '#domain/situation-map/report/counsel.ts';
import { drainIn } from '#domain/situation-map/measures/drains.ts';
import { experimentOf, sayerFor, situationCaseOf } from './finding-texts.ts';
import { sumOf } from '#domain/situation-map/measures/rounding.ts';
import { firstPhrase } from './own-words.ts';
import { natureSlots, quotation, type WritingContext } from './writing-context.ts';
import type { WishedRole } from '#domain/situation-map/findings/wishes.ts';
import type { Asked, Step, WishReader } from './words/frame-words.ts';
import type { Slots } from './words/grammar.ts';

/**
 * The text above the plan: the goal, a note if the goal is further away than the plan, the wish and the main cost, and
 * the deadline.
 */
export function goalTexts(writing: WritingContext): readonly string[] {
  const { profile, counsel, words, grammar, say } = writing;
  const { primary, horizonDays } = profile.goals;
  const { goals, goalsOfSeekers } = words.plan;
  const seekers = counsel.audience.plan === 'seeking' && primary ? goalsOfSeekers[primary] : undefined;
  const goal = grammar.goal(seekers ?? goals[primary ?? 'unset']);
  const { wish, obstacle } = counsel.goal;
  return [
    goal,
    ...aimTexts(writing),
    ...(horizonDays === 180 || horizonDays === 365 ? [say(words.plan.longer[horizonDays])] : []),
    ...(wish === null ? [] : [say(words.plan.wish[wish.case], grammar.nature('nature', wish.nature))]),
    ...unsaidTexts(writing),
    ...(obstacle === null ? [] : [say(words.plan.obstacle, grammar.nature('nature', obstacle))]),
    ...deadlineTexts(writing),
  ];
}

/** The title of the role that the person aims for. */
function aimTexts({ basis, intake, words, say }: WritingContext): readonly string[] {
  const title = basis === 'target' ? firstPhrase(intake.currentWorkSituation.roleTitle) : null;
  return title === null ? [] : [say(words.plan.aim, { title })];
}

/** Wishes that no other text names, and the hours that the unwelcome work takes. */
function unsaidTexts({ profile, counsel, words, grammar, say }: WritingContext): readonly string[] {
  const { wish, unsaid } = counsel.goal;
  const { week, findings } = profile;
  const { first, further, later } = words.plan.more;
  const more = findings[0]?.kind === 'load_first' ? later : wish === null ? first : further;
  const taken = (week?.shares ?? []).filter(({ nature }) => unsaid.less.includes(nature));
  const hours = week?.basis === 'hours' ? sumOf(taken.map(({ amount }) => amount)) : 0;
  return [
    ...(unsaid.more.length === 0 ? [] : [say(more, { more: grammar.natures(unsaid.more) })]),
    ...(unsaid.less.length === 0
      ? []
      : [
          say(words.plan.less[hours > 0 ? 'hours' : 'parts'], {
            less: grammar.natures(unsaid.less),
            hours_less: grammar.aboutHours(hours),
          }),
        ]),
  ];
}

function deadlineTexts({
  profile: { language },
  counsel,
  words,
  grammar,
  say,
}: WritingContext): readonly string[] {
  const { deadline } = counsel.constraints;
  if (deadline === null) return [];
  const slots = {
    month: monthName(deadline.month, language),
    weeks: grammar.weeks(deadline.weeks),
    halfway: longDay(deadline.halfway, language),
  };
  return [say(words.plan.deadline[counsel.audience.plan === 'seeking' ? 'seeking' : 'others'], slots)];
}

export const planTexts = (writing: WritingContext): Readonly<Record<string, StepText>> =>
  Object.fromEntries(
    writing.profile.plan.flatMap(({ actions }) =>
      actions.map((action) => [action.id, stepText(writing, action)]),
    ),
  );

function stepText(writing: WritingContext, action: PlannedAction): StepText {
  const { profile, words, counsel, say } = writing;
  if (action.kind === 'review')
    return { text: say(words.plan.lookBack, { day: longDay(action.reviewOn, profile.language) }), sign: '' };
  if (action.textKey === 'goal.success') {
    const { text, done } = words.plan.towards[counsel.audience.plan];
    return { text: say(text, successSlots(writing)), sign: say(done) };
  }
  if (/^(?:goal\.)?success\./u.test(action.textKey)) {
    const { text, done } = stepTowards(writing, action.textKey);
    return { text: say(text, successSlots(writing)), sign: say(done) };
  }
  const drain = drainIn(action.textKey);
  if (drain !== undefined) {
    const { text, done } = words.everyday.step[drain][wishReaderOf(counsel)];
    return { text: say(text), sign: say(done) };
  }
  const finding = action.finding === null ? undefined : profile.findings[action.finding];
  if (finding === undefined) {
    const { text, done } = words.plan.decisions[profile.goals.primary ?? 'unset'][counsel.audience.plan];
    return { text: say(text), sign: say(done) };
  }
  const experiment = experimentOf(writing, finding);
  const sayIt = sayerFor(writing, finding);
  return action.textKey.endsWith('.first')
    ? { text: sayIt(experiment.first), sign: '' }
    : { text: sayIt(`${experiment.name}.`), sign: sayIt(experiment.done) };
}

/** The step for the theme at the end of the key, or the general step if there is no theme. */
function stepTowards({ words, counsel }: WritingContext, textKey: string): Step {
  const theme = counsel.ownWords.themes.find((one) => textKey.endsWith(`success.${one}`));
  return theme === undefined ? words.plan.success : words.ownWords.step[theme][wishReaderOf(counsel)];
}

const wishReaderOf = ({ audience: { plan } }: Counsel): WishReader => {
  if (plan === 'colleagues') return 'employed';
  return plan === 'alone' ? 'alone' : 'free';
};

/** What the person would call success, quoted. */
const successSlots = (writing: WritingContext): Slots => ({
  success: quotation(writing, writing.intake.goals.success) ?? '',
});

/** Three questions, each with the person to ask. */
export function conversationTexts(writing: WritingContext): NarrativeSections['conversation'] {
  const { counsel } = writing;
  return counsel.conversation.map((topic, index) => {
    const openBefore = counsel.conversation.slice(0, index).filter((one) => one === 'open').length;
    return askedAbout(writing, topic, openBefore);
  });
}

function askedAbout(writing: WritingContext, topic: Topic, openBefore: number): Asked {
  const { profile, words, counsel, say } = writing;
  const reader = counsel.audience.situation;
  const { byFinding, byGoal, success, open } = words.conversation;
  const finding = typeof topic === 'number' ? profile.findings[topic] : undefined;
  const slots = { ...natureSlots(writing, 'nature', finding?.nature), ...successSlots(writing) };
  const asked = (one: Asked): Asked => ({ to: say(one.to, slots), question: say(one.question, slots) });
  if (finding !== undefined) return asked(byFinding[situationCaseOf(finding)][reader]);
  const drain = drainIn(String(topic));
  if (drain !== undefined) return asked(words.everyday.ask[drain][wishReaderOf(counsel)]);
  if (topic === 'success') return asked(wishAsked(writing) ?? success[reader]);
  if (topic === 'goal') return asked(byGoal[profile.goals.primary ?? 'unset'][reader]);
  return asked(open[reader][openBefore === 0 ? 0 : 1]);
}

/** About the last theme of the wish, because the plan starts with the first. */
function wishAsked({ words, counsel }: WritingContext): Asked | undefined {
  const theme = counsel.ownWords.themes.at(-1);
  return theme === undefined ? undefined : words.ownWords.ask[theme][wishReaderOf(counsel)];
}

export function questionTexts(writing: WritingContext): NarrativeSections['question'] {
  const { intake, counsel, words, grammar, say } = writing;
  const constraints = quotation(writing, intake.goals.constraints);
  const { question } = counsel;
  const slots = {
    ...natureSlots(writing, 'nature', question.nature),
    ...natureSlots(writing, 'other', question.other),
    people: grammar.people(intake.currentWorkSituation.peopleManaged ?? 0),
  };
  return {
    wished: [
      ...(counsel.wishedRole === null ? [] : [wishedText(writing, counsel.wishedRole)]),
      ...wishTexts(writing),
    ].join(' '),
    fixed: constraints === null ? '' : fixedText(writing, constraints),
    question: say(words.question.question[question.case], slots),
  };
}

/** Quotes what the person cannot change, and says what follows from it. */
function fixedText({ counsel, basis, words, say }: WritingContext, constraints: string): string {
  const { theme } = counsel.constraints;
  const quote = say(words.question.fixed, { constraints });
  return theme === null ? quote : `${quote} ${say(words.question.fixedBy[theme][basis])}`;
}

/** How the wishes as a whole relate to energy and to what comes naturally. */
function wishTexts({
  counsel: { wishPattern },
  basis,
  words,
  grammar,
  say,
}: WritingContext): readonly string[] {
  if (wishPattern === null) return [];
  const slots = { more: grammar.natures(wishPattern.more), less: grammar.natures(wishPattern.less) };
  return [say(words.question.wishes[wishPattern.case][basis], slots)];
}

function wishedText(writing: WritingContext, wished: WishedRole): string {
  return [directionText(writing, wished), ...moveTexts(writing, wished)].join(' ');
}

/** How far the present role is from the wished one, in hours if they are known. */
function moveTexts({ profile: { week }, words, grammar, say }: WritingContext, { moved }: WishedRole) {
  if (moved === null) return [];
  const texts = words.question.move[moved.size];
  const hours = week?.basis === 'hours' ? Math.round((week.total * moved.percent) / 100) : 0;
  return hours > 0 && week !== null
    ? [say(texts.hours, { hours_move: grammar.aboutHours(hours), hours_total: grammar.hours(week.total) })]
    : [say(texts.parts, { part_move: grammar.part(moved.percent) })];
}

function directionText({ words, grammar, say }: WritingContext, { more, less }: WishedRole): string {
  const { both, more: onlyMore, less: onlyLess, same } = words.question.wished;
  const slots = { more: grammar.natures(more), less: grammar.natures(less) };
  if (more.length > 0 && less.length > 0) return say(both, slots);
  if (more.length > 0) return say(onlyMore, slots);
  return say(less.length > 0 ? onlyLess : same, slots);
}
