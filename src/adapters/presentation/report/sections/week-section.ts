import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { sumOf } from '#domain/situation-map/measures/rounding.ts';
import { effectOf, type Week, weekEffects } from '#domain/situation-map/plan/week.ts';
import { plain } from './numbers.ts';
import type { Figure } from '../report-document.ts';
import { figureOf, tableOf } from './tables.ts';
import { type Chapter, paragraphs, subheading, type ReportContext, unlessEmpty } from '../report-context.ts';

/** How the hours of a week are spent, and what that does to energy. */
export const weekSection: Chapter<NarrativeSections> = (context) => {
  const { profile, texts, sections } = context;
  const figures = profile.week === null ? [] : [weekFigure(context, profile.week)];
  const together = unlessEmpty(sections.patterns ?? [], (items) => ({ kind: 'insights', items })).flatMap(
    (block) => [subheading(texts.week.together), block],
  );
  const unsettled = unlessEmpty(sections.contradictions ?? [], (items) => ({
    kind: 'insights',
    items,
  })).flatMap((block) => [subheading(texts.week.unsettled), block]);
  return [
    {
      id: 'week',
      part: 'week',
      title: texts.week.title,
      blocks: [...figures, ...paragraphs(sections.week), ...together, ...unsettled],
    },
  ];
};

/** Kinds of work that take no time are at the end of the chart, so that the chart shows all nine. */
const withoutTime = ({ natures }: Profile, { shares }: Week) =>
  natures
    .filter(({ nature }) => shares.every((share) => share.nature !== nature))
    .map(({ nature, energy }) => ({ nature, effect: effectOf(energy ?? 0), amount: 0 }));

function weekFigure({ profile, texts, nameOf }: ReportContext<NarrativeSections>, week: Week): Figure {
  const { caption, alternative } = texts.week.chart[week.basis];
  const inHours = week.basis === 'hours';
  const amountText = texts.week.amount[inHours ? 'hours' : 'parts'];
  const taking = week.shares.map(({ nature, effect, amount }) => ({
    label: nameOf(nature),
    effect,
    amount,
    text: amountText(amount === 0 ? '< 1' : plain(amount)),
  }));
  const nothing = week.basis === 'demand' ? texts.week.hardlyEver : amountText('0');
  const rows = [
    ...taking,
    ...withoutTime(profile, week).map((one) => ({ ...one, label: nameOf(one.nature), text: nothing })),
  ];
  const legend = weekEffects.map((effect) => {
    const those = rows.filter((row) => row.effect === effect);
    const sum = sumOf(those.map(({ amount }) => amount));
    const total = sum === 0 && those.length > 0 ? nothing : amountText(plain(sum));
    return { effect, text: `${texts.effects[effect]} · ${total}` };
  });
  return figureOf({
    id: 'week-chart',
    chart: { kind: 'week', legend, rows },
    caption,
    name: alternative,
    values: rows.map(({ label, text, effect }) => `${label} ${text} (${texts.effects[effect]})`),
    table: tableOf(
      caption,
      [
        { title: texts.appendix.natures.columns.nature, align: 'left', text: ({ label }) => label },
        { title: texts.week.title, align: 'right', text: ({ text }) => text },
        { title: texts.finding.energy, align: 'left', text: ({ effect }) => texts.effects[effect] },
      ],
      rows,
    ),
  });
}
