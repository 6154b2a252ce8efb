import type { JSX } from 'preact';
import type { SituationMap } from '#adapters/inbound/web/api/api-types.ts';
import { useFrame } from '#adapters/inbound/web/frame/frame-context.ts';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { day } from '#adapters/inbound/web/language/format.ts';
import { useLoaded } from '#adapters/inbound/web/parts/use-loaded.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import { nextDateOf, planOf } from './plan-of.ts';
import { StepBox } from './plan.tsx';
import { useTicks } from './ticks.ts';

interface NextStepTexts {
  readonly title: string;
  readonly by: string;
  readonly done: string;
  readonly action: string;
}

interface Props {
  readonly mapId: number;
  readonly texts: NextStepTexts;
}

/**
 * For people with a finished map: the steps of the plan that are due next, with their date. Until they are loaded, their
 * space is kept free, so that nothing moves.
 */
export function NextStep({ mapId, texts }: Props): JSX.Element | null {
  const { loaded } = useLoaded(() => call('GET /map/{id}', { params: { id: mapId } }), [mapId]);
  if (loaded.state === 'loading') return <section class="card due" />;
  if (loaded.state === 'failed' || loaded.data.status !== 'complete') return null;
  return <Due map={loaded.data} texts={texts} />;
}

interface DueProps {
  readonly map: Extract<SituationMap, { readonly status: 'complete' }>;
  readonly texts: NextStepTexts;
}

function Due({ map, texts }: DueProps): JSX.Element {
  const { language } = useFrame();
  const { isDone, toggle } = useTicks(map.map_id);
  const next = nextDateOf(planOf(map.profile), isDone);
  return (
    <section class="card due">
      <h2>{texts.title}</h2>
      {next === undefined ? (
        <p>{texts.done}</p>
      ) : (
        <>
          <p class="by">{fill(texts.by, { day: day(`${next.until}T12:00`, language) })}</p>
          <ul lang={map.profile.locale}>
            {next.steps.map((step) => (
              <li key={step.id}>
                <StepBox step={step} isDone={isDone(step.id)} onToggle={() => toggle(step.id)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={`${pathTo('map', map.map_id)}#plan`}>{texts.action}</a>
      </p>
    </section>
  );
}
