import { describe, expect, test } from '@jest/globals';
import { makeSaveDraft } from '#application/assessment/save-draft.ts';
import { makePurgeExpiredRows } from '#application/upkeep/purge-expired-rows.ts';
import { addressOf, days, minutes } from '#test/support/makers/builders.ts';
import { setStage } from '../in-memory-stage.ts';

describe('purging expired rows', () => {
  test('deletes what has expired by now, and nothing of the user', async () => {
    const stage = setStage();
    const purge = makePurgeExpiredRows(stage);
    const { id } = await stage.users.admit(addressOf('anna@example.org'), 'en', stage.clock.now());
    await stage.sessions.open(stage.tokenMint.hash(stage.tokenMint.mint()), id, stage.clock.now());
    await makeSaveDraft(stage)(id, []);
    stage.clock.advance(days(30) - 1);
    expect(await purge()).toBe(0);
    stage.clock.advance(minutes(5) + 1);
    expect(await purge()).toBe(2);
    expect(await stage.read(({ users, sessions }) => [users.size, sessions.size])).toEqual([1, 0]);
  });

  test('works in batches of 1000 rows', async () => {
    const { clock } = setStage();
    const purges: unknown[] = [];
    const purge = makePurgeExpiredRows({
      clock,
      expiredRows: {
        purge: async (now, batchSize) => {
          purges.push({ now, batchSize });
          return 7;
        },
      },
    });
    expect(await purge()).toBe(7);
    expect(purges).toEqual([{ now: clock.now(), batchSize: 1000 }]);
  });
});
