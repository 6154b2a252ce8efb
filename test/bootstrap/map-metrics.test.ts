import { describe, expect, test } from '@jest/globals';
import { Registry } from 'prom-client';
import { DatabaseUnavailable } from '../../src/application/ports/outage.ts';
import { observeMaps } from '../../src/bootstrap/map-metrics.ts';

describe('the metric of maps that cannot be made', () => {
  test('counts maps that failed ten times, whenever it is read', async () => {
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
