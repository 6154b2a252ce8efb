import type { JSX } from 'preact';
import { useStore } from '#adapters/inbound/web/device/store.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { session } from '#adapters/inbound/web/session/session.ts';
import type { ResultTexts } from './result-texts.ts';

/** What to do next: the situation map, as an offer or as the person's own map, and a retake if it makes sense. */
export function WayOn({ texts: { retake, map } }: { readonly texts: ResultTexts }): JSX.Element {
  const who = useStore(session);
  const hasMap = 'user' in who && who.user.has_map;
  return (
    <>
      <section class="panel">
        <h2>{hasMap ? map.own : map.title}</h2>
        <p>{hasMap ? map.ownText : map.text}</p>
        <p class="actions">
          <a class="button" href={pathTo('map')}>
            {hasMap ? map.ownLink : map.link}
          </a>
        </p>
      </section>
      <h2>{retake.title}</h2>
      <p>
        {retake.text} <a href={pathTo('assessment')}>{retake.link}</a>
      </p>
    </>
  );
}
