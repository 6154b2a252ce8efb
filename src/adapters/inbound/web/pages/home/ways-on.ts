import type { Progress } from '#adapters/inbound/web/api/api-types.ts';
import { pathTo } from '#adapters/inbound/web/paths.ts';

/** The one step that is suggested next. */
export interface NextStep {
  readonly kind:
    | 'begin'
    | 'beginForMap'
    | 'answers'
    | 'result'
    | 'intake'
    | 'intakeDraft'
    | 'making'
    | 'report';
  readonly path: string;
  /** When the draft was last saved, or the map was ready. */
  readonly at?: string | undefined;
}

/** In this order: what is being made, what was begun, what is missing, and what can be read. */
export function nextStep(progress: Progress, hasMap: boolean): NextStep {
  const { assessment_draft: answers, latest_assessment: result, intake_draft: intake } = progress;
  const map = progress.latest_map;
  const mapPath = pathTo('map', map?.map_id);
  if (map?.status === 'processing') return { kind: 'making', path: mapPath };
  return (
    newest([
      { kind: 'answers', path: pathTo('assessment'), at: answers?.saved_at },
      { kind: 'intakeDraft', path: pathTo('intake'), at: intake?.saved_at },
    ]) ??
    (hasMap && map === null && result !== null ? { kind: 'intake', path: pathTo('intake') } : undefined) ??
    newest([
      { kind: 'report', path: mapPath, at: map?.completed_at },
      { kind: 'result', path: pathTo('result'), at: result?.completed_at },
    ]) ?? { kind: hasMap ? 'beginForMap' : 'begin', path: pathTo('assessment') }
  );
}

/** Something that a person has made here. */
export interface Belonging {
  readonly kind: 'result' | 'report';
  readonly path: string;
  readonly at: string;
}

/**
 * What this person can look at again: their latest map and result, without the one that is suggested as the next step.
 */
export function belongings(progress: Progress, { path }: NextStep): readonly Belonging[] {
  const { latest_assessment: result, latest_map: map } = progress;
  const all: readonly (Omit<Belonging, 'at'> & { readonly at: string | undefined })[] = [
    { kind: 'report', path: pathTo('map', map?.map_id), at: map?.completed_at },
    { kind: 'result', path: pathTo('result'), at: result?.completed_at },
  ];
  return all.filter((one): one is Belonging => one.at !== undefined && one.path !== path);
}

const places = ['intake', 'assessment', 'map', 'books', 'advisor'] as const;
type Elsewhere = (typeof places)[number];

/**
 * What this person could begin, and has not done yet. After the purchase, the questionnaire is always among it, because
 * it can be done any number of times.
 */
export const elsewhere = (progress: Progress, hasMap: boolean, { path }: NextStep): readonly Elsewhere[] =>
  places.filter(
    (place) =>
      pathTo(place) !== path &&
      (place !== 'assessment' || progress.latest_assessment === null) &&
      (place !== 'map' || !hasMap) &&
      (place !== 'intake' || (hasMap && progress.latest_map?.status !== 'processing')),
  );

const newest = (steps: readonly NextStep[]): NextStep | undefined =>
  steps
    .filter(({ at }) => at !== undefined)
    .toSorted((one, other) => String(other.at).localeCompare(String(one.at)))[0];
