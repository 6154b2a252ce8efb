import type { MapId } from '../domain/situation-map/situation-map.ts';

/** Where a report is read, by whoever holds the link. */
export const makeReportLink =
  (baseUrl: string) =>
  (mapId: MapId, email: string, sig: string): string => {
    const link = new URL('/map/report', baseUrl);
    link.searchParams.set('id', String(mapId));
    link.searchParams.set('email', email);
    link.searchParams.set('sig', sig);
    return link.href;
  };
