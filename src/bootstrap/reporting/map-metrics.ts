import { Gauge, type Registry } from 'prom-client';
import type { Readiness } from '#application/ports/operations/readiness.ts';
import type { MapStore } from '#application/ports/stores/map-store.ts';
import { failuresOfStuckMaps } from '#domain/situation-map/situation-map.ts';

/** The waiting time of the oldest due job, which shows whether more workers are needed. */
export function observeQueue(registry: Registry, readiness: Readiness): void {
  const lag: Gauge = new Gauge({
    name: 'queue_lag_seconds',
    help: 'Age of the oldest due job that has not started.',
    registers: [registry],
    collect: async () => {
      const queue = (await readiness.check()).find(({ name }) => name === 'queue');
      lag.set(queue?.lagSeconds ?? Number.NaN);
    },
  });
}

/** Counted at each scrape. NaN while the database is unavailable. */
export function observeMaps(registry: Registry, maps: Pick<MapStore, 'countStuck'>): void {
  const stuck: Gauge = new Gauge({
    name: 'maps_stuck',
    help: `Maps in progress that have failed ${failuresOfStuckMaps} times or more, not counting outages.`,
    registers: [registry],
    collect: async () => {
      stuck.set(await maps.countStuck(failuresOfStuckMaps).catch(() => Number.NaN));
    },
  });
}
