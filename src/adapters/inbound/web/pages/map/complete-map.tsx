import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { SituationMap } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './map-texts.ts';
import { OwnMaps } from './own-maps.tsx';
import { Report } from './report.tsx';

interface Props {
  readonly texts: Texts;
  readonly map: Extract<SituationMap, { readonly status: 'complete' }>;
}

/** A finished map: its report, and what to do next. */
export function CompleteMap({ texts, map: { map_id: id } }: Props): JSX.Element {
  const { address } = useFrame();
  const { loaded, reload } = useLoaded(() => call('GET /map/{id}/document', { params: { id } }), [id]);
  const isThere = loaded.state === 'loaded';
  useEffect(() => {
    // The browser looks for the part named in the address before it is rendered, so this scrolls there. On the way
    // back, the browser restores the position itself.
    if (isThere && address.by !== 'history')
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isThere]);
  return (
    <>
      <WhenLoaded loaded={loaded} onRetry={reload}>
        {(document) => <Report texts={texts.map} mapId={id} report={document} />}
      </WhenLoaded>
      <section class="others">
        <h2>{texts.own.others}</h2>
        <OwnMaps texts={texts.own} shown={id} />
      </section>
    </>
  );
}
