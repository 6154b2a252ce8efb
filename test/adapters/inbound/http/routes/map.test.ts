import { afterEach, describe, expect, test } from '@jest/globals';
import { Client } from '#test/support/client.ts';
import { exampleIntake, exampleResponses } from '#test/support/makers/intakes.ts';
import { completed, makeMap, owner, pdfBytes, setAccess, startMapService } from '../map-owners.ts';
import { logIn } from '../service-under-test.ts';

const { service, holdMaps, releaseMaps } = await startMapService();
afterEach(releaseMaps);

const ownRoutes = [
  ['GET', '/map'],
  ['GET', '/map/1'],
  ['GET', '/map/nonsense'],
  ['GET', '/map/1/pdf'],
  ['GET', '/map/1/plan'],
  ['PUT', '/map/1/plan'],
  ['GET', '/map/intake/draft'],
  ['POST', '/map/intake/draft'],
  ['POST', '/map/intake'],
] as const;

describe.each(ownRoutes)('%s %s', (method, path) => {
  const headers = { 'Content-Type': 'text/plain', 'Idempotency-Key': 'two words' };
  const send = (client: Client) =>
    client.send(path, { method, headers, ...(method !== 'GET' && { raw: '{"broken' }) });

  test('is for people who are logged in', async () => {
    expect((await send(new Client(service.baseUrl))).body.code).toBe('session_required');
  });

  test('checks for the purchase before anything else', async () => {
    const client = await logIn(service);
    expect(await send(client)).toMatchObject({ status: 403, body: { code: 'purchase_required' } });
    await setAccess(service, client, 'revoked');
    expect(await send(client)).toMatchObject({ status: 403, body: { code: 'purchase_revoked' } });
    await setAccess(service, client, 'granted');
    expect((await send(client)).status).not.toBe(403);
  });

  if (method === 'POST')
    test('is refused for pages of other sites', async () => {
      const client = await owner(service);
      for (const foreign of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
        const refused = await client.post(path, exampleIntake, foreign);
        expect(refused.body.code).toBe('forbidden_origin');
      }
      expect((await client.get('/map')).body).toEqual([]);
    });
});

describe('the draft of an intake', () => {
  test('may be any object, keeps the order of its keys, and is replaced as a whole', async () => {
    const client = await owner(service);
    await client.post('/map/intake/draft', { first: true });
    const draft = { z: 1, a: { primary: 'nonsense', deep: [null, { é: 0.5 }] }, empty: {} };
    const saved = await client.post('/map/intake/draft', draft);
    expect(saved).toMatchObject({ status: 200, body: { ok: true, saved_at: expect.any(String) } });
    const shown = await client.get('/map/intake/draft');
    expect(shown.text).toBe(JSON.stringify({ draft, saved_at: saved.body.saved_at }));
  });

  test('belongs to the user, not to the session', async () => {
    const client = await owner(service, 'two-devices@example.org');
    await client.post('/map/intake/draft', { page: 2 });
    const { id } = (await client.get('/me')).body;
    expect((await service.parts.mapDrafts.find(id))?.content).toEqual({ page: 2 });
    expect((await (await owner(service)).get('/map/intake/draft')).body.code).toBe('no_draft');
  });

  test.each(['/map/intake/draft', '/map/intake'])(
    'may have exactly 64 KiB, like the intake: %s',
    async (path) => {
      const client = await owner(service);
      const send = (bytes: number) => {
        const begin = '{"goals":"to find out","note":"';
        const raw = `${begin}${'x'.repeat(bytes - begin.length - 2)}"}`;
        return client.send(path, { method: 'POST', raw, headers: { 'Content-Type': 'application/json' } });
      };
      expect((await send(64 * 1024)).status).not.toBe(413);
      expect((await send(64 * 1024 + 1)).status).toBe(413);
    },
  );

  test.each(['[]', '"text"', 'null', ''])('is an object, not %s', async (raw) => {
    const client = await owner(service);
    const headers = { 'Content-Type': 'application/json' };
    const refused = await client.send('/map/intake/draft', { method: 'POST', raw, headers });
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
  });
});

describe('an intake', () => {
  test('is accepted with the address of its map', async () => {
    const client = await owner(service);
    const { status, body, headers } = await client.post('/map/intake', exampleIntake);
    expect(status).toBe(202);
    expect(body).toEqual({ ok: true, map_id: expect.any(Number), status: 'processing' });
    expect(headers.get('location')).toBe(`/map/${body.map_id}`);
    expect(headers.get('retry-after')).toBe('5');
  });

  test('warns about unknown fields, which are stored', async () => {
    const client = await owner(service);
    const { body } = await client.post('/map/intake', { ...exampleIntake, mood: 'curious' });
    expect(body.warnings).toMatchObject([{ pointer: '/mood' }]);
  });

  test('is refused with all faults, without its values', async () => {
    const client = await owner(service);
    const answer = await client.post('/map/intake', {
      goals: { primary: 'secret-goal', readiness: 'secret-number' },
      energy_patterns: { by_nature: { leading: 7 } },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/energy_patterns/by_nature/leading',
      '/goals/primary',
      '/goals/readiness',
    ]);
    expect(answer.text).not.toContain('secret');
  });

  test('accepts only assessments of the same user', async () => {
    const [client, other] = [await owner(service), await logIn(service)];
    const { assessment_id } = (await other.post('/assessments/submit', exampleResponses())).body;
    const refused = await client.post('/map/intake', { ...exampleIntake, assessment_id });
    expect(refused.body.errors).toMatchObject([{ pointer: '/assessment_id' }]);
  });

  test('is answered in the same way again with the same key', async () => {
    const client = await owner(service);
    const send = () => client.post('/map/intake', exampleIntake, { 'Idempotency-Key': 'once' });
    const [first, again] = [await send(), await send()];
    expect([again.status, again.text]).toEqual([202, first.text]);
    expect(again.headers.get('location')).toBe(first.headers.get('location'));
    expect((await client.get('/map')).body).toHaveLength(1);
  });

  test('is accepted once of twenty at once, and the other answers name that map', async () => {
    holdMaps();
    const client = await owner(service);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/map/intake', exampleIntake)),
    );
    const [accepted, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(accepted?.status).toBe(202);
    for (const { status, body, headers } of others) {
      expect([status, body.code, body.map_id]).toEqual([
        409,
        'generation_in_progress',
        accepted?.body.map_id,
      ]);
      expect(headers.get('location')).toBe(`/map/${body.map_id}`);
    }
  });

  test('is refused after the fifth within an hour, with the time to wait', async () => {
    const client = await owner(service);
    for (let times = 0; times < 5; times++) await makeMap(client);
    const { status, body, headers } = await client.post('/map/intake', exampleIntake);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(headers.get('ratelimit-policy')).toBe('"accepted_intakes_per_user";q=5;w=3600');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  });
});

describe('a map', () => {
  test('is processing until it is complete', async () => {
    holdMaps();
    const client = await owner(service);
    await client.post('/assessments/submit', exampleResponses());
    const { map_id: id } = (await client.post('/map/intake', exampleIntake)).body;
    const processing = await client.get(`/map/${id}`);
    expect(processing.text).toBe(`{"map_id":${id},"status":"processing"}`);
    expect(processing.headers.get('retry-after')).toBe('3');
    const early = await client.get(`/map/${id}/pdf`);
    expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([
      409,
      'map_not_ready',
      '3',
    ]);
    expect((await client.get('/map')).body).toEqual([
      { map_id: id, status: 'processing', created_at: expect.any(String) },
    ]);

    releaseMaps();
    const { body, headers } = await completed(client, id);
    expect(headers.has('retry-after')).toBe(false);
    expect(Object.keys(body)).toEqual([
      'map_id',
      'status',
      'completed_at',
      'top_nature',
      'profile',
      'report_url',
    ]);
    expect(body).toMatchObject({ status: 'complete', top_nature: 'Creating' });
    expect((await client.get('/map')).body).toMatchObject([
      { map_id: id, status: 'complete', completed_at: body.completed_at, top_nature: 'Creating' },
    ]);
  });

  test('shows its profile with the names and numbers of the worked example', async () => {
    const client = await owner(service);
    await client.post('/assessments/submit', exampleResponses());
    const { profile } = (await makeMap(client)).body;
    expect(profile).toMatchObject({
      schema: 'situation-profile/1',
      locale: 'en',
      preference_source: 'assessment',
      top_nature_source: 'assessment',
      headline: { quadrant: 'mismatched', alignment: 60, alignment_band: 'partial', energy_balance: -11 },
      alignment: {
        overall: 60,
        coverage: 78,
        utilization: 73,
        shape: -0.52,
        n_used: 9,
        random_role_median: 52,
      },
      energy: { gain: 18, drain: 29, balance: -11, overall_level: null, peak_time: null },
      top_risks: [
        { nature: 'Organizing', value: 81, zone: 'strain' },
        { nature: 'Analyzing', value: 32, zone: 'strain' },
      ],
      goals: { primary: 'reshape_role', horizon_days: 90, more_of: ['Creating'], less_of: ['Organizing'] },
      narrative: { source: 'template', model: null, verified: true, fallback_sections: [] },
      limits: ['self_report', 'not_for_selection', 'not_medical'],
    });
    expect(profile.natures[0]).toEqual({
      id: 'Creating',
      preference: 81,
      demand: 25,
      energy: 2,
      gap: -56,
      alignment: 44,
      weight: 81,
      zone: 'untapped',
      risk: 0,
      lever: 45,
      asset: 25,
      time_percent: null,
      wished_gap: null,
    });
    expect(profile.findings[0]).toEqual({
      kind: 'strain',
      nature: 'Organizing',
      because: [
        '/natures/4/preference',
        '/role_demands/levels/Organizing',
        '/energy_patterns/by_nature/Organizing',
      ],
    });
    expect(profile.week).toEqual({ basis: 'demand', gives: 3, costs: 4, neither: 3 });
    expect(profile.tension).toMatchObject({ kind: 'cost_and_room', nature: 'Organizing' });
    const [, { actions }] = profile.plan;
    expect(actions[0]).toMatchObject({
      text_key: 'strain.try',
      measure: expect.stringMatching(/\.$/),
      review_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
    expect(profile.narrative.sections.plan).toHaveProperty([actions[0].id]);
  });

  test('is shown even if nothing was rated', async () => {
    const client = await owner(service);
    const { body } = await makeMap(client, { goals: 'to find out what I want', locale: 'fr' });
    expect(body).toMatchObject({
      top_nature: null,
      profile: { locale: 'fr', top_nature_source: 'none', alignment: { overall: null, n_used: 0 } },
    });
    expect((await client.get('/map')).body).toMatchObject([{ status: 'complete', top_nature: null }]);
  });

  test('of another user is answered like an unknown one, except for the request id', async () => {
    const [client, other] = [await owner(service), await owner(service)];
    const id = (await makeMap(client)).body.map_id;
    for (const path of ['', '/pdf']) {
      const foreign = await other.get(`/map/${id}${path}`);
      const unknown = await other.get(`/map/999999${path}`);
      expect(foreign.status).toBe(404);
      const without = (text: string) => text.replace(/"request_id":"[^"]*"/, '');
      expect(without(foreign.text)).toBe(without(unknown.text));
      expect([...foreign.headers.keys()]).toEqual([...unknown.headers.keys()]);
    }
  });

  test('is found only with one spelling of its id', async () => {
    const client = await owner(service);
    const id: number = (await makeMap(client)).body.map_id;
    for (const other of [
      '0',
      `0${id}`,
      `-${id}`,
      `${id}.0`,
      `${id}e0`,
      `${id}%20`,
      'one',
      '9007199254740993',
    ])
      for (const path of [`/map/${other}`, `/map/${other}/pdf`])
        expect([path, (await client.get(path)).status]).toEqual([path, 404]);
  });

  test('does not shadow literal paths', async () => {
    const client = await owner(service);
    const intake = await client.get('/map/intake');
    expect([intake.status, intake.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await client.get('/map/report')).body.code).toBe('signature_invalid');
  });
});

describe('what is done of the plan', () => {
  test('is saved in the account, and in the export; nothing is at first', async () => {
    const client = await owner(service, 'plans@example.org');
    const { body } = await makeMap(client);
    const path = `/map/${body.map_id}/plan`;
    expect((await client.get(path)).body).toEqual({ done: [], saved_at: null });
    const step = body.profile.plan[0].actions[0].id as string;
    const saved = await client.send(path, { method: 'PUT', json: { done: [step] } });
    expect(saved).toMatchObject({ status: 200, body: { ok: true } });
    expect((await client.get(path)).body).toEqual({ done: [step], saved_at: saved.body.saved_at });
    const all = (await client.get('/me/export')).body as { maps: readonly { plan_progress: unknown }[] };
    expect(all.maps[0]?.plan_progress).toEqual({ done: [step], saved_at: saved.body.saved_at });
  });

  test('is refused for steps that are not in the plan, with their places', async () => {
    const client = await owner(service, 'no-plans@example.org');
    const { body } = await makeMap(client);
    const save = (done: unknown) =>
      client.send(`/map/${body.map_id}/plan`, { method: 'PUT', json: { done } });
    const refused = await save(['no-step']);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ pointer: '/done/0', code: 'step_unknown' }] },
    });
    expect((await save(Array.from({ length: 101 }, () => ''))).body.errors[0].pointer).toBe('/done');
    expect((await (await owner(service)).get(`/map/${body.map_id}/plan`)).status).toBe(404);
  });
});

describe('the PDF', () => {
  test('is served as it was stored, with a plain file name', async () => {
    const client = await owner(service);
    const id = (await makeMap(client)).body.map_id;
    const { status, headers } = await client.get(`/map/${id}/pdf`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-length')).toBe(String(pdfBytes.length));
    expect(headers.get('content-disposition')).toBe(`attachment; filename="situation-map-${id}.pdf"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(await service.parts.fileStore.find(`maps/${id}.pdf`)).toEqual(Uint8Array.from(pdfBytes));
  });

  test('has a file name in the language of the report', async () => {
    const client = await owner(service);
    const id = (await makeMap(client, { ...exampleIntake, locale: 'fr' })).body.map_id;
    const { headers } = await client.send(`/map/${id}/pdf`, { method: 'HEAD' });
    expect(headers.get('content-disposition')).toBe(`attachment; filename="carte-de-situation-${id}.pdf"`);
    expect(headers.get('content-length')).toBe(String(pdfBytes.length));
  });
});
