import { Err, Ok, type Result } from 'ts-results';
import type { UserId } from '#domain/sessions/user.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import type { Clock } from '../ports/clock.ts';
import type { MapStore, PlanProgress } from '../ports/stores/map-store.ts';

interface Deps {
  readonly maps: MapStore;
  readonly clock: Clock;
}

/** `unknownAt` has the positions of the steps that are not in the plan. */
export type StepsUnknown = { readonly kind: 'steps_unknown'; readonly unknownAt: readonly number[] };

export type ProgressRefusal =
  | { readonly kind: 'map_unknown' }
  | { readonly kind: 'map_not_ready' }
  | StepsUnknown;

export type ShowPlanProgress = ReturnType<typeof makeShowPlanProgress>;
export type SavePlanProgress = ReturnType<typeof makeSavePlanProgress>;

/** The steps that a user has ticked in the plan of one of their maps. */
export const makeShowPlanProgress =
  ({ maps }: Pick<Deps, 'maps'>) =>
  async (userId: UserId, id: MapId): Promise<Result<PlanProgress | undefined, ProgressRefusal>> => {
    const steps = await stepsOf(maps, userId, id);
    return steps.isErr() ? steps : Ok(await maps.findProgress(userId, id));
  };

/** Replaces the ticked steps. Repeated steps are stored once. */
export const makeSavePlanProgress =
  ({ maps, clock }: Deps) =>
  async (
    userId: UserId,
    id: MapId,
    done: readonly string[],
  ): Promise<Result<PlanProgress, ProgressRefusal>> => {
    const steps = await stepsOf(maps, userId, id);
    if (steps.isErr()) return steps;
    const unknownAt = done.flatMap((step, index) => (steps.value.has(step) ? [] : [index]));
    if (unknownAt.length > 0) return Err({ kind: 'steps_unknown', unknownAt });
    const progress = { done: [...new Set(done)], savedAt: clock.now() };
    await maps.saveProgress(userId, id, progress);
    return Ok(progress);
  };

async function stepsOf(
  maps: MapStore,
  userId: UserId,
  id: MapId,
): Promise<Result<ReadonlySet<string>, ProgressRefusal>> {
  const map = await maps.findOwn(userId, id);
  if (map === undefined) return Err({ kind: 'map_unknown' });
  if (map.stage !== 'complete') return Err({ kind: 'map_not_ready' });
  return Ok(new Set(map.profile.plan.flatMap(({ actions }) => actions.map((action) => action.id))));
}
