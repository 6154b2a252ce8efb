import type { JSX } from 'preact';
import { useFrame } from '../../frame/frame-context.ts';
import { fill, plural } from '../../language/fill.ts';
import { goTo } from '../../navigation/navigation.ts';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { KeepingNote } from '../../parts/keeping-note.tsx';
import { useAttempt } from '../../parts/use-attempt.ts';
import { pathTo } from '../../paths.ts';
import { onPage, pages, pathToStatement } from './paging.ts';
import type { ViewProps } from './view-props.ts';

/** All answers in words, and the way to the result. */
export function ReviewPage(props: ViewProps): JSX.Element {
  const { statements, answers, texts } = props;
  const { heading, top } = texts.review;
  return (
    <>
      <WayOn {...props} />
      {pages.map((page) => (
        <section key={page} class="answers">
          <h2>
            <a href={pathTo('assessment', page)}>{fill(heading, { page })}</a>
          </h2>
          <dl>
            {onPage(statements, page).map((statement) => (
              <div key={statement.id}>
                <dt>{statement.text}</dt>
                <dd>
                  {texts.scale[(answers[statement.id] ?? 0) - 1] ?? (
                    <a href={pathToStatement(statements, statement)}>{texts.open}</a>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p class="actions">
        <a href="#content">{top}</a>
      </p>
    </>
  );
}

/** To the first statement without an answer, else to the result. */
function WayOn({ statements, open, keeping, submit, texts: { review } }: ViewProps): JSX.Element {
  const { language } = useFrame();
  const { isWorking, failure, attempt } = useAttempt();
  const [gap] = open;

  const finish = (): Promise<void> =>
    attempt(submit, (result) => goTo(pathTo('result', result.assessment_id), { replace: true }));

  return (
    <>
      <p class="lead">{gap ? plural(review.gaps, open.length, language) : review.complete}</p>
      <p class="actions">
        {gap ? (
          <a class="button" href={pathToStatement(statements, gap)}>
            {review.goOn}
          </a>
        ) : (
          <button class="button" aria-disabled={isWorking} onClick={() => void finish()}>
            {review.submit}
          </button>
        )}
      </p>
      {failure && <FailureNotice failure={failure} />}
      <KeepingNote keeping={keeping} />
    </>
  );
}
