import type { Week, WeekShare } from '../../../domain/situation-map/week.ts';
import type { Telling } from './telling.ts';

/** The largest share is about equal to the smallest if it is less than this much larger, as a part of the whole. */
const evenSpread = 0.05;

/** How to read the chart, what fills the week, and what gives and costs most. */
export function weekTextOf({ profile: { week, natures }, words, grammar, say }: Telling): readonly string[] {
  const texts = words.week;
  if (week === null) return [say(texts.unknown)];
  const [largest] = week.shares;
  const isEven =
    largest !== undefined && largest.amount - (week.shares.at(-1)?.amount ?? 0) <= evenSpread * wholeOf(week);
  const energyOf = ({ nature }: WeekShare): number =>
    natures.find((one) => one.nature === nature)?.energy ?? 0;
  const flow = (share: WeekShare): number => energyOf(share) * share.amount;
  const byFlow = week.shares.toSorted((a, b) => flow(b) - flow(a));
  const giver = byFlow.slice(0, 1).find((one) => flow(one) > 0 && (isEven || one !== largest));
  const coster = byFlow.slice(-1).find((one) => flow(one) < 0 && (isEven || one !== largest));
  const sentence = (template: string, { nature }: WeekShare) =>
    say(template, grammar.nature('nature', nature));
  return [
    say(texts.basis[week.basis]),
    [
      ...(isEven || largest === undefined
        ? [say(texts.even)]
        : [sentence(texts.largest[largest.effect], largest)]),
      ...(giver === undefined ? [] : [sentence(texts.giver, giver)]),
      ...(coster === undefined ? [] : [sentence(texts.coster, coster)]),
    ].join(' '),
  ];
}

const wholeOf = ({ shares }: Week): number => shares.reduce((sum, { amount }) => sum + amount, 0);
