import type { NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { Profile } from '../../../domain/situation-map/profile.ts';
import { effectOf, type Week, weekEffects } from '../../../domain/situation-map/week.ts';
import { plain } from './numbers.ts';
import type { Figure } from './report-document.ts';
import { figureOf, tableOf } from './tables.ts';
import { type Chapter, paragraphs, subheading, type Told, unlessEmpty } from './told.ts';

/** What takes the hours of a week, and what that does to energy. */
export const weekSection: Chapter<NarrativeSections> = (told) => {
  const { profile, texts, sections } = told;
  const figures = profile.week === null ? [] : [weekFigure(told, profile.week)];
  const together = unlessEmpty(sections.patterns ?? [], (items) => ({ kind: 'insights', items })).flatMap(
    (block) => [subheading(texts.week.together), block],
  );
  return [
    {
      id: 'week',
      part: 'week',
      title: texts.week.title,
      blocks: [...figures, ...paragraphs(sections.week), ...together],
    },
  ];
};

/** Kinds of work that take no time stand at the end of the chart, so that it shows all nine. */
const withoutTime = ({ natures }: Profile, { shares }: Week) =>
  natures
    .filter(({ nature }) => shares.every((share) => share.nature !== nature))
    .map(({ nature, energy }) => ({ nature, effect: effectOf(energy ?? 0), amount: 0 }));

function weekFigure({ profile, texts, nameOf }: Told<NarrativeSections>, week: Week): Figure {
  const { caption, alternative } = texts.week.chart[week.basis];
  const inHours = week.basis === 'hours';
  const amountText = texts.week.amount[inHours ? 'hours' : 'parts'];
  const taking = week.shares.map(({ nature, effect, amount }) => ({
    label: nameOf(nature),
    effect,
    amount,
    text: amountText(amount === 0 ? '< 1' : plain(amount)),
  }));
  const rows = [
    ...taking,
    ...withoutTime(profile, week).map((one) => ({
      ...one,
      label: nameOf(one.nature),
      text: amountText('0'),
    })),
  ];
  const legend = weekEffects.map((effect) => {
    const amounts = rows.filter((row) => row.effect === effect).map(({ amount }) => amount);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    return { effect, text: `${texts.effects[effect]} · ${amountText(plain(sum))}` };
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
