import type { Purchase } from '#domain/purchases/purchase.ts';
import type { User } from '#domain/sessions/user.ts';
import type { Clock } from '../ports/clock.ts';
import type { MapOverview, MapStore } from '../ports/stores/map-store.ts';
import type { PurchaseStore } from '../ports/stores/purchase-store.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';

interface Deps {
  readonly purchases: PurchaseStore;
  readonly sessions: SessionStore;
  readonly maps: MapStore;
  readonly clock: Clock;
}

export interface UserOverview {
  readonly user: User;
  readonly purchases: readonly Purchase[];
  readonly liveSessions: number;
  /** At most 100, newest first. */
  readonly maps: readonly MapOverview[];
}

const mostMaps = 100;

export type ShowUser = ReturnType<typeof makeShowUser>;

export const makeShowUser =
  ({ purchases, sessions, maps, clock }: Deps) =>
  async (user: User): Promise<UserOverview> => ({
    user,
    purchases: await purchases.listOf(user.id),
    liveSessions: await sessions.countLive(user.id, clock.now()),
    maps: await maps.survey({ userId: user.id, limit: mostMaps }),
  });
