import { describe, expect, test } from '@jest/globals';
import { makeShowResult } from '#application/assessment/show-result.ts';
import { makeSubmitAssessment } from '#application/assessment/submit-assessment.ts';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import type { Response } from '#domain/scoring/responses.ts';
import { addressOf, allRated, minutes } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { setStage } from '../in-memory-stage.ts';

async function setResultStage() {
  const stage = setStage();
  const submitAssessment = makeSubmitAssessment(stage);
  const anna = (await stage.users.admit(addressOf('anna@example.org'), 'en', stage.clock.now())).id;
  const ben = (await stage.users.admit(addressOf('ben@example.org'), 'en', stage.clock.now())).id;
  /** One per minute. */
  const submit = async (responses: readonly Response[], userId = anna): Promise<AssessmentId> => {
    stage.clock.advance(minutes(1));
    return expectOk(await submitAssessment({ userId, responses, language: 'en' }));
  };
  return { ...stage, showResult: makeShowResult(stage), submit, anna, ben };
}

const withMusicalRated = (value: number): readonly Response[] =>
  itemBank.items.map(({ id, dimension }) => ({ itemId: id, value: dimension === 'Musical' ? value : 3 }));

describe('showing a result', () => {
  test('returns it with its breakdown, pattern and quality, computed from the stored answers', async () => {
    const { showResult, submit, assessments, anna } = await setResultStage();
    const id = await submit(withMusicalRated(5));
    const shown = await showResult(anna, id);
    expect(shown?.result).toEqual(await assessments.find(anna, id));
    expect(shown?.breakdown).toHaveLength(19);
    expect(shown?.breakdown.find(({ name }) => name === 'Musical')).toMatchObject({
      rawSum: 20,
      score: 100,
    });
    expect(shown?.pattern).toMatchObject({ topNature: 'Creating', profileShape: 'flat', spread: 0 });
    expect(shown?.quality.flags).toContain('midpoint_heavy');
  });

  test('judges the working time if it was measured', async () => {
    const { showResult, submit, read, anna } = await setResultStage();
    const id = await submit(allRated(3));
    expect((await showResult(anna, id))?.quality.flags).not.toContain('too_fast');
    await read(({ assessments }) => {
      const result = assessments.get(id);
      if (result !== undefined) assessments.set(id, { ...result, activeMs: 60_000 });
    });
    expect((await showResult(anna, id))?.quality.flags).toContain('too_fast');
  });

  test('finds neither an unknown result nor that of another user', async () => {
    const { showResult, submit, anna, ben } = await setResultStage();
    const id = await submit(allRated(3));
    expect(await showResult(ben, id)).toBeUndefined();
    expect(await showResult(anna, 99 as AssessmentId)).toBeUndefined();
  });
});

describe('the change that a result shows', () => {
  const changeOfMusical = async (stage: Awaited<ReturnType<typeof setResultStage>>, id: AssessmentId) =>
    (await stage.showResult(stage.anna, id))?.change?.find(({ name }) => name === 'Musical');

  test('is missing for the first result, even if others follow or other users have results', async () => {
    const { showResult, submit, anna, ben } = await setResultStage();
    await submit(allRated(5), ben);
    const first = await submit(allRated(3));
    await submit(allRated(4));
    expect((await showResult(anna, first))?.change).toBeNull();
  });

  test('is the change since the previous result, not since the latest or the first', async () => {
    const stage = await setResultStage();
    await stage.submit(withMusicalRated(1));
    const second = await stage.submit(withMusicalRated(4));
    const third = await stage.submit(withMusicalRated(3));
    expect(await changeOfMusical(stage, second)).toEqual({
      name: 'Musical',
      points: 75,
      verdict: 'clear_change',
    });
    expect(await changeOfMusical(stage, third)).toEqual({
      name: 'Musical',
      points: -25,
      verdict: 'possible_change',
    });
  });

  test('names every dimension', async () => {
    const { showResult, submit, anna } = await setResultStage();
    await submit(allRated(3));
    const change = (await showResult(anna, await submit(allRated(3))))?.change;
    expect(change).toHaveLength(19);
    expect(change?.every(({ verdict, points }) => verdict === 'no_clear_change' && points === 0)).toBe(true);
  });

  test('is unknown between two scoring versions', async () => {
    const stage = await setResultStage();
    const first = await stage.submit(withMusicalRated(1));
    const second = await stage.submit(withMusicalRated(4));
    await stage.read(({ assessments }) => {
      const result = assessments.get(first);
      if (result !== undefined) assessments.set(first, { ...result, scoringVersion: '0.9.0' });
    });
    expect(await changeOfMusical(stage, second)).toEqual({
      name: 'Musical',
      points: null,
      verdict: 'not_comparable',
    });
  });

  test('is known between two banks only for dimensions with the same statements in both', async () => {
    const stage = await setResultStage();
    const first = await stage.submit(allRated(3));
    const second = await stage.submit(allRated(5));
    await stage.read(({ assessments }) => {
      const result = assessments.get(first);
      if (result !== undefined) assessments.set(first, { ...result, itemBankVersion: '1.0.0' });
    });
    const change = (await stage.showResult(stage.anna, second))?.change;
    expect(change?.filter(({ points }) => points !== null)).toEqual([
      { name: 'Linguistic', points: 50, verdict: 'clear_change' },
    ]);
  });
});
