import { describe, expect, test } from '@jest/globals';
import type { Finding } from '#application/ports/operations/health-check.ts';
import { runCheck } from '#bootstrap/doctor/run-check.ts';

const fine: Finding = { health: 'ok', detail: 'Fine.' };

describe('a check', () => {
  test('reports what it found', async () => {
    const report = await runCheck({ name: 'mail', examine: async () => [fine] });
    expect(report).toEqual({ name: 'mail', findings: [fine] });
  });

  test('that does not end fails at its time limit', async () => {
    const { findings } = await runCheck({ name: 'mail', examine: () => new Promise(() => undefined) }, 20);
    expect(findings).toMatchObject([
      { health: 'failed', detail: 'There was no answer within 0.02 seconds.' },
    ]);
  });

  test.each([
    ['by its code', Object.assign(new Error('open /hidden'), { code: 'EACCES' }), 'EACCES: no permission'],
    ['by a code that is less known', Object.assign(new Error('hidden'), { code: '42P01' }), '42P01'],
    ['by its message', new Error('STORAGE_URL: cannot be used.'), 'STORAGE_URL: cannot be used.'],
    ['without an address in it', new Error('Nobody like anna@example.com.'), 'Nobody like a***@example.com.'],
  ])('that throws has failed, described %s', async (_, error, reason) => {
    const { findings } = await runCheck({ name: 'mail', examine: () => Promise.reject(error) });
    expect(findings).toMatchObject([{ health: 'failed', detail: `It could not be examined: ${reason}` }]);
  });

  test('that throws synchronously has failed too', async () => {
    const examine = () => {
      throw new Error('At once.');
    };
    expect((await runCheck({ name: 'mail', examine })).findings).toMatchObject([{ health: 'failed' }]);
  });
});
