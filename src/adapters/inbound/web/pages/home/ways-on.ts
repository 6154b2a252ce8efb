import type { Progress } from '../../api/api-types.ts';
import { pathTo } from '../../paths.ts';

/** The one thing to do next. */
export interface NextStep {
  readonly kind: 'begin' | 'answers' | 'result' | 'intake' | 'intakeDraft' | 'making' | 'report';
  readonly path: string;
  /** When it was last saved, or was ready. */
  readonly at?: string | undefined;
}

/** What is in the making comes first, then what was begun, what is missing, and at last what there is to read. */
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
    ]) ?? { kind: 'begin', path: pathTo('assessment') }
  );
}

const newest = (steps: readonly NextStep[]): NextStep | undefined =>
  steps
    .filter(({ at }) => at !== undefined)
    .toSorted((one, other) => String(other.at).localeCompare(String(one.at)))[0];
