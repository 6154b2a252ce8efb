import { describe, expect, test } from '@jest/globals';
import type { Finding } from '#application/ports/operations/health-check.ts';
import { setSvcStage } from './svc-stage.ts';

describe('svc migrate', () => {
  test('--check lists pending migrations and changes nothing', async () => {
    const { svc, json, fake } = setSvcStage();
    expect(await svc('migrate', '--check')).toMatchObject({
      status: 1,
      output: expect.stringContaining('To come:\n  0009-next'),
    });
    expect(await json('migrate', '--check')).toEqual({ pending: ['0009-next'], live: true });
    expect(fake.pending).toHaveLength(1);
  });

  test('--check reports whether the previous release can keep working', async () => {
    const { svc, json, fake } = setSvcStage();
    expect(await svc('migrate', '--check')).toMatchObject({
      output: expect.stringContaining('Processes of the release before can go on working.'),
    });
    fake.breaking = ['0009-next'];
    expect(await svc('migrate', '--check')).toMatchObject({
      output: expect.stringContaining('Stop all processes of the release before first'),
    });
    expect(await json('migrate', '--check')).toEqual({ pending: ['0009-next'], live: false });
  });

  test('applies what is to come, and has nothing to do afterwards', async () => {
    const { svc, json } = setSvcStage();
    expect(await svc('migrate')).toMatchObject({ status: 0, output: 'Applied:\n  0009-next' });
    expect(await svc('migrate', '--check')).toMatchObject({
      status: 0,
      output: 'The database is up to date.',
    });
    expect(await json('migrate')).toEqual({ applied: [] });
  });
});

describe('svc doctor', () => {
  const fine: Finding = { health: 'ok', detail: 'Fine.' };
  const doubtful: Finding = { health: 'warning', detail: 'Odd.', advice: 'Look.' };
  const broken: Finding = { health: 'failed', detail: 'Broken.', advice: 'Mend it.' };

  test.each([
    ['ok', [fine], 0],
    ['warning', [fine, doubtful], 0],
    ['failed', [doubtful, broken, fine], 1],
  ] as const)(
    'reports the worst finding, here %s, in words and as exit status',
    async (health, findings, status) => {
      const { svc, fake } = setSvcStage();
      fake.reports = [
        { name: 'mail', findings },
        { name: 'queue', findings: [fine] },
      ];
      const said = await svc('doctor', '--json');
      expect(said.status).toBe(status);
      expect(JSON.parse(said.output)).toEqual({
        health,
        checks: [
          { name: 'mail', health, findings },
          { name: 'queue', health: 'ok', findings: [fine] },
        ],
      });
    },
  );

  test('prints each finding with advice', async () => {
    const { svc, fake } = setSvcStage();
    fake.reports = [{ name: 'mail', findings: [broken, fine] }];
    expect((await svc('doctor')).output.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['failed', 'mail', 'Broken.'],
      ['', 'Mend it.'],
      ['ok', 'mail', 'Fine.'],
    ]);
  });
});
