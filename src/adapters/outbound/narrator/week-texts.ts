import type { Nature } from '#domain/scoring/dimensions.ts';
import { shareOf, type Week, type WeekShare } from '#domain/situation-map/plan/week.ts';
import { sumOf } from '#domain/situation-map/measures/rounding.ts';
import type { Contradiction } from '#domain/situation-map/measures/contradictions.ts';
import { natureSlots, type WritingContext } from './writing-context.ts';
import type { Slots } from './words/grammar.ts';

/** The shares are about equal if the largest exceeds the smallest by at most this part of the whole. */
const evenSpread = 0.05;

/** What several answers show together, but none of them alone. */
export const patternTextsOf = ({
  basis,
  counsel,
  words,
  grammar,
  sayAgain,
}: WritingContext): readonly string[] =>
  counsel.patterns.map((pattern) =>
    sayAgain(words.patterns[pattern.case][basis], {
      easy: grammar.natures(pattern.easy),
      hard: grammar.natures(pattern.hard),
      ...(pattern.source === null ? {} : grammar.nature('nature', pattern.source)),
    }),
  );

/** Answers that hardly fit together, and the consequences. */
export const contradictionTextsOf = (writing: WritingContext): readonly string[] =>
  writing.profile.contradictions.map((contradiction) =>
    writing.sayAgain(contradictionTemplate(writing, contradiction), {
      ...natureSlots(writing, 'nature', contradiction.nature),
      ...contradictionSlots(writing),
    }),
  );

function contradictionTemplate(
  { words: { contradictions } }: WritingContext,
  { case: as, tag }: Contradiction,
): string {
  if (as !== 'tag_costs_work_gives' && as !== 'tag_gives_work_costs') return contradictions[as];
  if (tag === null) throw new Error(`A contradiction about a tag has none: ${as}.`);
  return contradictions[as][tag];
}

const contradictionSlots = ({ grammar, intake: { currentWorkSituation } }: WritingContext): Slots => ({
  people: grammar.people(currentWorkSituation.peopleManaged ?? 0),
  hours_total: grammar.hours(currentWorkSituation.weeklyHours ?? 0),
});

/**
 * How to read the chart, what fills the week, and what gives and costs most. If several are equal, none of them is
 * called the most.
 */
export function weekTextOf(writing: WritingContext): readonly string[] {
  const { profile, words, sayAgain } = writing;
  const { week } = profile;
  if (week === null) return [sayAgain(words.week.unknown)];
  const texts = isEven(week)
    ? [sayAgain(words.week.even), ...flowTexts(writing, week)]
    : mostTexts(writing, week);
  const reading = [words.week.basis[week.basis], ...(writing.basis === 'target' ? [words.week.guessed] : [])];
  return [reading.map((text) => sayAgain(text)).join(' '), texts.join(' ')].filter((text) => text !== '');
}

function isEven({ shares }: Week): boolean {
  const whole = sumOf(shares.map(({ amount }) => amount));
  return (shares[0]?.amount ?? 0) - (shares.at(-1)?.amount ?? 0) <= evenSpread * whole;
}

function mostTexts(writing: WritingContext, week: Week): readonly string[] {
  const { words, grammar, sayAgain } = writing;
  const largest = soleMost(week, ({ amount }) => amount);
  if (largest === undefined) return flowTexts(writing, week);
  const effect = mentionedNatures(writing).has(largest.nature) ? 'mentioned' : largest.effect;
  const text = sayAgain(words.week.largest[effect], grammar.nature('nature', largest.nature));
  return [text, ...flowTexts(writing, week, largest.nature)];
}

/** Natures whose effect on energy is mentioned in a finding or a pattern. */
const mentionedNatures = ({ profile, counsel }: WritingContext): ReadonlySet<Nature> =>
  new Set([
    ...profile.findings.flatMap(({ nature, alike }) => [...(nature === null ? [] : [nature]), ...alike]),
    ...counsel.patterns.flatMap(({ easy, hard, source }) => [
      ...easy,
      ...hard,
      ...(source === null ? [] : [source]),
    ]),
  ]);

/** The kinds of work that give and cost most energy over the week, unless another text mentions them. */
function flowTexts(writing: WritingContext, week: Week, largest?: Nature): readonly string[] {
  const { profile, words, grammar, sayAgain } = writing;
  const mentioned = new Set<Nature | undefined>([largest, ...mentionedNatures(writing)]);
  // Not computed from the amounts in the chart, because they are rounded.
  const flow = (share: WeekShare): number => {
    const one = profile.natures.find(({ nature }) => nature === share.nature)!;
    return (one.energy ?? 0) * (shareOf(one) ?? 0);
  };
  const giver = soleMost(week, flow);
  const coster = soleMost(week, (share) => -flow(share));
  return [
    { template: words.week.giver, share: giver },
    { template: words.week.coster, share: coster },
  ].flatMap(({ template, share }) =>
    share === undefined || mentioned.has(share.nature)
      ? []
      : [sayAgain(template, grammar.nature('nature', share.nature))],
  );
}

/** The share with the highest value, if it is above 0 and no other share has the same value. */
function soleMost({ shares }: Week, of: (share: WeekShare) => number): WeekShare | undefined {
  const [first, second] = shares.toSorted((a, b) => of(b) - of(a));
  if (first === undefined || of(first) <= 0) return undefined;
  return second !== undefined && of(second) === of(first) ? undefined : first;
}
