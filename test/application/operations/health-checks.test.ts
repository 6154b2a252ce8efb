import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { inMemoryFileStore } from '../../../src/adapters/outbound/files/in-memory-file-store.ts';
import {
  examineMaps,
  examineModel,
  examineQueue,
  examineStorage,
} from '../../../src/application/operations/health-checks.ts';
import type { Finding } from '../../../src/application/ports/health-check.ts';
import type { LanguageModel } from '../../../src/application/ports/language-model.ts';
import type { ReadinessCheck } from '../../../src/application/ports/readiness.ts';

const healthOf = ([finding]: readonly Finding[]) => finding?.health;

describe('the storage', () => {
  test('is fine where a file comes back, and is left as it was', async () => {
    const store = inMemoryFileStore();
    expect(healthOf(await examineStorage(store, 'doctor/1'))).toBe('ok');
    expect(await store.find('doctor/1')).toBeUndefined();
  });

  test.each([
    ['nothing comes back', undefined],
    ['something else comes back', Uint8Array.from([1, 2, 4])],
  ])('has failed where %s', async (_, found) => {
    const store = { ...inMemoryFileStore(), find: async () => found };
    expect(healthOf(await examineStorage(store, 'doctor/1'))).toBe('failed');
  });

  test('is left as it was also when reading fails', async () => {
    const kept = inMemoryFileStore();
    const store = { ...kept, find: () => Promise.reject(new Error('The disk is away.')) };
    await expect(examineStorage(store, 'doctor/1')).rejects.toThrow('The disk is away.');
    expect(await kept.find('doctor/1')).toBeUndefined();
  });
});

describe('maps', () => {
  test('are fine while none has failed ten times', async () => {
    expect(healthOf(await examineMaps({ countStuck: async () => 0 }))).toBe('ok');
  });

  test('that have deserve a look', async () => {
    const [finding] = await examineMaps({ countStuck: async (least) => (least === 10 ? 3 : 0) });
    expect(finding).toMatchObject({ health: 'warning', detail: expect.stringContaining('3') });
    expect(finding?.advice).toContain('svc maps retry');
  });
});

describe('the queue', () => {
  const queueOf = (check: Partial<ReadinessCheck>) => ({
    check: async () => [
      { name: 'database', ok: true } as const,
      { name: 'queue', ok: true, ...check } as const,
    ],
  });

  test.each([
    ['is fine while no job waits', { lagSeconds: 0 }, 'ok'],
    ['is fine while a job waits for a moment', { lagSeconds: 59 }, 'ok'],
    ['deserves a look when a job waits for a minute', { lagSeconds: 60 }, 'warning'],
    ['has failed when it does not answer', { ok: false }, 'failed'],
  ] as const)('%s', async (_, check, health) => {
    expect(healthOf(await examineQueue(queueOf(check)))).toBe(health);
  });
});

describe('the language model', () => {
  const modelWhich = (ask: LanguageModel['ask']): LanguageModel => ({ name: 'a-model', ask });

  test('is fine when it answers what was asked', async () => {
    const model = modelWhich(async ({ output }) => {
      const value = output.parse({ reached: true });
      return value === undefined ? Err({ kind: 'model_bad_output', code: 'wrong_shape' }) : Ok(value);
    });
    expect(healthOf(await examineModel(model))).toBe('ok');
  });

  test('has failed when it does not, and tells the code alone', async () => {
    const model = modelWhich(async () => Err({ kind: 'model_unavailable', code: '401' }));
    expect(await examineModel(model)).toMatchObject([
      { health: 'failed', detail: expect.stringContaining('401') },
    ]);
  });

  test('is given ten seconds for one short answer', async () => {
    const asked: unknown[] = [];
    const model = modelWhich(async ({ timeLimitMs, maxOutputTokens }) => {
      asked.push([timeLimitMs, maxOutputTokens]);
      return Err({ kind: 'model_unavailable', code: 'timeout' });
    });
    await examineModel(model);
    expect(asked).toEqual([[10_000, 200]]);
  });
});
