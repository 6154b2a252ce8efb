import { Err, Ok, type Result } from 'ts-results';
import type { AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import type { CheckoutCompleted } from '#domain/purchases/payment-event.ts';
import type { Purchase } from '#domain/purchases/purchase.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import type { SituationMap } from '#domain/situation-map/situation-map.ts';
import { withPoint } from '../limits/with-point.ts';
import type { AssessmentStore } from '../ports/stores/assessment-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { MapDraft } from '../ports/stores/map-draft-store.ts';
import type { MapStore, PlanProgress } from '../ports/stores/map-store.ts';
import type { Traces } from '../ports/stores/person-records.ts';
import type { RateLimited, RateLimiter } from '../ports/rate-limiter.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import { UserGone } from '../ports/user-gone.ts';
import type { UserStore } from '../ports/stores/user-store.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'assessmentDrafts' | 'mapDrafts' | 'personRecords' | 'purchases' | 'users'>;
  readonly users: UserStore;
  readonly assessments: AssessmentStore;
  readonly maps: MapStore;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
}

/** Everything stored about one person. */
export interface PersonExport extends Core {
  /** Newest first, in pages. */
  readonly assessments: AsyncIterable<readonly AssessmentResult[]>;
  /** Newest first, in pages. Fails with `UserGone` if the person was deleted while the export was being read. */
  readonly maps: AsyncIterable<readonly HeldMap[]>;
}

/** A map with what its owner has ticked of the plan. */
type HeldMap = SituationMap & { readonly planProgress: PlanProgress | undefined };

/** The parts that are small for every person. */
interface Core {
  readonly exportedAt: Date;
  readonly user: User;
  readonly assessmentDraft: AssessmentDraft | undefined;
  readonly purchases: readonly Purchase[];
  readonly mapDraft: MapDraft | undefined;
  readonly traces: Traces;
}

export type ExportPerson = ReturnType<typeof makeExportPerson>;

const assessmentsInPage = 50;

/**
 * Reads the small parts in one transaction, and results and maps page by page while the document is written. So an
 * export of any size needs little memory and holds no database connection. Returns `undefined` if there is no such
 * user.
 */
export function makeExportPerson(deps: Deps) {
  const readCore = makeReadCore(deps);
  return (userId: UserId): Promise<Result<PersonExport | undefined, RateLimited>> =>
    withPoint(deps.rateLimiter, 'exports_per_user', String(userId), async ({ refusal, spend }) => {
      if (refusal !== undefined) return Err(refusal);
      const core = await readCore(userId);
      if (core === undefined) return Ok(undefined);
      spend();
      return Ok({ ...core, assessments: assessmentPages(userId, deps), maps: mapPages(userId, deps) });
    });
}

const makeReadCore =
  ({ unitOfWork, clock }: Deps) =>
  async (userId: UserId): Promise<Core | undefined> => {
    const read = await unitOfWork.run<Core, undefined>(async (stores) => {
      const user = await stores.users.lock(userId);
      if (user === undefined) return Err(undefined);
      return Ok({
        exportedAt: clock.now(),
        user,
        assessmentDraft: await stores.assessmentDrafts.find(userId),
        purchases: await stores.purchases.listOf(userId),
        mapDraft: await stores.mapDrafts.find(userId),
        traces: withoutOthers(await stores.personRecords.traces(user), user),
      });
    });
    return read.isOk() ? read.value : undefined;
  };

async function* assessmentPages(
  userId: UserId,
  { assessments }: Deps,
): AsyncGenerator<readonly AssessmentResult[]> {
  let page = await assessments.list(userId, assessmentsInPage);
  while (page.length > 0) {
    yield page;
    page = await assessments.list(userId, assessmentsInPage, page.at(-1));
  }
}

/** One map per page, because each contains an intake and a whole report. */
async function* mapPages(userId: UserId, { maps, users }: Deps): AsyncGenerator<readonly HeldMap[]> {
  for (const { id } of await maps.list(userId, Number.MAX_SAFE_INTEGER)) {
    const map = await maps.findOwn(userId, id);
    if (map !== undefined) yield [{ ...map, planProgress: await maps.findProgress(userId, id) }];
  }
  if ((await users.find(userId)) === undefined) throw new UserGone();
}

/** A payment may concern two people: the person who paid, and the one it was for. Each sees only their own data. */
const withoutOthers = (traces: Traces, user: User): Traces => ({
  ...traces,
  paymentEvents: traces.paymentEvents.map(({ event, ...received }) => ({
    ...received,
    event: event.kind === 'checkout_completed' ? ownPartOf(event, user) : event,
  })),
});

const ownPartOf = (checkout: CheckoutCompleted, { id, email }: User): CheckoutCompleted => ({
  ...checkout,
  userReference: checkout.userReference === String(id) ? checkout.userReference : null,
  payerEmail: checkout.payerEmail?.toLowerCase() === email.key ? checkout.payerEmail : null,
});
