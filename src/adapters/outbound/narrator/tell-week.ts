import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { Profile } from '../../../domain/situation-map/profile.ts';
import type { Week, WeekShare } from '../../../domain/situation-map/week.ts';
import type { Telling } from './telling.ts';

/** The largest share is about equal to the smallest if it is less than this much larger, as a part of the whole. */
const evenSpread = 0.05;

const isTarget = ({ roleBasis }: Profile): boolean => roleBasis === 'target';

/** What several answers say together, and none of them alone. */
export const patternTextsOf = ({ profile, counsel, words, grammar, sayAgain }: Telling): readonly string[] =>
  counsel.patterns.map((pattern) =>
    sayAgain(words.patterns[pattern.case][isTarget(profile) ? 'target' : 'now'], {
      easy: grammar.natures(pattern.easy),
      hard: grammar.natures(pattern.hard),
      ...(pattern.source === null ? {} : grammar.nature('nature', pattern.source)),
    }),
  );

/** How to read the chart, what fills the week, and what gives and costs most. What is equal is not told as the most. */
export function weekTextOf(telling: Telling): readonly string[] {
  const { profile, words, sayAgain } = telling;
  const { week } = profile;
  if (week === null) return [sayAgain(words.week.unknown)];
  const told = isEven(week)
    ? [sayAgain(words.week.even), ...flowTexts(telling, week)]
    : mostTexts(telling, week);
  const basis = [words.week.basis[week.basis], ...(isTarget(profile) ? [words.week.guessed] : [])];
  return [basis.map((text) => sayAgain(text)).join(' '), told.join(' ')].filter((text) => text !== '');
}

function isEven({ shares }: Week): boolean {
  const whole = shares.reduce((sum, { amount }) => sum + amount, 0);
  return (shares[0]?.amount ?? 0) - (shares.at(-1)?.amount ?? 0) <= evenSpread * whole;
}

function mostTexts(telling: Telling, week: Week): readonly string[] {
  const { words, grammar, sayAgain } = telling;
  const largest = soleMost(week, ({ amount }) => amount);
  if (largest === undefined) return flowTexts(telling, week);
  const text = sayAgain(words.week.largest[largest.effect], grammar.nature('nature', largest.nature));
  return [text, ...flowTexts(telling, week, largest.nature)];
}

/** What gives most and what costs most over the week, apart from what was told already. */
function flowTexts(
  { profile, words, grammar, sayAgain }: Telling,
  week: Week,
  told?: Nature,
): readonly string[] {
  // Not by the amounts of the chart, which are rounded.
  const flow = (share: WeekShare): number => {
    const { energy, timePercent, demand } = profile.natures.find(({ nature }) => nature === share.nature)!;
    return (energy ?? 0) * (timePercent ?? demand ?? 0);
  };
  const giver = soleMost(week, flow);
  const coster = soleMost(week, (share) => -flow(share));
  return [
    { template: words.week.giver, share: giver },
    { template: words.week.coster, share: coster },
  ].flatMap(({ template, share }) =>
    share === undefined || share.nature === told
      ? []
      : [sayAgain(template, grammar.nature('nature', share.nature))],
  );
}

/** The one with the most, if that is above 0 and nothing equals it. */
function soleMost({ shares }: Week, of: (share: WeekShare) => number): WeekShare | undefined {
  const [first, second] = shares.toSorted((a, b) => of(b) - of(a));
  if (first === undefined || of(first) <= 0) return undefined;
  return second !== undefined && of(second) === of(first) ? undefined : first;
}
