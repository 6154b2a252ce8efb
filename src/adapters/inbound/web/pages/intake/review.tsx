import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { FaultSummary, type NamedFault } from '#adapters/inbound/web/parts/fault-summary.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { type Answering, asking } from './answering.tsx';
import { answerTo, hasGap } from './answers.ts';
import { idOf, isAbout, questionsOn, type Sheet, sheets } from './questions.ts';
import { Submission, type SubmissionProps } from './submission.tsx';
import { said, wordsOf } from './words.ts';

const onSheets = sheets.flatMap(questionsOn);

/** All answers, the open questions, and the button that makes the map. */
export function Review(props: SubmissionProps): JSX.Element {
  const { answering } = props;
  const { faults, texts } = answering;
  const named = useMemo(() => nameFaults(answering), [faults, texts]);
  // Faults in fields that no question asks for: only another application can have saved them.
  const strays = faults.filter(({ pointer }) => !onSheets.some((question) => isAbout(question, pointer)));
  return (
    <>
      <p class="lead">{texts.review.lead}</p>
      <FaultSummary faults={named} />
      {strays.map(({ pointer, message }) => (
        <p key={pointer} class="notice error" role="alert" lang="en">
          {pointer}: {message}
        </p>
      ))}
      {sheets.map((sheet, index) => (
        <SaidOnSheet key={sheet.name} sheet={sheet} part={index + 1} answering={answering} />
      ))}
      <Submission {...props} />
    </>
  );
}

/** Each fault with a link to its question. */
const nameFaults = (answering: Answering): readonly NamedFault[] =>
  sheets.flatMap((sheet, index) =>
    questionsOn(sheet).flatMap((question): readonly NamedFault[] => {
      const { id, label, fault } = asking(question, answering);
      const href = `${pathTo('intake', index + 1)}#${id}`;
      return fault ? [{ id, href, text: [label, ' ', fault] }] : [];
    }),
  );

interface Props {
  readonly sheet: Sheet;
  readonly part: number;
  readonly answering: Answering;
}

/** The answers of one page in words, with a link back to it. */
function SaidOnSheet({ sheet, part, answering }: Props): JSX.Element {
  const { intake, texts } = answering;
  const { title, gap } = texts.sheets[sheet.name];
  return (
    <section class="said">
      <div class="head">
        <h2>{title}</h2>
        <a href={pathTo('intake', part)}>
          {texts.review.change}
          <span class="hidden-text">{`: ${title}`}</span>
        </a>
      </div>
      {hasGap(intake, sheet) && <p class="notice caution">{gap}</p>}
      <dl>
        {questionsOn(sheet)
          .filter((question) => answerTo(intake, question) !== undefined)
          .map((question) => (
            <div key={idOf(question)}>
              <dt>{wordsOf(question, answering).label}</dt>
              <dd>{said(question, answering)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
