import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DatabaseUnavailable } from '#application/ports/operations/outage.ts';
import { waitForDatabase } from '#bootstrap/wait-for-database.ts';
import { makeCapturedLog } from '../support/captured-log.ts';
import { holdTime, releaseTime, skipPauses } from '../support/timers.ts';

const away = new DatabaseUnavailable(new Error('refused'));

/** Fails this number of times, and then opens. */
function opening(failures: number, error: Error = away) {
  const attempts = { made: 0 };
  const open = async () => {
    attempts.made += 1;
    if (attempts.made <= failures) throw error;
    return 'open';
  };
  return { attempts, open };
}

describe('a start without a database', () => {
  beforeEach(() => holdTime());
  afterEach(() => releaseTime());

  test('waits until it is there, and says so once', async () => {
    const { log, text } = makeCapturedLog();
    const { open } = opening(5);
    expect(await skipPauses(waitForDatabase(open, { seconds: 30, log }))).toBe('open');
    expect(text().match(/trying again for up to 30 seconds/g)).toHaveLength(1);
  });

  test('gives up with the last failure when the time is over', async () => {
    const { log } = makeCapturedLog();
    const { attempts, open } = opening(Infinity);
    await expect(skipPauses(waitForDatabase(open, { seconds: 2, log }))).rejects.toBe(away);
    expect(attempts.made).toBeGreaterThan(1);
  });

  test.each([
    ['if waiting is switched off', 0, away],
    ['for what waiting does not mend', 30, new Error('no such database')],
  ])('does not wait %s', async (_when, seconds, error) => {
    const { log, text } = makeCapturedLog();
    const { attempts, open } = opening(1, error);
    await expect(waitForDatabase(open, { seconds, log })).rejects.toBe(error);
    expect([attempts.made, text()]).toEqual([1, '']);
  });
});
