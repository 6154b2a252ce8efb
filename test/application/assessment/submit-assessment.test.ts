import { describe, expect, test } from '@jest/globals';
import { makeSaveDraft } from '#application/assessment/save-draft.ts';
import { makeSubmitAssessment } from '#application/assessment/submit-assessment.ts';
import type { IdempotentCall } from '#application/idempotency/once-only.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import type { Response } from '#domain/scoring/responses.ts';
import { scoringVersion } from '#domain/scoring/score.ts';
import { aDraft } from '#test/support/makers/assessments.ts';
import { addressOf, allRated, hours } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { failingAtCommit, setStage } from '../in-memory-stage.ts';

async function setSubmitStage() {
  const stage = setStage();
  const submitAssessment = makeSubmitAssessment(stage);
  const anna = (await stage.users.admit(addressOf('anna@example.org'), 'en', stage.clock.now())).id;
  const ben = (await stage.users.admit(addressOf('ben@example.org'), 'en', stage.clock.now())).id;
  const submit = (responses: readonly Response[], call?: IdempotentCall, userId = anna) =>
    submitAssessment({ userId, responses, language: 'fr', call });
  const count = () => stage.read(({ assessments }) => assessments.size);
  return { ...stage, saveDraft: makeSaveDraft(stage), anna, ben, submit, count };
}

/** Answers that differ between items. */
const varied: readonly Response[] = itemBank.items.map(({ id }) => ({ itemId: id, value: (id % 5) + 1 }));

const call = (differences: Partial<IdempotentCall> = {}): IdempotentCall => ({
  operation: 'submit',
  key: 'key',
  fingerprint: 'payload',
  ...differences,
});

describe('submitting an assessment', () => {
  test('stores the scores, the answers, the language and both versions', async () => {
    const { submit, assessments, anna, clock } = await setSubmitStage();
    const id = expectOk(await submit(varied));
    const result = await assessments.find(anna, id);
    expect(result).toEqual({
      id,
      userId: anna,
      completedAt: clock.now(),
      language: 'fr',
      answers: varied,
      activeMs: null,
      itemBankVersion: itemBank.version,
      scoringVersion,
      natures: expect.objectContaining({ Creating: expect.any(Number) }),
      intelligences: expect.objectContaining({ Spiritual: expect.any(Number) }),
      topNature: expect.any(String),
    });
  });

  test('scores what was answered', async () => {
    const { submit, assessments, anna } = await setSubmitStage();
    const responses = itemBank.items.map(({ id, dimension }) => ({
      itemId: id,
      value: dimension === 'Advising' ? 5 : 1,
    }));
    expectOk(await submit(responses));
    expect(await assessments.findLatest(anna)).toMatchObject({
      topNature: 'Advising',
      natures: { Advising: 100, Creating: 0, Leading: 0 },
      intelligences: { Musical: 0 },
    });
  });

  test('creates a separate result for every submission', async () => {
    const { submit, assessments, anna } = await setSubmitStage();
    const [first, second] = [expectOk(await submit(varied)), expectOk(await submit(varied))];
    expect((await assessments.list(anna, 10)).map(({ id }) => id)).toEqual([second, first]);
  });

  test('is refused with all faults, and stores nothing but keeps the draft', async () => {
    const { submit, saveDraft, count, assessmentDrafts, anna } = await setSubmitStage();
    const draft = expectOk(await saveDraft(anna, varied.slice(0, 6)));
    const responses = [{ itemId: 99, value: 3 }, { itemId: 2, value: 6 }, ...varied.slice(2, 75)];
    expect(expectErr(await submit(responses))).toEqual({
      kind: 'responses_refused',
      faults: [
        { kind: 'unknown_item', index: 0 },
        { kind: 'value_out_of_range', index: 1 },
        { kind: 'missing_item', itemId: 1 },
        { kind: 'missing_item', itemId: 76 },
      ],
    });
    expect(await count()).toBe(0);
    expect(await assessmentDrafts.find(anna)).toEqual(draft);
  });
});

describe('the draft of a submitted assessment', () => {
  test('determines which statements were answered; without a draft these are the current ones', async () => {
    const { submit, assessments, assessmentDrafts, anna, clock } = await setSubmitStage();
    await assessmentDrafts.replace(anna, { ...aDraft(clock.now()), itemBankVersion: '1.0.0' });
    expectOk(await submit(varied));
    expect(await assessments.findLatest(anna)).toMatchObject({ itemBankVersion: '1.0.0' });
    expectOk(await submit(varied));
    expect(await assessments.findLatest(anna)).toMatchObject({ itemBankVersion: itemBank.version });
  });

  test('is deleted, but that of another user is not', async () => {
    const { submit, saveDraft, assessmentDrafts, anna, ben } = await setSubmitStage();
    await saveDraft(anna, varied.slice(0, 6));
    await saveDraft(ben, varied.slice(0, 6));
    expectOk(await submit(varied));
    expect(await assessmentDrafts.find(anna)).toBeUndefined();
    expect(await assessmentDrafts.find(ben)).toBeDefined();
  });

  test('adds the working time to the result, with an estimate for the first page', async () => {
    const { submit, saveDraft, assessments, anna, clock } = await setSubmitStage();
    for (let answered = 6; answered < 76; answered += 6) {
      expectOk(await saveDraft(anna, varied.slice(0, answered)));
      clock.advance(10_000);
    }
    expectOk(await submit(varied));
    expect((await assessments.findLatest(anna))?.activeMs).toBe(Math.round((120_000 * 76) / 70));
  });

  test('stays if the result could not be added', async () => {
    const { submit, saveDraft, assessmentDrafts, anna, read } = await setSubmitStage();
    const draft = expectOk(await saveDraft(anna, varied.slice(0, 6)));
    await read(({ users }) => users.delete(anna));
    await expect(submit(varied)).rejects.toThrow('user');
    expect(await assessmentDrafts.find(anna)).toEqual(draft);
  });

  test('stays, without a result, if the unit of work fails at its end', async () => {
    const stage = await setSubmitStage();
    const draft = expectOk(await stage.saveDraft(stage.anna, varied.slice(0, 6)));
    const unitOfWork = failingAtCommit(stage.unitOfWork);
    const submission = { userId: stage.anna, responses: varied, language: 'en', call: call() } as const;
    await expect(makeSubmitAssessment({ ...stage, unitOfWork })(submission)).rejects.toThrow('lost');
    expect(await stage.assessmentDrafts.find(stage.anna)).toEqual(draft);
    expect(await stage.count()).toBe(0);
    expect(expectOk(await stage.submit(varied, call({ fingerprint: 'another' })))).toBeDefined();
  });
});

describe('a submission with an idempotency key', () => {
  test('has one result, even if it is sent repeatedly', async () => {
    const { submit, count } = await setSubmitStage();
    const id = expectOk(await submit(varied, call()));
    expect(expectOk(await submit(varied, call()))).toBe(id);
    expect(await count()).toBe(1);
  });

  test('has one result even if it is sent twice at the same moment', async () => {
    const { submit, count } = await setSubmitStage();
    const ids = (await Promise.all([submit(varied, call()), submit(varied, call())])).map(expectOk);
    expect(new Set(ids).size).toBe(1);
    expect(await count()).toBe(1);
  });

  test('does not discard a draft that was started after the first submission', async () => {
    const { submit, saveDraft, assessmentDrafts, anna } = await setSubmitStage();
    await submit(varied, call());
    const next = expectOk(await saveDraft(anna, varied.slice(0, 3)));
    await submit(varied, call());
    expect(await assessmentDrafts.find(anna)).toEqual(next);
  });

  test('is refused if the key was used with another payload', async () => {
    const { submit, count } = await setSubmitStage();
    await submit(varied, call());
    const again = await submit(allRated(3), call({ fingerprint: 'another' }));
    expect(expectErr(again)).toEqual({ kind: 'idempotency_key_reused' });
    expect(await count()).toBe(1);
  });

  test.each([{ key: 'another' }, { operation: 'another' }])(
    'differs from one with %j',
    async (difference) => {
      const { submit, count } = await setSubmitStage();
      await submit(varied, call());
      expectOk(await submit(allRated(3), call({ ...difference, fingerprint: 'another' })));
      expect(await count()).toBe(2);
    },
  );

  test('is independent of the same key of another user', async () => {
    const { submit, ben, assessments } = await setSubmitStage();
    const id = expectOk(await submit(varied, call()));
    const others = expectOk(await submit(allRated(3), call({ fingerprint: 'another' }), ben));
    expect(others).not.toBe(id);
    expect((await assessments.findLatest(ben))?.id).toBe(others);
  });

  test('is replayed for exactly 24 hours', async () => {
    const { submit, clock, count } = await setSubmitStage();
    const id = expectOk(await submit(varied, call()));
    clock.advance(hours(24) - 1);
    expect(expectOk(await submit(varied, call()))).toBe(id);
    clock.advance(1);
    expect(expectOk(await submit(varied, call()))).not.toBe(id);
    expect(await count()).toBe(2);
  });

  test('that was refused because of its answers has not used up the key', async () => {
    const { submit } = await setSubmitStage();
    expect((await submit(varied.slice(1), call())).isErr()).toBe(true);
    expectOk(await submit(varied, call({ fingerprint: 'corrected' })));
  });
});

describe('the limit on submissions', () => {
  test('is fifty per day and person; refused or repeated submissions do not count', async () => {
    const { submit, ben, count } = await setSubmitStage();
    for (let time = 0; time < 5; time += 1) expectErr(await submit([]));
    for (let time = 0; time < 5; time += 1) expectOk(await submit(varied, call()));
    for (let time = 1; time < 50; time += 1) expectOk(await submit(varied));
    expect(expectErr(await submit(varied))).toMatchObject({
      kind: 'rate_limited',
      bucket: 'submissions_per_user',
      limit: { points: 50, windowSeconds: 86_400 },
    });
    expect(await count()).toBe(50);
    expectOk(await submit(varied, undefined, ben));
  });

  test('does not prevent a repeated submission from getting its existing result', async () => {
    const { submit, count } = await setSubmitStage();
    const id = expectOk(await submit(varied, call()));
    for (let time = 1; time < 50; time += 1) expectOk(await submit(varied));
    expect(expectErr(await submit(varied, call({ key: 'new' }))).kind).toBe('rate_limited');
    expect(expectOk(await submit(varied, call()))).toBe(id);
    expect(expectErr(await submit(varied)).kind).toBe('rate_limited');
    expect(await count()).toBe(50);
  });

  test('applies to simultaneous submissions', async () => {
    const { submit, count } = await setSubmitStage();
    const sent = await Promise.all(Array.from({ length: 60 }, () => submit(varied)));
    expect(sent.filter((one) => one.isOk())).toHaveLength(50);
    expect(await count()).toBe(50);
  });
});
