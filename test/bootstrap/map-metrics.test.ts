import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { observeMaps, observeQueue } from '#bootstrap/reporting/map-metrics.ts';

describe('the metric of stuck maps', () => {
  test('counts maps that failed ten times, each time it is read', async () => {
    const registry = new Registry();
    const asked: number[] = [];
    let stuck = 0;
    observeMaps(registry, {
      countStuck: async (leastFailures) => {
        asked.push(leastFailures);
        return stuck;
      },
    });
    expect(await registry.metrics()).toMatch(/^maps_stuck 0$/m);
    stuck = 3;
    expect(await registry.metrics()).toMatch(/^maps_stuck 3$/m);
    expect(asked).toEqual([10, 10]);
  });

  test('is not a number while the database is away', async () => {
    const registry = new Registry();
    observeMaps(registry, { countStuck: () => Promise.reject(new DatabaseUnavailable('gone')) });
    expect(await registry.metrics()).toMatch(/^maps_stuck Nan$/im);
  });
});

describe('the metric of the queue', () => {
  test('is the wait of the oldest job, and not a number while it is unknown', async () => {
    const registry = new Registry();
    let lagSeconds: number | undefined = 12.5;
    observeQueue(registry, {
      check: async () => [
        { name: 'database', ok: true },
        lagSeconds === undefined ? { name: 'queue', ok: false } : { name: 'queue', ok: true, lagSeconds },
      ],
    });
    expect(await registry.metrics()).toMatch(/^queue_lag_seconds 12\.5$/m);
    lagSeconds = undefined;
    expect(await registry.metrics()).toMatch(/^queue_lag_seconds Nan$/im);
  });
});
