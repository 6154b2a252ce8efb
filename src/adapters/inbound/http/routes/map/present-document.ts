import type { z } from 'zod';
import type {
  Milestone,
  ReportDocument,
  ReportSection,
} from '#adapters/presentation/report/report-document.ts';
import { blocksHtml } from '#adapters/presentation/report/report-html.ts';
import type { reportDocument } from './map-shapes.ts';

type Presented = z.input<typeof reportDocument>;

/** The plan is sent as data too, so that an application can store which steps are ticked. */
export const presentDocument = ({
  language,
  title,
  subtitle,
  facts,
  notice,
  sections,
  footer,
}: ReportDocument): Presented => ({
  language,
  title,
  subtitle,
  facts: [...facts],
  notice,
  sections: sections.map(presentSection),
  footer,
});

const presentSection = (section: ReportSection): Presented['sections'][number] => ({
  id: section.id,
  part: section.part,
  nature: section.finding?.nature ?? null,
  kicker: section.kicker ?? null,
  title: section.title,
  html: blocksHtml(section, 'milestone'),
  milestones: section.blocks.flatMap((block) =>
    block.kind === 'milestone' ? [presentMilestone(block.milestone)] : [],
  ),
});

const presentMilestone = ({ label, title, until, steps }: Milestone) => ({
  label: label ?? null,
  title,
  until: until ?? null,
  steps: steps.map(({ id, text, sign, serves }) => ({ id, text, sign, serves })),
});
