import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { FindingText, NarrativeSections } from '../../../domain/situation-map/narrative.ts';
import type { NatureProfile, RoleBasis } from '../../../domain/situation-map/reading.ts';
import type { FixedTexts } from './fixed-texts.ts';
import { plain, signed } from './numbers.ts';
import type { Block, Figure } from './report-document.ts';
import { figureOf, tableOf } from './tables.ts';
import { type Chapter, paragraphs, subheading, type Told, unlessEmpty } from './told.ts';

/** Each finding on its own: the claim, what we see, days like it, and what to try. */
export const findingSections: Chapter<NarrativeSections> = (told) =>
  told.profile.findings.flatMap(({ kind, nature }, index) => {
    const text = told.sections.findings[index];
    if (text === undefined) return [];
    return [
      {
        id: `finding-${index + 1}`,
        part: 'finding',
        finding: { kind, nature },
        ...(nature !== null && { kicker: told.nameOf(nature) }),
        title: text.title,
        blocks: blocksOf(told, text, nature, index),
      },
    ];
  });

function blocksOf(
  told: Told<NarrativeSections>,
  { see, scenes, conditions, experiment }: FindingText,
  nature: Nature | null,
  index: number,
): readonly Block[] {
  const { texts, profile } = told;
  return [
    nature === null ? { kind: 'lead', text: see } : { kind: 'paragraph', text: see },
    ...(nature === null ? [] : natureFigure(told, nature, index)),
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
        body: experiment.body,
        sayTo: texts.finding.say(experiment.say.to),
        script: experiment.say.words,
        notice: `${texts.finding.notice} ${experiment.notice}`,
      },
    },
  ];
}

/** This one nature: you, the role, and energy; what is not known is left out. */
function natureFigure(
  { profile, texts, nameOf }: Told<NarrativeSections>,
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
