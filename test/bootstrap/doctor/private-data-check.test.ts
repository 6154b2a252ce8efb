import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { examinePrivacy } from '#bootstrap/doctor/private-data-check.ts';
import { closeToOthers } from '#bootstrap/configuration/private-files.ts';
import { temporaryFolder } from '#test/support/processes/temporary-folder.ts';

const somebody = 1000;
const root = 0;

describe('the folders of the service', () => {
  const temporary = temporaryFolder();
  const dataDir = join(temporary.path, 'data');
  const path = join(dataDir, 'files');
  const storage = { kind: 'folder', path } as const;
  const found = (uid = somebody) => examinePrivacy({ dataDir, storage }, uid);

  beforeEach(() => {
    mkdirSync(path, { recursive: true });
    writeFileSync(join(dataDir, 'secret'), 'hidden');
    chmodSync(dataDir, 0o755);
    chmodSync(path, 0o700);
    chmodSync(join(dataDir, 'secret'), 0o600);
  });
  afterAll(() => temporary.remove());

  test('are fine if no other user can read their content', () => {
    expect(found()).toEqual([{ health: 'ok', detail: 'Nobody else can read the stored data.' }]);
  });

  test('are fine where there are none yet', () => {
    const none = join(temporary.path, 'none');
    expect(
      examinePrivacy({ dataDir: none, storage: { kind: 'folder', path: none } }, somebody),
    ).toMatchObject([{ health: 'ok' }]);
  });

  test.each([0o640, 0o604, 0o644])('deserve a look where others can read the secret: %o', (mode) => {
    chmodSync(join(dataDir, 'secret'), mode);
    expect(found()).toMatchObject([
      { health: 'warning', detail: expect.stringContaining('DATA_DIR: secret.') },
    ]);
    closeToOthers(dataDir);
    expect(found()).toMatchObject([{ health: 'ok' }]);
  });

  test('deserve a look where others can put something into them', () => {
    chmodSync(dataDir, 0o777);
    expect(found()).toMatchObject([{ health: 'warning', advice: expect.stringContaining('chmod go-w') }]);
  });

  test('deserve a look where PDFs are elsewhere, for everybody to read', () => {
    const elsewhere = join(temporary.path, 'elsewhere');
    mkdirSync(elsewhere, { recursive: true });
    chmodSync(elsewhere, 0o750);
    expect(examinePrivacy({ dataDir, storage: { kind: 'folder', path: elsewhere } }, somebody)).toMatchObject(
      [{ health: 'warning', detail: expect.stringContaining('PDFs') }],
    );
    expect(examinePrivacy({ dataDir, storage: { kind: 'database' } }, somebody)).toMatchObject([
      { health: 'ok' },
    ]);
  });

  test('deserve a look where the service is root', () => {
    expect(found(root)).toMatchObject([{ health: 'warning', detail: 'This runs as root.' }]);
  });
});
