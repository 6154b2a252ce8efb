import type { MapId } from '#domain/situation-map/situation-map.ts';

/** The address of a report, for whoever has the link. */
export const makeReportLink =
  (baseUrl: string) =>
  (mapId: MapId, email: string, sig: string): string => {
    const link = new URL('/map/report', baseUrl);
    link.searchParams.set('id', String(mapId));
    link.searchParams.set('email', email);
    link.searchParams.set('sig', sig);
    return link.href;
  };
