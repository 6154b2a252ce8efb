import { Err, Ok, type Result } from 'ts-results';
import { shelfIn } from '#domain/catalog/catalog.ts';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import type { Intake, IntakeFault } from '#domain/situation-map/intake/intake.ts';
import { readIntake } from '#domain/situation-map/intake/read-intake.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { type IdempotencyRefusal, type IdempotentCall, onceOnly } from '../idempotency/once-only.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import { type RateLimited, rateLimits } from '../ports/rate-limiter.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'assessments' | 'catalog' | 'idempotency' | 'jobs' | 'mapDrafts' | 'maps'>;
  readonly clock: Clock;
}

interface SentIntake {
  readonly user: User;
  readonly json: Readonly<Record<string, unknown>>;
  readonly call?: IdempotentCall | undefined;
}

export interface AcceptedIntake {
  readonly mapId: MapId;
  /** Fields that were stored but not understood. */
  readonly warnings: readonly IntakeFault[];
}

interface IntakeRefused {
  readonly kind: 'intake_refused';
  readonly faults: readonly IntakeFault[];
}

type NotAccepted =
  | IntakeRefused
  | { readonly kind: 'generation_in_progress'; readonly mapId: MapId }
  | RateLimited;

export type SubmitIntakeRefusal = NotAccepted | IdempotencyRefusal;

export type SubmitIntake = ReturnType<typeof makeSubmitIntake>;

/** Stores all inputs of a map and adds the job that makes it. Deletes the draft in the same unit of work. */
export const makeSubmitIntake =
  ({ unitOfWork, clock }: Deps) =>
  async ({ user, json, call }: SentIntake): Promise<Result<AcceptedIntake, SubmitIntakeRefusal>> => {
    const read = readIntake(json);
    if (read.isErr()) return Err({ kind: 'intake_refused', faults: read.error });
    const { intake, warnings } = read.value;
    return unitOfWork.run((stores) => {
      const now = clock.now();
      return onceOnly<AcceptedIntake, NotAccepted>(stores.idempotency, user.id, call, now, async () => {
        const mapId = await submit(stores, user, intake, now);
        return mapId.map((id) => ({ mapId: id, warnings }));
      });
    });
  };

async function submit(
  {
    assessments,
    catalog,
    maps,
    mapDrafts,
    jobs,
  }: Pick<Stores, 'assessments' | 'catalog' | 'maps' | 'mapDrafts' | 'jobs'>,
  user: User,
  intake: Intake,
  now: Date,
): Promise<Result<MapId, NotAccepted>> {
  const assessmentId = await chooseAssessment(assessments, user.id, intake);
  if (assessmentId.isErr()) return assessmentId;
  const language = intake.locale ?? user.language;
  const { books } = await catalog.current();
  const submitted = await maps.submit({
    userId: user.id,
    submittedAt: now,
    intake,
    language,
    assessmentId: assessmentId.value,
    shelf: shelfIn(books, language),
  });
  if (submitted.state === 'in_progress')
    return Err({ kind: 'generation_in_progress', mapId: submitted.mapId });
  const limited = await limitOf(maps, user.id, now);
  if (limited !== undefined) return Err(limited);
  await mapDrafts.discard(user.id);
  await jobs.enqueue({ kind: 'generate_map', mapId: submitted.map.id });
  return Ok(submitted.map.id);
}

/**
 * The result that the intake refers to, which must be the user's own. If it refers to none, the latest result, if any.
 */
async function chooseAssessment(
  assessments: AssessmentStore,
  userId: UserId,
  { assessmentId }: Intake,
): Promise<Result<AssessmentId | null, IntakeRefused>> {
  if (assessmentId === undefined) return Ok((await assessments.findLatest(userId))?.id ?? null);
  const own = await assessments.find(userId, assessmentId as AssessmentId);
  return own === undefined ? Err({ kind: 'intake_refused', faults: [notOwn] }) : Ok(own.id);
}

const notOwn: IntakeFault = {
  pointer: '/assessment_id',
  code: 'unknown_assessment',
  message: 'Name one of your own results, or leave this out for the latest one.',
};

/**
 * Counts the maps themselves, because each accepted intake has one. So refused and repeated requests do not use up the
 * limit. The count includes the new map; if it exceeds the limit, the unit of work removes the map again.
 */
async function limitOf(maps: MapStore, userId: UserId, now: Date): Promise<RateLimited | undefined> {
  const limit = rateLimits.accepted_intakes_per_user;
  const oldest = (await maps.list(userId, limit.points + 1))[limit.points];
  if (oldest === undefined) return undefined;
  const waitMs = oldest.submittedAt.getTime() + limit.windowSeconds * 1000 - now.getTime();
  if (waitMs <= 0) return undefined;
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return { kind: 'rate_limited', bucket: 'accepted_intakes_per_user', limit, retryAfterSeconds };
}
