import { randomRoleMedian } from '../../../domain/situation-map/profile.ts';
import { plain, signed } from './numbers.ts';
import type { Block, KeyFigure } from './report-document.ts';
import { type Chapter, paragraph, type Told, unlessEmpty } from './told.ts';

/** The whole report on one page. */
export const summaryChapter: Chapter = (told) => {
  const { profile, narrative, texts } = told;
  const { summary, quadrants } = texts;
  const { name, meaning } = quadrants[profile.roleBasis][profile.quadrant];
  const { bullets } = narrative.sections;
  return {
    id: 'summary',
    title: summary.title,
    blocks: [
      ...invitationFor(told),
      { kind: 'lead', text: `${name}. ${meaning}` },
      ...unlessEmpty(keyFiguresOf(told), (figures) => ({ kind: 'key_figures', figures })),
      ...narrative.sections.summary.flatMap(paragraph),
      {
        kind: 'bullets',
        items: [
          { label: summary.keep, text: bullets.keep },
          { label: summary.open, text: bullets.open },
          { label: summary.relieve, text: bullets.relieve },
        ],
      },
    ],
  };
};

const invitationFor = ({ profile, texts }: Told): readonly Block[] =>
  profile.preferenceSource === 'none'
    ? [{ kind: 'note', tone: 'method', text: texts.summary.invitation }]
    : [];

function keyFiguresOf({ profile, texts: { summary, bands } }: Told): readonly KeyFigure[] {
  const { alignment, alignmentBand, energy } = profile;
  const aligned = alignmentBand !== null && {
    value: plain(alignment.overall),
    label: summary.alignment.name,
    legend: `${summary.alignment.meaning} ${summary.alignmentBand(bands[alignmentBand], plain(randomRoleMedian))}`,
  };
  const balanced = energy.balance !== null && {
    value: signed(energy.balance),
    label: summary.balance.name,
    legend: `${summary.balance.meaning} ${summary.balanceParts(plain(energy.gain), plain(energy.drain))}`,
  };
  return [aligned, balanced].filter((figure) => figure !== false);
}
