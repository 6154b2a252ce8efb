import { describe, expect, test } from '@jest/globals';
import type { Progress } from '../../../../../../src/adapters/inbound/web/api/api-types.ts';
import { nextStep } from '../../../../../../src/adapters/inbound/web/pages/home/ways-on.ts';

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
    ['a buyer without a result begins as well', {}, true, 'begin', '/app/assessment'],
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

  test('says when what was begun was saved, and when what is read was ready', () => {
    expect(nextStep({ ...nothing, ...answers(monday) }, false).at).toBe(monday);
    expect(nextStep({ ...nothing, ...map(tuesday) }, true).at).toBe(tuesday);
  });
});
