import { describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { responsesOf } from '#test/support/responses.ts';
import { makeMap, setAccess, startMapService } from '../map-owners.ts';
import { logIn } from '../service-under-test.ts';

const { service, holdMaps, releaseMaps } = await startMapService();
const nothing = { assessment_draft: null, latest_assessment: null, intake_draft: null, latest_map: null };
const progressOf = async (client: Client) => (await client.get('/me/progress')).body;

describe('the progress of a user', () => {
  test('is shown only to people who are logged in', async () => {
    const { status, body } = await new Client(service.baseUrl).get('/me/progress');
    expect([status, body.code]).toEqual([401, 'session_required']);
  });

  test('is empty at first', async () => {
    expect(await progressOf(await logIn(service))).toEqual(nothing);
  });

  test('follows the assessment', async () => {
    const client = await logIn(service);
    const some = { responses: responsesOf(3).responses.slice(0, 12) };
    const saved = await client.put('/assessments/draft', some);
    const begun = { answered: 12, saved_at: saved.body.saved_at };
    expect(await progressOf(client)).toEqual({ ...nothing, assessment_draft: begun });

    const { assessment_id } = (await client.post('/assessments/submit', responsesOf(3))).body;
    const { completed_at, top_nature } = (await client.get('/assessments/latest')).body;
    const latest = { assessment_id, completed_at, top_nature };
    expect(await progressOf(client)).toEqual({ ...nothing, latest_assessment: latest });
  });

  test('follows the situation map, as long as the user has access', async () => {
    const client = await logIn(service);
    await setAccess(service, client, 'granted');
    const saved = await client.post('/map/intake/draft', { page: 2 });
    const begun = { saved_at: saved.body.saved_at };
    expect(await progressOf(client)).toEqual({ ...nothing, intake_draft: begun });

    await makeMap(client);
    const [complete] = (await client.get('/map')).body;
    expect(complete.status).toBe('complete');
    expect(await progressOf(client)).toEqual({ ...nothing, latest_map: complete });

    holdMaps();
    await client.post('/map/intake', { goals: { primary: 'gain_clarity' } });
    const [processing] = (await client.get('/map')).body;
    expect(processing.status).toBe('processing');
    expect(await progressOf(client)).toEqual({ ...nothing, latest_map: processing });
    releaseMaps();

    await setAccess(service, client, 'revoked');
    expect(await progressOf(client)).toEqual(nothing);
  });
});
