import { afterAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preparedDataFolder } from '../support/databases/data-folders.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { spawnSvc, svc, svcJson } from '../support/processes/svc-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

/** Each test continues where the one before it ended. */
describe('svc on the embedded database', () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: join(folder.path, 'embedded') };
  let service: ServiceProcess | undefined;
  let keyId: string;

  afterAll(async () => {
    await service?.stop();
    folder.remove();
  });

  const findHealths = async () => {
    const { checks } = await svcJson(env, 'doctor');
    return Object.fromEntries(checks.map(({ name, health }: Record<string, string>) => [name, health]));
  };
  const healthy = {
    configuration: 'warning',
    database: 'ok',
    storage: 'ok',
    // Tests may run as root, and the doctor warns of that.
    privacy: process.getuid?.() === 0 ? 'warning' : 'ok',
    mail: 'ok',
    model: 'ok',
    payment: 'warning',
    codes: 'ok',
    traces: 'ok',
    maps: 'ok',
    queue: 'ok',
  };

  test('works before the first start', async () => {
    keyId = (await svcJson(env, 'keys', 'create', 'Acme CRM')).id;
    expect(await findHealths()).toEqual(healthy);
  });

  test('does not disturb the running service', async () => {
    service = await ServiceProcess.start(env);
    expect(await svc(env, ['keys', 'list'])).toEqual({
      status: 1,
      output: '',
      errorOutput: expect.stringMatching(
        /^DATA_DIR: Another process uses the database in .*: stop it, or set DATABASE_URL to share a PostgreSQL server\.$/,
      ),
    });
  });

  test('can be checked by the doctor while the service uses it', async () => {
    expect(await findHealths()).toEqual(healthy);
    expect((await svc(env, ['doctor'])).output).toContain('GET /readyz');
  });

  test('works again between starts', async () => {
    await service?.stop();
    expect((await svcJson(env, 'keys', 'list')).keys).toMatchObject([{ id: keyId, name: 'Acme CRM' }]);
  });

  test('is up to date once it was opened, and is not made by looking', async () => {
    expect(await svcJson(env, 'migrate', '--check')).toEqual({ pending: [], live: true });
    const none = { DATA_DIR: join(folder.path, 'none') };
    expect(await svc(none, ['migrate', '--check'])).toMatchObject({ status: 1 });
    expect(existsSync(none.DATA_DIR)).toBe(false);
  });
});

describe('svc with a closed output', () => {
  test('ends with status 1, so that no script continues without a key', async () => {
    const folder = preparedDataFolder();
    const child = spawnSvc({ DATA_DIR: folder.path }, ['keys', 'create', 'Lost']);
    child.stdout.destroy();
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([1, null]);
    folder.remove();
  });
});
