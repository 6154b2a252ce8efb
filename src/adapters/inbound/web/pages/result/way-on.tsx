import type { JSX } from 'preact';
import { pathTo } from '../../paths.ts';
import type { ResultTexts } from './result-texts.ts';

/** The assessment again when it makes sense, and the situation map. */
export function WayOn({ texts: { retake, map } }: { readonly texts: ResultTexts }): JSX.Element {
  return (
    <>
      <h2>{retake.title}</h2>
      <p>
        {retake.text} <a href={pathTo('assessment')}>{retake.link}</a>
      </p>
      <h2>{map.title}</h2>
      <p>{map.text}</p>
      <p class="actions">
        <a class="button" href={pathTo('map')}>
          {map.link}
        </a>
      </p>
    </>
  );
}
