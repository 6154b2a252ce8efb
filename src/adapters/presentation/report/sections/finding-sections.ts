import type { Nature } from '#domain/scoring/dimensions.ts';
import type { FindingText, NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { NatureProfile, RoleBasis } from '#domain/situation-map/reading.ts';
import type { FixedTexts } from '../fixed-texts.ts';
import { plain, signed } from './numbers.ts';
import type { Block, Figure } from '../report-document.ts';
import { figureOf, tableOf } from './tables.ts';
import { type Chapter, paragraphs, subheading, type ReportContext, unlessEmpty } from '../report-context.ts';

/** One section for each finding: the claim, what we see, typical days, and what to try. */
export const findingSections: Chapter<NarrativeSections> = (context) =>
  context.profile.findings.flatMap(({ kind, nature }, index) => {
    const text = context.sections.findings[index];
    if (text === undefined) return [];
    return [
      {
        id: `finding-${index + 1}`,
        part: 'finding',
        finding: { kind, nature },
        ...(nature !== null && { kicker: context.nameOf(nature) }),
        title: text.title,
        blocks: blocksOf(context, text, nature, index),
      },
    ];
  });

function blocksOf(
  context: ReportContext<NarrativeSections>,
  { see, scenes, conditions, experiment }: FindingText,
  nature: Nature | null,
  index: number,
): readonly Block[] {
  const { texts, profile } = context;
  return [
    nature === null ? { kind: 'lead', text: see } : { kind: 'paragraph', text: see },
    ...(nature === null ? [] : natureFigure(context, nature, index)),
    subheading(texts.finding.scenes[profile.roleBasis]),
    ...paragraphs(scenes),
    ...unlessEmpty(conditions, (items) => ({
      kind: 'bullets',
      items: items.map((text) => ({ text })),
    })).flatMap((list) => [subheading(texts.finding.conditions), list]),
    {
      kind: 'experiment',
      experiment: {
        label: texts.finding.experiment,
        name: experiment.name,
        body: [experiment.body, ...laterOf(context, index)].join(' '),
        sayTo: texts.finding.say(experiment.say.to),
        script: experiment.say.words,
        notice: `${texts.finding.notice} ${experiment.notice}`,
      },
    },
  ];
}

/** The reason why the plan does not contain this finding; nothing if it does. */
function laterOf({ profile, texts }: ReportContext, index: number): readonly string[] {
  const isPlanned = profile.plan.some(({ actions }) => actions.some(({ finding }) => finding === index));
  if (isPlanned) return [];
  const { load, others } = texts.finding.later;
  return [profile.findings[0]?.kind === 'load_first' ? load : others];
}

/** This one nature: the person, the role, and energy. Unknown values are left out. */
function natureFigure(
  { profile, texts, nameOf }: ReportContext<NarrativeSections>,
  nature: Nature,
  index: number,
): readonly Figure[] {
  const isFirst = profile.findings.findIndex((finding) => finding.nature !== null) === index;
  const one = profile.natures.find((candidate) => candidate.nature === nature);
  const { preference = null, demand = null, energy = null } = one ?? {};
  const labels = { you: texts.you, role: texts.role[profile.roleBasis], energy: texts.finding.energy };
  const rows = [
    ...(preference === null ? [] : [{ label: labels.you, text: plain(preference) }]),
    ...(demand === null ? [] : [{ label: labels.role, text: plain(demand) }]),
    ...(energy === null ? [] : [{ label: labels.energy, text: signed(energy) }]),
  ];
  if (rows.length === 0) return [];
  const caption = captionOf({ preference, demand }, texts, profile.roleBasis);
  return [
    figureOf({
      id: `finding-${index + 1}-chart`,
      chart: {
        kind: 'nature',
        preference,
        demand,
        energy,
        labels,
        scale: texts.finding.scale,
        energyScale: texts.natures.energy.legend,
        legend: isFirst ? texts.finding.legend : null,
      },
      caption,
      name: texts.finding.chart.alternative,
      table: tableOf(
        caption,
        [
          { title: nameOf(nature), align: 'left', text: ({ label }) => label },
          { title: texts.appendix.overall.columns[1], align: 'right', text: ({ text }) => text },
        ],
        rows,
      ),
    }),
  ];
}

function captionOf(
  { preference, demand }: Pick<NatureProfile, 'preference' | 'demand'>,
  texts: FixedTexts,
  roleBasis: RoleBasis,
): string {
  if (preference !== null) return demand === null ? texts.finding.legend.you : texts.finding.chart.caption;
  return (demand === null ? texts.natures.energy : texts.natures.roleOnly[roleBasis]).caption;
}
