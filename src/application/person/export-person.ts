import { Err, Ok } from 'ts-results';
import type { AssessmentResult } from '../../domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '../../domain/scoring/draft.ts';
import type { CheckoutCompleted } from '../../domain/purchases/payment-event.ts';
import type { Purchase } from '../../domain/purchases/purchase.ts';
import type { User, UserId } from '../../domain/sessions/user.ts';
import type { SituationMap } from '../../domain/situation-map/situation-map.ts';
import type { Clock } from '../ports/clock.ts';
import type { MapDraft } from '../ports/map-draft-store.ts';
import type { MapStore } from '../ports/map-store.ts';
import type { Traces } from '../ports/person-records.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
}

/** Everything that is held about one person. */
export interface PersonExport {
  readonly exportedAt: Date;
  readonly user: User;
  /** Newest first. */
  readonly assessments: readonly AssessmentResult[];
  readonly assessmentDraft: AssessmentDraft | undefined;
  readonly purchases: readonly Purchase[];
  /** Newest first. */
  readonly maps: readonly SituationMap[];
  readonly mapDraft: MapDraft | undefined;
  readonly traces: Traces;
}

export type ExportPerson = ReturnType<typeof makeExportPerson>;

/**
 * Read in one transaction, while the user cannot be deleted; `undefined` if there is none. It may be much: whoever asks
 * again meanwhile gets the same, so that nobody keeps all connections of the database busy with it.
 */
export function makeExportPerson(deps: Deps) {
  const collect = makeCollect(deps);
  const underWay = new Map<UserId, ReturnType<typeof collect>>();
  return (userId: UserId): Promise<PersonExport | undefined> => {
    const known = underWay.get(userId);
    if (known !== undefined) return known;
    const collecting = collect(userId).finally(() => underWay.delete(userId));
    underWay.set(userId, collecting);
    return collecting;
  };
}

const makeCollect =
  ({ unitOfWork, clock }: Deps) =>
  async (userId: UserId): Promise<PersonExport | undefined> => {
    const collected = await unitOfWork.run<PersonExport, undefined>(async (stores) => {
      const user = await stores.users.lock(userId);
      if (user === undefined) return Err(undefined);
      return Ok({
        exportedAt: clock.now(),
        user,
        assessments: await stores.assessments.list(userId, all),
        assessmentDraft: await stores.assessmentDrafts.find(userId),
        purchases: await stores.purchases.listOf(userId),
        maps: await mapsOf(userId, stores.maps),
        mapDraft: await stores.mapDrafts.find(userId),
        traces: withoutOthers(await stores.personRecords.traces(user), user),
      });
    });
    return collected.isOk() ? collected.value : undefined;
  };

/** A payment may concern two people: who paid, and for whom. Each is told of themselves. */
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

const all = Number.MAX_SAFE_INTEGER;

async function mapsOf(userId: UserId, maps: MapStore): Promise<readonly SituationMap[]> {
  const found: SituationMap[] = [];
  for (const { id } of await maps.list(userId, all)) {
    const map = await maps.findOwn(userId, id);
    if (map !== undefined) found.push(map);
  }
  return found;
}
