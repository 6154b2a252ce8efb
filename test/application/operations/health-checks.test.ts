import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import type { PractitionerCode, PractitionerCodeTerms } from '#domain/purchases/practitioner-code.ts';
import { inMemoryFileStore } from '#adapters/outbound/files/in-memory-file-store.ts';
import {
  examineCodes,
  examineMaps,
  examineModel,
  examineQueue,
  examineStorage,
} from '#application/operations/health-checks.ts';
import type { Finding } from '#application/ports/operations/health-check.ts';
import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import type { ReadinessCheck } from '#application/ports/operations/readiness.ts';

const healthOf = ([finding]: readonly Finding[]) => finding?.health;

describe('the storage', () => {
  test('is fine if a file can be read back, and is left unchanged', async () => {
    const store = inMemoryFileStore();
    expect(healthOf(await examineStorage(store, 'doctor/1'))).toBe('ok');
    expect(await store.find('doctor/1')).toBeUndefined();
  });

  test.each([
    ['nothing comes back', undefined],
    ['something else comes back', Uint8Array.from([1, 2, 4])],
  ])('has failed if %s', async (_, found) => {
    const store = { ...inMemoryFileStore(), find: async () => found };
    expect(healthOf(await examineStorage(store, 'doctor/1'))).toBe('failed');
  });

  test('is left unchanged even if reading fails', async () => {
    const kept = inMemoryFileStore();
    const store = { ...kept, find: () => Promise.reject(new Error('The disk is away.')) };
    await expect(examineStorage(store, 'doctor/1')).rejects.toThrow('The disk is away.');
    expect(await kept.find('doctor/1')).toBeUndefined();
  });
});

describe('practitioner codes', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const terms = (differences: Partial<PractitionerCodeTerms>): PractitionerCodeTerms => ({
    code: 'COACH-1' as PractitionerCode,
    maxUses: null,
    uses: 0,
    expiresAt: null,
    isDisabled: false,
    ...differences,
  });
  const examined = (...codes: readonly PractitionerCodeTerms[]) =>
    examineCodes({ list: async () => codes }, now);

  test('are fine where there are none', async () => {
    expect(healthOf(await examined())).toBe('ok');
  });

  test.each([
    ['has a number of uses', { maxUses: 5 }],
    ['expires', { expiresAt: new Date('2027-01-01') }],
    ['is disabled', { isDisabled: true }],
    ['has expired', { expiresAt: new Date('2026-01-01') }],
  ])('are fine where each %s', async (_, differences) => {
    expect(healthOf(await examined(terms(differences)))).toBe('ok');
  });

  test('that work for ever deserve a look, and are counted', async () => {
    const [finding] = await examined(terms({}), terms({ maxUses: 5 }), terms({ uses: 900 }));
    expect(finding).toMatchObject({ health: 'warning', detail: expect.stringContaining(': 2.') });
    expect(JSON.stringify(finding)).not.toContain('COACH');
  });
});

describe('maps', () => {
  test('are fine if none has failed ten times', async () => {
    expect(healthOf(await examineMaps({ countStuck: async () => 0 }))).toBe('ok');
  });

  test('that have failed ten times are a warning', async () => {
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

  test('is fine if it answers the question', async () => {
    const model = modelWhich(async ({ output }) => {
      const value = output.parse({ reached: true });
      return value === undefined ? Err({ kind: 'model_bad_output', code: 'wrong_shape' }) : Ok(value);
    });
    expect(healthOf(await examineModel(model))).toBe('ok');
  });

  test('has failed if it does not, and the report contains only the code', async () => {
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
