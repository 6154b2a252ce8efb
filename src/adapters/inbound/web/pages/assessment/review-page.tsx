import type { JSX } from 'preact';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill, plural } from '#adapters/inbound/web/language/fill.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { Answered } from './answered.tsx';
import { Finish } from './finish.tsx';
import { onPage, pages, pathToStatement } from './paging.ts';
import type { ViewProps } from './view-props.ts';

/** All answers in words, and the link to the result. */
export function ReviewPage(props: ViewProps): JSX.Element {
  const { statements, answers, texts } = props;
  const { heading, top } = texts.review;
  return (
    <>
      <Answered {...props} />
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

/** Links to the first open statement, or to the result if there is none. */
function WayOn(props: ViewProps): JSX.Element {
  const { language } = useFrame();
  const { statements, open, texts } = props;
  const [gap] = open;
  return (
    <>
      <p class="lead">{gap ? plural(texts.review.gaps, open.length, language) : texts.review.complete}</p>
      <div class="actions">
        {gap ? (
          <a class="button" href={pathToStatement(statements, gap)}>
            {texts.review.goOn}
          </a>
        ) : (
          <Finish {...props} />
        )}
      </div>
    </>
  );
}
