import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ok } from 'ts-results';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { methodVersion } from '#domain/situation-map/compute-profile.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import { Client } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { eventually } from '../support/eventually.ts';
import { type Persistence, postgresPersistence } from '../support/databases/persistence.ts';
import { seedSessions } from '../support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

/** A map as it was stored before reports had findings. */
const stored = JSON.parse(
  readFileSync(join(import.meta.dirname, '../support/makers/first-method-map.json'), 'utf8'),
);

const stages = ['complete', 'profiled', 'phrased'] as const;
type Stage = (typeof stages)[number];

const folder = temporaryFolder();
let database: TestDatabase;
let persistence: Persistence;
let service: ServiceProcess;
let owners: Readonly<Record<Stage, Client>>;

const json = (value: unknown): string => `$json$${JSON.stringify(value)}$json$`;

/** One map for each of three users, in this order. */
const maps = `
  insert into situation_map (user_id, submitted_at, language, intake, shelf, stage, profile, narrative, pdf_key,
    completed_at, report_expires_at)
  select id, '2026-10-01T09:30:00Z', 'en', ${json(stored.intake)}, ${json(stored.shelf)}, stage,
    ${json(stored.profile)}::json, case when stage = 'profiled' then null else ${json(stored.narrative)}::json end,
    case when stage = 'complete' then 'maps/old.pdf' end,
    case when stage = 'complete' then now() end, case when stage = 'complete' then now() + interval '20 days' end
  from app_user join unnest(array['${stages.join("','")}']) with ordinality as listed (stage, place) on place = id`;

beforeAll(async () => {
  database = await cloneDatabase();
  const cookies = await seedSessions(database.url, { users: stages.length, sessions: stages.length });
  await database.query(`update app_user set map_access = 'granted'`);
  await database.query(maps);
  await database.query(`insert into stored_file values ('maps/old.pdf', '%PDF-1.7 as it was made')`);
  persistence = await postgresPersistence(await openDatabase({ url: database.url }));
  service = await ServiceProcess.start({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    TRUST_PROXY: '1',
  });
  const clients = await Promise.all(
    cookies.map(async (cookie) => {
      const client = new Client(service.baseUrl);
      client.cookie = cookie;
      return [(await client.get('/me')).body.id, client] as const;
    }),
  );
  const clientOf = (place: number): Client => clients.find(([id]) => id === place)![1];
  owners = { complete: clientOf(1), profiled: clientOf(2), phrased: clientOf(3) };
});

afterAll(async () => {
  await service.stop();
  await persistence.close();
  await database.drop();
  folder.remove();
});

const ownMapOf = async (owner: Client) => {
  const [{ map_id: id }] = (await owner.get('/map')).body;
  return (await owner.get(`/map/${id}`)).body;
};

describe('a map that was made by the first method', () => {
  test('keeps its profile and its texts, and has no findings', async () => {
    const { status, profile } = await ownMapOf(owners.complete);
    expect(status).toBe('complete');
    expect(profile).toMatchObject({ method_version: '1.0.0', findings: [], week: null, tension: null });
    expect(profile.narrative.sections).toEqual(stored.narrative.sections);
    expect(profile.plan.map((step: { horizon_days: number }) => step.horizon_days)).toEqual([30, 60, 90]);
    expect(profile.plan[0].actions[0].measure).toMatch(/^It works if /u);
  });

  test('opens with its link, and contains all its texts', async () => {
    const { report_url: link } = await ownMapOf(owners.complete);
    const { status, text } = await new Client(service.baseUrl).get(link, { Accept: 'text/html' });
    expect(status).toBe(200);
    const { headline, summary, goal, questions } = stored.narrative.sections;
    const page = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    for (const words of [headline, ...summary, goal, ...questions]) expect(page).toContain(words);
  });

  test('has the PDF that was stored', async () => {
    const [{ map_id: id }] = (await owners.complete.get('/map')).body;
    expect((await owners.complete.get(`/map/${id}/pdf`)).text).toBe('%PDF-1.7 as it was made');
  });
});

describe('a map that an earlier release had started', () => {
  const finish = async (owner: Client) => {
    const [{ map_id: mapId }] = (await owner.get('/map')).body;
    await persistence.unitOfWork.run(async ({ jobs }) =>
      Ok(await jobs.enqueue({ kind: 'generate_map', mapId: mapId as MapId })),
    );
    return eventually(async () => {
      const map = await ownMapOf(owner);
      expect(map.status).toBe('complete');
      return map;
    });
  };

  test('is started again if it had no texts yet, and then has findings', async () => {
    const { profile } = await finish(owners.profiled);
    expect(profile.method_version).toBe(methodVersion);
    expect(profile.findings.length).toBeGreaterThan(0);
    expect(profile.narrative.sections.letter.length).toBeGreaterThan(0);
  });

  test('is finished unchanged if it had texts', async () => {
    const { map_id: id, profile } = await finish(owners.phrased);
    expect(profile.method_version).toBe('1.0.0');
    const pdf = await owners.phrased.get(`/map/${id}/pdf`);
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});
