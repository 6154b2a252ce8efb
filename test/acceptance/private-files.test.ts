import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '../support/client.ts';
import { preparedDataFolder } from '../support/databases/data-folders.ts';
import { eventually } from '../support/eventually.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';

const isOpen = (path: string): boolean => (statSync(path).mode & 0o077) !== 0;

describe('the data folder', () => {
  const folder = preparedDataFolder();
  const earlier = join(folder.path, 'files', 'earlier');
  let service: ServiceProcess;

  beforeAll(async () => {
    // The mode of a folder from an earlier release.
    mkdirSync(earlier, { recursive: true });
    writeFileSync(join(earlier, 'report.pdf'), 'PDF');
    for (const open of ['db', 'files', 'files/earlier']) chmodSync(join(folder.path, open), 0o755);
    chmodSync(join(earlier, 'report.pdf'), 0o644);
    chmodSync(folder.path, 0o755);
    service = await ServiceProcess.start({ DATA_DIR: folder.path });
    await new Client(service.baseUrl).post('/auth/request', { email: 'anna@example.org' });
    await eventually(() => {
      if (readdirSync(join(folder.path, 'mail')).length === 0) throw new Error('No mail is there yet.');
    });
  });

  afterAll(async () => {
    await service.stop();
    folder.remove();
  });

  /** Whether another user of the machine could read the file. The folders on its path must not prevent that. */
  const isReadable = (path: string): boolean =>
    isOpen(path) && (dirname(path) === folder.path || isReadable(dirname(path)));

  test('contains no old or new file that others could read', () => {
    const files = readdirSync(folder.path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(10);
    expect(files.some((file) => file.endsWith('.eml'))).toBe(true);
    expect(files.filter(isReadable)).toEqual([]);
  });

  test('keeps its own permissions, because others may use it too', () => {
    expect(statSync(folder.path).mode & 0o777).toBe(0o755);
  });
});
