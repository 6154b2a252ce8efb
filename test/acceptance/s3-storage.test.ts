import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake } from '../support/makers/intakes.ts';
import { type S3Server, s3Keys, startS3Server } from '../support/servers/s3-server.ts';
import { seedSessions } from '../support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { svc, svcJson } from '../support/processes/svc-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

const mostBytesOfAMap = 10_000;

/** Each test continues where the one before it ended. */
describe('files on an S3 server', () => {
  const folder = temporaryFolder();
  let database: TestDatabase;
  let server: S3Server;
  let env: Readonly<Record<string, string>>;
  let service: ServiceProcess;
  let owner: Client;

  beforeAll(async () => {
    [database, server] = await Promise.all([cloneDatabase(), startS3Server('reports')]);
    env = {
      DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      S3_ENDPOINT: server.endpoint,
      S3_ACCESS_KEY_ID: s3Keys.id,
      S3_SECRET_ACCESS_KEY: s3Keys.secret,
    };
    const [cookie] = await seedSessions(database.url, { users: 1, sessions: 1 });
    await database.query(`update app_user set map_access = 'granted'`);
    service = await ServiceProcess.start({ ...env, STORAGE_URL: 's3://reports/svc' });
    owner = new Client(service.baseUrl);
    owner.cookie = cookie;
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
    folder.remove();
  });

  test('leave the database with less than 10 KB for a map', async () => {
    const { body } = await owner.post('/map/intake', exampleIntake);
    await eventually(async () =>
      expect((await owner.get(`/map/${body.map_id}`)).body.status).toBe('complete'),
    );

    const pdf = await owner.get(`/map/${body.map_id}/pdf`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await database.query('select key from stored_file')).toEqual([]);
    const [map] = await database.query('select pg_column_size(map.*)::int as bytes from situation_map map');
    expect((map as { readonly bytes: number }).bytes).toBeLessThan(mostBytesOfAMap);
  });

  test('are moved by an operator, and looked at by the doctor', async () => {
    const inUse = { ...env, STORAGE_URL: 's3://reports/svc' };
    const there = `file:${folder.path}/elsewhere`;

    expect(await svcJson(inUse, 'files', 'move', '--to', there)).toMatchObject({ copied: 1, deleted: 0 });
    expect(await svcJson(inUse, 'files', 'move', '--to', there)).toMatchObject({ already_there: 1 });
    const { checks } = await svcJson(inUse, 'doctor');
    expect(checks).toContainEqual(expect.objectContaining({ name: 'storage', health: 'ok' }));
    const wrong = await svc({ ...env, STORAGE_URL: 's3://another-bucket' }, ['doctor']);
    expect(wrong.output).toMatch(/failed +storage +It could not be examined: .*NoSuchBucket/);
  });

  test('are missed while the server is away: requests for them are answered with 503, others as ever', async () => {
    const [{ map_id: id }] = (await owner.get('/map')).body;
    await server.stop();

    const pdf = await owner.get(`/map/${id}/pdf`);
    expect([pdf.status, pdf.body.code]).toEqual([503, 'overloaded']);
    expect((await owner.get('/readyz')).body).toMatchObject({
      code: 'overloaded',
      checks: expect.arrayContaining([{ name: 'storage', ok: false }]),
    });
    expect((await owner.get(`/map/${id}`)).status).toBe(200);
  });
});
