import { describe, expect, test } from '@jest/globals';
import type { EnergyRating } from '#domain/situation-map/intake/intake.ts';
import { type Zone, zoneOf } from '#domain/situation-map/measures/zones.ts';

const examples: readonly (readonly [number, number, EnergyRating, Zone])[] = [
  [60, 75, 0, 'core'],
  [60, 75, -1, 'costly_strength'],
  [60, 50, 0, 'untapped'],
  [60, 50, -1, 'reserve'],
  [59, 75, 0, 'growth_edge'],
  [59, 75, -1, 'strain'],
  [59, 50, 2, 'background'],
  [59, 50, -2, 'background'],
];

describe('the zone', () => {
  test.each(examples)(
    'of preference %i, demand %i and energy %i is %s',
    (preference, demand, energy, zone) => {
      expect(zoneOf(preference, demand, energy)).toBe(zone);
    },
  );

  test('is null if a deciding value is missing', () => {
    expect(zoneOf(null, 100, 0)).toBeNull();
    expect(zoneOf(100, null, 0)).toBeNull();
    expect(zoneOf(100, 0, null)).toBeNull();
    expect(zoneOf(0, 0, null)).toBe('background');
  });
});
