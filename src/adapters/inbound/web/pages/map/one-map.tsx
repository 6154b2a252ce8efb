import type { JSX } from 'preact';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { day } from '#adapters/inbound/web/language/format.ts';
import { FailureNotice } from '#adapters/inbound/web/parts/failure-notice.tsx';
import { Heading } from '#adapters/inbound/web/parts/heading.tsx';
import type { Loaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { CompleteMap } from './complete-map.tsx';
import type { Texts } from './map-texts.ts';
import { type Seen, useMapUntilReady } from './use-map-until-ready.ts';

interface Props {
  readonly texts: Texts;
  readonly id: number;
}

/** One map, from the start of its generation. The reader keeps their place on the page when the map becomes ready. */
export function OneMap({ texts, id }: Props): JSX.Element {
  const { loaded, reload } = useMapUntilReady(id);
  const state = stateOf(loaded);
  const { language } = useFrame();
  const news = loaded.state === 'loaded' && loaded.data.news;
  const ready = loaded.state === 'loaded' && loaded.data.map.status === 'complete' && loaded.data.map;
  return (
    <>
      <header class={ready ? 'panel cover' : 'before'}>
        <Heading title={texts.map.titles[state]} />
        {ready && (
          <>
            <p>{day(ready.completed_at, language)}</p>
            <p class="actions">
              <a class="button" href={`/map/${id}/pdf`} download>
                {texts.map.pdf}
              </a>
              <a class="button quiet" href={ready.report_url}>
                {texts.map.report}
              </a>
            </p>
            <p class="hint">{texts.map.link}</p>
          </>
        )}
      </header>
      <div role="status">{news && <p class="notice">{texts.map.news[news]}</p>}</div>
      {loaded.state === 'failed' && state === 'closed' ? (
        <>
          <FailureNotice failure={loaded.failure} />
          <a href={pathTo('map')}>{texts.own.title}</a>
        </>
      ) : (
        <WhenLoaded loaded={loaded} onRetry={reload}>
          {({ map }) =>
            map.status === 'complete' ? (
              <CompleteMap texts={texts} map={map} />
            ) : (
              <>
                <p class="lead">{texts.map.making}</p>
                <div class="making" />
                <p>{texts.map.leave}</p>
              </>
            )
          }
        </WhenLoaded>
      )}
    </>
  );
}

/** `closed` means: the map does not exist, belongs to another person, or is not paid for (any more). */
function stateOf(loaded: Loaded<Seen>): keyof Texts['map']['titles'] {
  if (loaded.state === 'loaded') return loaded.data.map.status;
  const isClosed =
    loaded.state === 'failed' &&
    loaded.failure.kind === 'problem' &&
    [403, 404].includes(loaded.failure.status);
  return isClosed ? 'closed' : 'complete';
}
