import { describe, expect, test } from '@jest/globals';
import { codeOf } from '#test/support/makers/payments.ts';
import { setSvcStage } from './svc-stage.ts';

describe('svc codes', () => {
  test('create stores a code in upper case with its limits', async () => {
    const { svc, json, practitionerCodes } = setSvcStage();
    const limits = ['--max-uses', '20', '--expires', '2027-01-31'];
    expect(await json('codes', 'create', 'coach-anna', ...limits)).toEqual({
      code: 'COACH-ANNA',
      max_uses: 20,
      expires_at: '2027-02-01T00:00:00.000Z',
    });
    expect(await practitionerCodes.find(codeOf('COACH-ANNA'))).toMatchObject({
      maxUses: 20,
      expiresAt: new Date('2027-02-01T00:00:00Z'),
    });
    expect((await svc('codes', 'create', 'free')).output).toBe('The code FREE is good.');
  });

  test.each([
    [[], 'The code COACH is good.'],
    [['--max-uses', '1'], 'The code COACH is good for 1 payment.'],
    [
      ['--max-uses', '2', '--expires', '2027-01-31'],
      'The code COACH is good for 2 payments until 2027-02-01T00:00:00Z.',
    ],
  ])('create with %j prints the limits of the code', async (limits, said) => {
    const { svc } = setSvcStage();
    expect((await svc('codes', 'create', 'coach', ...limits)).output).toBe(said);
  });

  test.each([
    ['a code with a space', ['CO ACH'], 1, /3 to 32 letters/],
    ['a date that is past', ['COACH', '--expires', '2026-03-04'], 1, /give --expires a date to come/],
    ['no uses at all', ['COACH', '--max-uses', '0'], 2, /whole number from 1/],
    [
      'more uses than can be counted',
      ['COACH', '--max-uses', '9007199254740991'],
      1,
      /too large for --max-uses/,
    ],
  ])('create refuses %s', async (_, argv, status, complaint) => {
    const { svc, practitionerCodes } = setSvcStage();
    const said = await svc('codes', 'create', ...argv);
    expect([said.status, said.output]).toEqual([status, '']);
    expect(said.errorOutput).toMatch(complaint);
    expect(await practitionerCodes.list()).toEqual([]);
  });

  test('create refuses a code that exists', async () => {
    const { svc } = setSvcStage();
    await svc('codes', 'create', 'COACH');
    expect(await svc('codes', 'create', 'coach')).toMatchObject({
      status: 1,
      errorOutput: expect.stringMatching(/^There is such a code already/),
    });
  });

  test('list shows every code with its uses, to people and to scripts', async () => {
    const { svc, json, practitionerCodes } = setSvcStage();
    expect((await svc('codes', 'list')).output).toBe('There are no codes.');
    await svc('codes', 'create', 'COACH', '--max-uses', '2');
    await practitionerCodes.countUse(codeOf('COACH'));
    expect((await svc('codes', 'list')).output).toMatch(
      /^CODE +STATE +USES +OF +EXPIRES\nCOACH +active +1 +2 +-$/,
    );
    expect(await json('codes', 'list')).toEqual({
      codes: [{ code: 'COACH', state: 'active', uses: 1, max_uses: 2, expires_at: null }],
    });
  });

  test('disable ends a code, and refuses an unknown one', async () => {
    const { svc, json } = setSvcStage();
    await svc('codes', 'create', 'COACH');
    expect(await json('codes', 'disable', 'coach')).toEqual({ code: 'COACH', state: 'disabled' });
    expect((await json('codes', 'list')).codes).toMatchObject([{ state: 'disabled' }]);
    expect(await svc('codes', 'disable', 'OTHER')).toMatchObject({
      status: 1,
      errorOutput: 'There is no such code. "svc codes list" shows all codes.',
    });
  });
});
