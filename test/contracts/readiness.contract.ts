import { describe, expect, test } from '@jest/globals';
import type { Persistence } from '../support/databases/persistence.ts';

export function describeReadiness(name: string, persistence: () => Persistence): void {
  describe(`Readiness, ${name}`, () => {
    test('finds the database and an idle queue ready', async () => {
      expect(await persistence().readiness.check()).toStrictEqual([
        { name: 'database', ok: true },
        { name: 'queue', ok: true, lagSeconds: 0 },
      ]);
    });
  });
}
