import type { User } from '#domain/sessions/user.ts';
import {
  type CompleteMap,
  type MapId,
  type ProcessingMap,
  reportLinkExpiry,
} from '#domain/situation-map/situation-map.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkSigner } from '../ports/link-signer.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import { type ReportAddress, signReportLink } from './signed-report-link.ts';

interface Deps {
  readonly maps: MapStore;
  readonly linkSigner: LinkSigner;
  readonly reportLink: ReportAddress;
  readonly clock: Clock;
}

export type ShownMap =
  | { readonly status: 'processing'; readonly map: ProcessingMap }
  | { readonly status: 'complete'; readonly map: CompleteMap; readonly reportUrl: string };

export type ShowMap = ReturnType<typeof makeShowMap>;

/** One of the user's own maps. Its report link is the mailed one, or a new one if that has expired. */
export const makeShowMap = (deps: Deps) => {
  const { maps, clock } = deps;
  return async (user: User, id: MapId): Promise<ShownMap | undefined> => {
    const map = await maps.findOwn(user.id, id);
    if (map === undefined) return undefined;
    if (map.stage !== 'complete') return { status: 'processing', map };
    const expiresAt = await currentExpiry(map, clock.now());
    if (expiresAt === undefined) return undefined;
    const link = { mapId: id, email: user.email.address, expiresAt };
    return { status: 'complete', map, reportUrl: signReportLink(deps, link) };
  };

  async function currentExpiry({ id, reportExpiresAt }: CompleteMap, now: Date): Promise<Date | undefined> {
    if (now < reportExpiresAt) return reportExpiresAt;
    return maps.renewReportLink(id, now, reportLinkExpiry(now));
  }
};
