import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import type { RestoreRequest } from '#application/operations/restore.ts';
import { setSvcStage } from './svc-stage.ts';

describe('svc backup', () => {
  test('reports the content of the archive, and what was deleted meanwhile', async () => {
    const { svc, json, fake } = setSvcStage();
    expect(await svc('backup', 'all.tar.gz')).toMatchObject({
      status: 0,
      output: 'all.tar.gz: 7000 bytes. Files inside: 2.',
    });
    fake.backups.backUp = async () => ({ bytes: 1, files: 0, missingFiles: 3, wasInUse: true });
    expect((await svc('backup', 'all.tar.gz')).output).toContain(
      'Files that were deleted with their owners during the backup: 3.',
    );
    expect(await json('backup', 'all.tar.gz')).toEqual({
      bytes: 1,
      files: 0,
      missing_files: 3,
      was_in_use: true,
    });
    expect(fake.closed).toBe(3);
  });
});

describe('svc restore', () => {
  test('withholds mails unless asked to send them, and reports how many', async () => {
    const { svc, json, fake } = setSvcStage();
    const requests: RestoreRequest[] = [];
    fake.backups.restore = async (request) => {
      requests.push(request);
      return Ok({ files: 2, withheldMails: 5 });
    };
    expect((await svc('restore', 'all.tar.gz')).output).toContain('may have been sent already: 5');
    expect(await json('restore', 'all.tar.gz', '--send-mails')).toEqual({ files: 2, withheld_mails: 5 });
    expect(requests).toEqual([{ sendsMails: false }, { sendsMails: true }]);
  });

  test.each([
    [{ kind: 'not_empty' } as const, /^This database already contains data/],
    [
      { kind: 'other_release', made: ['0001-one'], here: ['0001-one', '0002-two'] } as const,
      /^The archive was made by another release(?:.|\n)*Its migrations: 0001-one\.\nMigrations here: 0001-one, 0002-two\.$/,
    ],
  ])('is refused with status 1: %j', async (refusal, complaint) => {
    const { svc, fake } = setSvcStage();
    fake.backups.restore = async () => Err(refusal);
    const { status, errorOutput } = await svc('restore', 'all.tar.gz');
    expect([status, fake.closed]).toEqual([1, 1]);
    expect(errorOutput).toMatch(complaint);
  });
});
