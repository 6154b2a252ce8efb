import type { JSX } from 'preact';
import type { PageProps } from '#adapters/inbound/web/frame/page-props.ts';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { loadResult } from './load-result.ts';
import { EmptyPortrait } from './portrait/portrait.tsx';
import { ResultInFull } from './result-in-full.tsx';
import type { ResultTexts } from './result-texts.ts';

/** The latest result, or an earlier one by its id. */
export default function ResultPage({ texts, part }: PageProps<ResultTexts>): JSX.Element {
  const { loaded, reload } = useLoaded(() => loadResult(part), [part]);
  return (
    <>
      <Heading title={texts.title} />
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {({ result, history }) =>
          result ? (
            <ResultInFull result={result} history={history} texts={texts} />
          ) : (
            <NoResult
              words={history.length === 0 ? texts.none : texts.missing}
              hasOthers={history.length > 0}
            />
          )
        }
      </WhenLoaded>
    </>
  );
}

interface NoResultProps {
  readonly words: ResultTexts['none'];
  readonly hasOthers: boolean;
}

/** Shown if there is no result to show; links to where the person can continue. */
const NoResult = ({ words: { lead, text, link }, hasOthers }: NoResultProps): JSX.Element => (
  <div class="result">
    <div class="opening">
      <p class="lead">{lead}</p>
      <p>{text}</p>
      <p class="actions">
        <a class="button" href={pathTo(hasOthers ? 'result' : 'assessment')}>
          {link}
        </a>
      </p>
    </div>
    {!hasOthers && <EmptyPortrait />}
  </div>
);
