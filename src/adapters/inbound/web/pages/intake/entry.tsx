import type { JSX } from 'preact';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { Answering } from './answering.tsx';
import { hasGap } from './answers.ts';
import { sheets } from './questions.ts';

interface Props {
  readonly answering: Answering;
  readonly hasAssessment: boolean;
}

/** Explains the questions and how long they take, and links to them. */
export function Entry({ answering: { intake, texts }, hasAssessment }: Props): JSX.Element {
  const { lead, entry } = texts;
  const open = sheets.findIndex((sheet) => hasGap(intake, sheet)) + 1;
  return (
    <>
      <p class="lead">{lead}</p>
      <p>{entry.facts}</p>
      {!hasAssessment && (
        <p class="notice">
          {entry.noAssessment} <a href={pathTo('assessment')}>{entry.toAssessment}</a>
        </p>
      )}
      <p class="actions">
        <a class="button" href={pathTo('intake', open || 'review')}>
          {Object.keys(intake).length > 0 ? entry.goOn : entry.begin}
        </a>
      </p>
    </>
  );
}
