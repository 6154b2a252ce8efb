import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import type { Answering } from './answering.tsx';
import { answerTo } from './answers.ts';
import { QuestionView } from './question-view.tsx';
import { idOf, preferences, type Question, type Sheet, sheets } from './questions.ts';
import { forRole } from './words.ts';

interface Props {
  readonly sheet: Sheet;
  readonly answering: Answering;
  readonly hasAssessment: boolean;
}

/** One page of questions. People can always go on: missing and wrong answers are reported before the map is made. */
export function SheetView({ sheet, answering, hasAssessment }: Props): JSX.Element {
  const { intake, texts } = answering;
  const further = sheet.further.filter((question) => question !== preferences || !hasAssessment);
  const [isOpen] = useState(() => further.some((question) => answerTo(intake, question) !== undefined));
  const next = sheets.indexOf(sheet) + 2;
  const view = (question: Question): JSX.Element => (
    <QuestionView key={idOf(question)} question={question} answering={answering} />
  );
  return (
    <>
      <p class="lead">{forRole<{ lead: string }>(texts.sheets[sheet.name], intake).lead}</p>
      {sheet.asked.map(view)}
      <details open={isOpen}>
        <summary>{texts.further}</summary>
        {further.map(view)}
      </details>
      <p class="actions">
        <a class="button" href={pathTo('intake', next > sheets.length ? 'review' : next)}>
          {texts.next}
        </a>
      </p>
    </>
  );
}
