import { describe, expect, test } from '@jest/globals';
import type { Progress } from '#adapters/inbound/web/api/api-types.ts';
import { belongings, elsewhere, nextStep } from '#adapters/inbound/web/pages/home/ways-on.ts';

const monday = '2026-05-04T08:00:00.000Z';
const tuesday = '2026-05-05T08:00:00.000Z';

const nothing: Progress = {
  assessment_draft: null,
  latest_assessment: null,
  intake_draft: null,
  latest_map: null,
};
const answers = (at: string) => ({ assessment_draft: { answered: 14, saved_at: at } });
const result = (at: string) => ({
  latest_assessment: { assessment_id: 3, completed_at: at, top_nature: 'Leading' as const },
});
const intake = (at: string) => ({ intake_draft: { saved_at: at } });
const map = (at: string) => ({
  latest_map: { map_id: 7, status: 'complete' as const, created_at: at, completed_at: at },
});
const mapInTheMaking = {
  latest_map: { map_id: 8, status: 'processing' as const, created_at: tuesday },
};

describe('the next step', () => {
  test.each([
    ['a newcomer begins', {}, false, 'begin', '/app/assessment'],
    ['a buyer without a result begins as well', {}, true, 'beginForMap', '/app/assessment'],
    ['answers are gone on with', answers(monday), false, 'answers', '/app/assessment'],
    [
      'answers of a retake are, too',
      { ...answers(monday), ...result(tuesday) },
      false,
      'answers',
      '/app/assessment',
    ],
    ['a result is read', result(monday), false, 'result', '/app/result'],
    ['a buyer with a result fills in the questionnaire', result(monday), true, 'intake', '/app/intake'],
    [
      'a questionnaire is gone on with',
      { ...result(monday), ...intake(monday) },
      true,
      'intakeDraft',
      '/app/intake',
    ],
    [
      'of two drafts, the newer',
      { ...answers(monday), ...intake(tuesday) },
      true,
      'intakeDraft',
      '/app/intake',
    ],
    [
      'of two drafts, the newer',
      { ...answers(tuesday), ...intake(monday) },
      true,
      'answers',
      '/app/assessment',
    ],
    [
      'a map in the making comes first',
      { ...answers(monday), ...mapInTheMaking },
      true,
      'making',
      '/app/map/8',
    ],
    ['a report is read', { ...result(monday), ...map(tuesday) }, true, 'report', '/app/map/7'],
    ['a report without a result is read', map(monday), true, 'report', '/app/map/7'],
    ['a newer result comes before it', { ...result(tuesday), ...map(monday) }, true, 'result', '/app/result'],
  ] as const)('%s: %#', (_, come, hasMap, kind, path) => {
    expect(nextStep({ ...nothing, ...come }, hasMap)).toMatchObject({ kind, path });
  });

  test.each([
    ['a buyer without a result finds the questionnaire as well', {}, true, true],
    ['a buyer with a map finds it for the next one', map(monday), true, true],
    ['it is not named twice', result(monday), true, false],
    ['it waits until a map is made', mapInTheMaking, true, false],
    ['others have none', result(monday), false, false],
  ] as const)('%s', (_, come, hasMap, isNamed) => {
    const progress = { ...nothing, ...come };
    const ways = elsewhere(progress, hasMap, nextStep(progress, hasMap));
    expect(ways.includes('intake')).toBe(isNamed);
  });

  test.each([
    ['a newcomer', {}, false, ['map', 'books', 'advisor']],
    ['somebody with a draft', answers(monday), false, ['map', 'books', 'advisor']],
    ['somebody with a result', result(monday), false, ['map', 'books', 'advisor']],
    [
      'somebody with a result and a map',
      { ...result(monday), ...map(tuesday) },
      true,
      ['intake', 'books', 'advisor'],
    ],
    ['somebody with a map alone', map(monday), true, ['intake', 'assessment', 'books', 'advisor']],
  ] as const)('nothing is offered that %s has done or is about to do', (_, come, hasMap, offered) => {
    const progress = { ...nothing, ...come };
    expect(elsewhere(progress, hasMap, nextStep(progress, hasMap))).toEqual(offered);
  });

  test.each([
    ['a newcomer has nothing', {}, false, []],
    ['a result that is the next step is not named twice', result(monday), false, []],
    [
      'a result stays in sight when something else is next',
      { ...result(monday), ...answers(tuesday) },
      false,
      ['/app/result'],
    ],
    ['so it does beside a map', { ...result(monday), ...map(tuesday) }, true, ['/app/result']],
    [
      'a map stays in sight beside a newer result',
      { ...result(tuesday), ...map(monday) },
      true,
      ['/app/map/7'],
    ],
    ['a map in the making is not there yet', { ...result(monday), ...mapInTheMaking }, true, ['/app/result']],
  ] as const)('%s', (_, come, hasMap, paths) => {
    const progress = { ...nothing, ...come };
    expect(belongings(progress, nextStep(progress, hasMap)).map(({ path }) => path)).toEqual(paths);
  });

  test('says when a draft was saved, and when a result or report was ready', () => {
    expect(nextStep({ ...nothing, ...answers(monday) }, false).at).toBe(monday);
    expect(nextStep({ ...nothing, ...map(tuesday) }, true).at).toBe(tuesday);
  });
});
