import type { JSX } from 'preact';
import { useFrame } from '../../frame/frame-context.ts';
import { fill } from '../../language/fill.ts';
import { day } from '../../language/format.ts';
import { goTo } from '../../navigation/navigation.ts';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { KeepingNote } from '../../parts/keeping-note.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { pathTo } from '../../paths.ts';
import { Answered } from './answered.tsx';
import { pageOf } from './paging.ts';
import type { ViewProps } from './view-props.ts';

/** Before the first answer, between two sittings, or after a result. */
export function Introduction(props: ViewProps): JSX.Element {
  const { language } = useFrame();
  const { statements, open, latest, texts } = props;
  const [gap] = open;
  const isBegun = open.length < statements.length;
  const next = gap === undefined ? 'review' : pageOf(statements, gap);
  const begun = gap === undefined ? 'complete' : 'begun';
  const { lead, action } = texts.introduction[isBegun ? begun : latest ? 'again' : 'first'];
  return (
    <>
      {isBegun && <Answered {...props} />}
      <p class="lead">{lead}</p>
      <p class="actions">
        <a class="button" href={pathTo('assessment', next)}>
          {fill(action, { page: next })}
        </a>
        {latest && (
          <a class="button quiet" href={pathTo('result', latest.assessment_id)}>
            {fill(texts.latest, { day: day(latest.completed_at, language) })}
          </a>
        )}
      </p>
      {isBegun ? <Interrupted {...props} /> : <Explanation {...props} />}
    </>
  );
}

const Explanation = ({ texts: { how, scaleTitle, scale } }: ViewProps): JSX.Element => (
  <>
    <ul>
      {how.map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </ul>
    <h2>{scaleTitle}</h2>
    <ol class="scale">
      {scale.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ol>
  </>
);

function Interrupted({ keeping, discard, texts: { beginAnew } }: ViewProps): JSX.Element {
  const { isWorking, failure, attempt } = useAttempt();
  const begin = (): void => goTo(pathTo('assessment', 1));
  return (
    <>
      <KeepingNote keeping={keeping} />
      <details class="begin-anew">
        <summary>{beginAnew.summary}</summary>
        <p>{beginAnew.warning}</p>
        <button class="button danger" aria-disabled={isWorking} onClick={() => void attempt(discard, begin)}>
          {beginAnew.confirm}
        </button>
        {failure && <FailureNotice failure={failure} />}
      </details>
    </>
  );
}
