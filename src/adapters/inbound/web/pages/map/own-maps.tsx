import type { JSX } from 'preact';
import type { MapSummary, Progress } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { moment } from '#adapters/inbound/web/language/format.ts';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { WhenLoaded } from '#adapters/inbound/web/parts/when-loaded.tsx';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import type { Texts } from './map-texts.ts';

interface Props {
  readonly texts: Texts['own'];
  /** The id of the map that the page already shows. */
  readonly shown?: number;
}

/** For people who have bought the map: their maps, newest first, and how to make the next one. */
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

/**
 * Links to the questionnaire, or to the assessment if there is no result and nothing was begun. Only one map is made at
 * a time.
 */
function NextMap({ texts, latest, reached }: NextProps): JSX.Element | null {
  if (latest?.status === 'processing') return null;
  const draft = reached.intake_draft;
  const isAssessmentFirst = !reached.latest_assessment && !draft && !latest;
  return (
    <section class={latest ? undefined : 'panel'}>
      <p>{draft ? texts.draft : latest ? texts.again : texts.first}</p>
      {!reached.latest_assessment && <p>{texts.assessmentFirst}</p>}
      <p class="actions">
        {!reached.latest_assessment && (
          <a class={isAssessmentFirst ? 'button' : 'button quiet'} href={pathTo('assessment')}>
            {reached.assessment_draft ? texts.assessmentResume : texts.assessment}
          </a>
        )}
        <a class={latest || isAssessmentFirst ? 'button quiet' : 'button'} href={pathTo('intake')}>
          {draft ? texts.resume : isAssessmentFirst ? texts.beginWithout : texts.begin}
        </a>
      </p>
    </section>
  );
}
