import { situationMap } from '#domain/products/product.ts';
import { Err, Ok, type Result } from 'ts-results';
import type { User } from '#domain/sessions/user.ts';
import type { ReportLink } from '#domain/situation-map/report/report-link.ts';
import type { CompleteMap, MapId } from '#domain/situation-map/situation-map.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import type { UserStore } from '../ports/stores/user-store.ts';

interface Deps {
  readonly maps: Pick<MapStore, 'find'>;
  readonly users: Pick<UserStore, 'find'>;
}

interface OwnedReport {
  readonly map: CompleteMap;
  readonly owner: User;
}

export type ReportRefusal =
  | { readonly kind: 'map_unknown' }
  | { readonly kind: 'map_not_ready' }
  | { readonly kind: 'purchase_revoked' };

/** The report of a verified link, if its map is complete and its owner has that address and may still use it. */
export async function findLinkedReport(
  deps: Deps,
  { mapId, email }: Pick<ReportLink, 'mapId' | 'email'>,
): Promise<Result<OwnedReport, ReportRefusal>> {
  const found = await findReport(deps, mapId);
  return found.isOk() && found.value.owner.email.address !== email ? Err({ kind: 'map_unknown' }) : found;
}

/** A complete map whose owner may still use it. */
export async function findReport(
  { maps, users }: Deps,
  mapId: MapId,
): Promise<Result<OwnedReport, ReportRefusal>> {
  const map = await maps.find(mapId);
  const owner = map && (await users.find(map.submission.userId));
  if (map === undefined || owner === undefined) return Err({ kind: 'map_unknown' });
  if (owner.access[situationMap] !== 'granted') return Err({ kind: 'purchase_revoked' });
  if (map.stage !== 'complete') return Err({ kind: 'map_not_ready' });
  return Ok({ map, owner });
}
