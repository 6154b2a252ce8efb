import { Gauge, type Registry } from 'prom-client';
import type { MapStore } from '../application/ports/map-store.ts';
import { failuresOfStuckMaps } from '../domain/situation-map/situation-map.ts';

/** Counted whenever somebody looks; without the database it is not a number. */
export function observeMaps(registry: Registry, maps: Pick<MapStore, 'countStuck'>): void {
  const stuck: Gauge = new Gauge({
    name: 'maps_stuck',
    help: `Maps in progress whose making has failed ${failuresOfStuckMaps} times or more, outages aside.`,
    registers: [registry],
    collect: async () => {
      stuck.set(await maps.countStuck(failuresOfStuckMaps).catch(() => Number.NaN));
    },
  });
}
