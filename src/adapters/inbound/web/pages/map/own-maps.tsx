import type { JSX } from 'preact';
import type { MapSummary, Progress } from '../../api/api-types.ts';
import { useFrame } from '../../frame/frame-context.ts';
import { fill } from '../../language/fill.ts';
import { moment } from '../../language/format.ts';
import { useLoaded } from '../../parts/use-loaded.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import { pathTo } from '../../paths.ts';
import { call } from '../../session/session.ts';
import type { Texts } from './map-texts.ts';

interface Props {
  readonly texts: Texts['own'];
  /** The map that is on the page already. */
  readonly shown?: number;
}

/** For those who have the map: what they made of it, newest first, and how to make the next. */
export function OwnMaps({ texts, shown }: Props): JSX.Element {
  const { language } = useFrame();
  const maps = useLoaded(() => call('GET /map'), []);
  const progress = useLoaded(() => call('GET /me/progress'), []);
  return (
    <WhenLoaded {...maps} onRetry={maps.reload}>
      {(list) => (
        <>
          <ul class="maps">
            {list
              .filter((map) => map.map_id !== shown)
              .map((map) => (
                <li key={map.map_id}>
                  <a href={pathTo('map', map.map_id)}>
                    {fill(texts.mapOf, { moment: moment(map.created_at, language) })}
                  </a>
                  {map.status === 'processing' && <span class="soft"> · {texts.beingMade}</span>}
                </li>
              ))}
          </ul>
          <WhenLoaded {...progress} onRetry={progress.reload}>
            {(reached) => <NextMap texts={texts} latest={list[0]} reached={reached} />}
          </WhenLoaded>
        </>
      )}
    </WhenLoaded>
  );
}

interface NextProps {
  readonly texts: Texts['own'];
  readonly latest: MapSummary | undefined;
  readonly reached: Progress;
}

/** The way to the questionnaire, and to the assessment where there is none. One map is made at a time. */
function NextMap({ texts, latest, reached }: NextProps): JSX.Element | null {
  if (latest?.status === 'processing') return null;
  const draft = reached.intake_draft;
  return (
    <>
      <p>{draft ? texts.draft : latest ? texts.again : texts.first}</p>
      {!reached.latest_assessment && (
        <p>
          {texts.assessmentFirst} <a href={pathTo('assessment')}>{texts.assessment}</a>
        </p>
      )}
      <p class="actions">
        <a class={latest ? 'button quiet' : 'button'} href={pathTo('intake')}>
          {draft ? texts.resume : texts.begin}
        </a>
      </p>
    </>
  );
}
