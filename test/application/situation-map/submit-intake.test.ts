import { describe, expect, test } from '@jest/globals';
import type { IdempotentCall } from '#application/idempotency/once-only.ts';
import { makeSubmitIntake } from '#application/situation-map/submit-intake.ts';
import { shelfIn } from '#domain/catalog/catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import type { User } from '#domain/sessions/user.ts';
import { aCompletedAssessment } from '#test/support/makers/assessments.ts';
import { aBook } from '#test/support/makers/catalogs.ts';
import { hours, minutes } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { exampleIntake } from '#test/support/makers/intakes.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { type MapStage, setMapStage } from './map-stage.ts';

const call = (differences: Partial<IdempotentCall> = {}): IdempotentCall => ({
  operation: 'submitIntake',
  key: 'key',
  fingerprint: 'payload',
  ...differences,
});

const assess = ({ assessments, clock }: MapStage, user: User) =>
  assessments.add(aCompletedAssessment(user.id, clock.now()));

describe('submitting an intake', () => {
  test('stores everything that the map is made from, and enqueues it', async () => {
    const { submit, maps, owner, clock, jobs } = await setMapStage();
    const { mapId, warnings } = expectOk(await submit());
    expect(warnings).toEqual([]);
    expect(await maps.find(mapId)).toMatchObject({
      stage: 'submitted',
      submission: {
        userId: owner.id,
        submittedAt: clock.now(),
        intake: { currentWorkSituation: { roleTitle: 'Operations coordinator' } },
        language: 'en',
        assessmentId: null,
        shelf: shelfIn(shippedBooks, 'en'),
      },
    });
    expect(await jobs()).toEqual([{ kind: 'generate_map', mapId }]);
  });

  test('uses the books of the catalog at that moment, even after an import', async () => {
    const { submit, generateMap, maps, catalog, clock } = await setMapStage();
    const [english, french] = [aBook({ sku: 'EN' }), aBook({ sku: 'FR', language: 'fr' })];
    await catalog.replace([french, english], clock.now());
    const { mapId } = expectOk(await submit());
    await catalog.replace([aBook({ sku: 'LATER' })], clock.now());
    clock.advance(minutes(1));
    await generateMap(mapId);
    expect(await maps.find(mapId)).toMatchObject({ stage: 'complete', submission: { shelf: [english] } });
  });

  test('discards the draft, and only then', async () => {
    const { submit, saveMapDraft, mapDrafts, owner } = await setMapStage();
    await saveMapDraft(owner.id, { page: 2 });
    await submit({ goals: 7 });
    expect(await mapDrafts.find(owner.id)).toMatchObject({ content: { page: 2 } });
    expectOk(await submit());
    expect(await mapDrafts.find(owner.id)).toBeUndefined();
  });

  test('writes the report in the language of the intake, otherwise in the user’s', async () => {
    const { submit, generateMap, maps, owner } = await setMapStage();
    const french: User = { ...owner, language: 'fr' };
    const languageOf = async (json: Readonly<Record<string, unknown>>) => {
      const { mapId } = expectOk(await submit(json, undefined, french));
      await generateMap(mapId);
      return (await maps.find(mapId))?.submission;
    };
    expect(await languageOf({ ...exampleIntake, locale: 'en' })).toMatchObject({
      language: 'en',
      shelf: shelfIn(shippedBooks, 'en'),
    });
    expect(await languageOf(exampleIntake)).toMatchObject({
      language: 'fr',
      shelf: shelfIn(shippedBooks, 'fr'),
    });
  });

  test('reports all faults, and stores nothing', async () => {
    const { submit, listMaps, owner, jobs } = await setMapStage();
    const refusal = expectErr(
      await submit({ ...exampleIntake, goals: { primary: 'riches', readiness: 11 } }),
    );
    expect(refusal).toMatchObject({
      kind: 'intake_refused',
      faults: [{ pointer: '/goals/primary' }, { pointer: '/goals/readiness' }],
    });
    expect(await listMaps(owner.id)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  test('warns about unknown fields, which it stores', async () => {
    const { submit, maps } = await setMapStage();
    const { mapId, warnings } = expectOk(await submit({ ...exampleIntake, mood: 'curious' }));
    expect(warnings).toMatchObject([{ pointer: '/mood' }]);
    expect((await maps.find(mapId))?.submission.intake.extra).toEqual({ '/mood': 'curious' });
  });

  test('does nothing if its unit of work fails at the end', async () => {
    const stage = await setMapStage();
    await stage.saveMapDraft(stage.owner.id, { page: 2 });
    const submitIntake = makeSubmitIntake({ ...stage, unitOfWork: failingAtCommit(stage.unitOfWork) });
    const sent = { user: stage.owner, json: exampleIntake, call: call() };
    await expect(submitIntake(sent)).rejects.toThrow('lost');
    expect(await stage.listMaps(stage.owner.id)).toEqual([]);
    expect(await stage.jobs()).toEqual([]);
    expect(await stage.mapDrafts.find(stage.owner.id)).toBeDefined();
    expectOk(await stage.submit(exampleIntake, call({ fingerprint: 'another' })));
  });
});

describe('the assessment of a map', () => {
  test('is the latest one at the submission, and does not change later', async () => {
    const stage = await setMapStage();
    await assess(stage, stage.owner);
    stage.clock.advance(1);
    const latest = await assess(stage, stage.owner);
    const { mapId } = expectOk(await stage.submit());
    stage.clock.advance(1);
    await assess(stage, stage.owner);
    await stage.generateMap(mapId);
    expect(await stage.maps.find(mapId)).toMatchObject({
      submission: { assessmentId: latest },
      profile: { assessmentId: latest, preferenceSource: 'assessment' },
    });
  });

  test('is an earlier one if the intake names it', async () => {
    const stage = await setMapStage();
    const earlier = await assess(stage, stage.owner);
    stage.clock.advance(1);
    await assess(stage, stage.owner);
    const { mapId } = expectOk(await stage.submit({ ...exampleIntake, assessment_id: earlier }));
    expect((await stage.maps.find(mapId))?.submission.assessmentId).toBe(earlier);
  });

  test('is never that of another user or an unknown one', async () => {
    const stage = await setMapStage();
    const others = await assess(stage, await stage.admitOwner('ben@example.org'));
    for (const assessment_id of [others, 999]) {
      expect(expectErr(await stage.submit({ ...exampleIntake, assessment_id }))).toMatchObject({
        kind: 'intake_refused',
        faults: [{ pointer: '/assessment_id', code: 'unknown_assessment' }],
      });
    }
    expect(await stage.listMaps(stage.owner.id)).toEqual([]);
  });
});

describe('a second intake', () => {
  test('is refused while a map is in progress, with its id', async () => {
    const { submit, owner, listMaps } = await setMapStage();
    const { mapId } = expectOk(await submit());
    expect(expectErr(await submit())).toEqual({ kind: 'generation_in_progress', mapId });
    expect(await listMaps(owner.id)).toHaveLength(1);
  });

  test('of twenty at once is accepted once, and nineteen are refused with the id of that map', async () => {
    const { submit } = await setMapStage();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit()));
    const [accepted, ...others] = answers.filter((answer) => answer.isOk()).map(expectOk);
    expect(others).toEqual([]);
    const refusals = answers.filter((answer) => answer.isErr()).map(expectErr);
    expect(refusals).toEqual(
      Array.from({ length: 19 }, () => ({ kind: 'generation_in_progress', mapId: accepted?.mapId })),
    );
  });

  test('creates a second map after the first, which does not change', async () => {
    const { makeMap, maps } = await setMapStage();
    const [first, second] = [await makeMap(), await makeMap()];
    expect(second.id).not.toBe(first.id);
    expect(await maps.find(first.id)).toEqual(first);
  });

  test('has no effect on other users', async () => {
    const { submit, admitOwner } = await setMapStage();
    const own = expectOk(await submit());
    const others = expectOk(await submit(exampleIntake, undefined, await admitOwner('ben@example.org')));
    expect(others.mapId).not.toBe(own.mapId);
  });
});

describe('the limit of accepted intakes', () => {
  test('is five within an hour, and says when the next one is possible', async () => {
    const { makeMap, submit, clock, jobs, listMaps, owner } = await setMapStage();
    for (let times = 0; times < 5; times++) {
      await makeMap();
      clock.advance(minutes(5));
    }
    const limited = {
      kind: 'rate_limited',
      bucket: 'accepted_intakes_per_user',
      limit: { points: 5, windowSeconds: 3600 },
      retryAfterSeconds: 35 * 60,
    };
    const jobsBefore = await jobs();
    expect(expectErr(await submit())).toEqual(limited);
    expect(await jobs()).toEqual(jobsBefore);
    expect(await listMaps(owner.id)).toHaveLength(5);
    clock.advance(minutes(35) - 1);
    expect(expectErr(await submit())).toEqual({ ...limited, retryAfterSeconds: 1 });
    clock.advance(1);
    expectOk(await submit());
  });

  test('is not used up by refused or repeated intakes', async () => {
    const { makeMap, submit, generateMap } = await setMapStage();
    const { mapId } = expectOk(await submit(exampleIntake, call()));
    for (let times = 0; times < 10; times++) {
      expect(expectErr(await submit({}))).toMatchObject({ kind: 'intake_refused' });
      expect(expectErr(await submit())).toMatchObject({ kind: 'generation_in_progress' });
      expect(expectOk(await submit(exampleIntake, call())).mapId).toBe(mapId);
    }
    await generateMap(mapId);
    for (let times = 0; times < 4; times++) await makeMap();
    expect(expectErr(await submit())).toMatchObject({ kind: 'rate_limited' });
  });

  test('keeps a draft that was started in the meantime', async () => {
    const { makeMap, submit, saveMapDraft, mapDrafts, owner } = await setMapStage();
    for (let times = 0; times < 5; times++) await makeMap();
    await saveMapDraft(owner.id, { page: 1 });
    expect(expectErr(await submit())).toMatchObject({ kind: 'rate_limited' });
    expect(await mapDrafts.find(owner.id)).toBeDefined();
  });

  test('is separate for each user', async () => {
    const { makeMap, submit, admitOwner } = await setMapStage();
    for (let times = 0; times < 5; times++) await makeMap();
    expect((await submit()).isErr()).toBe(true);
    expect((await submit(exampleIntake, undefined, await admitOwner('ben@example.org'))).isOk()).toBe(true);
  });
});

describe('an intake with an idempotency key', () => {
  test('has one map and the same answer, even if it is sent repeatedly', async () => {
    const { submit, generateMap, clock, owner, listMaps, jobs } = await setMapStage();
    const json = { ...exampleIntake, mood: 'curious' };
    const first = expectOk(await submit(json, call()));
    expect(expectOk(await submit(json, call()))).toEqual(first);
    await generateMap(first.mapId);
    clock.advance(hours(1));
    expect(expectOk(await submit(json, call()))).toEqual(first);
    expect(await listMaps(owner.id)).toHaveLength(1);
    expect((await jobs()).filter(({ kind }) => kind === 'generate_map')).toHaveLength(1);
  });

  test('is answered again even if the limit is reached', async () => {
    const { makeMap, submit, generateMap } = await setMapStage();
    const first = expectOk(await submit(exampleIntake, call()));
    await generateMap(first.mapId);
    for (let times = 0; times < 4; times++) await makeMap();
    expect(expectErr(await submit())).toMatchObject({ kind: 'rate_limited' });
    expect(expectOk(await submit(exampleIntake, call()))).toEqual(first);
  });

  test('is refused if the key was used with another payload', async () => {
    const { submit } = await setMapStage();
    await submit(exampleIntake, call());
    const again = await submit(exampleIntake, call({ fingerprint: 'another' }));
    expect(expectErr(again)).toEqual({ kind: 'idempotency_key_reused' });
  });

  test('has not used up the key if it was refused', async () => {
    const { submit } = await setMapStage();
    expect((await submit({}, call())).isErr()).toBe(true);
    expectOk(await submit(exampleIntake, call({ fingerprint: 'corrected' })));
  });
});
