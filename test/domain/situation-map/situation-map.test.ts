import { describe, expect, test } from '@jest/globals';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import type { UserId } from '#domain/sessions/user.ts';
import {
  completeMap,
  type MapId,
  phraseMap,
  printMap,
  profileMap,
  reportLinkExpiry,
  type SubmittedMap,
} from '#domain/situation-map/situation-map.ts';
import { days } from '#test/support/makers/builders.ts';
import { aNarrative, aProfile } from '#test/support/makers/situation-maps.ts';
import { anIntake, submittedAt } from './situations.ts';

const submitted: SubmittedMap = {
  id: 7 as MapId,
  stage: 'submitted',
  submission: {
    userId: 1 as UserId,
    submittedAt,
    intake: anIntake(),
    language: 'en',
    assessmentId: 17 as AssessmentId,
    shelf: [],
  },
};

describe('a situation map', () => {
  test('grows stage by stage and keeps what it was made from', () => {
    const { id, submission } = submitted;
    const profile = aProfile();
    const profiled = profileMap(submitted, profile);
    expect(profiled).toEqual({ id, submission, stage: 'profiled', profile });
    const phrased = phraseMap(profiled, aNarrative);
    expect(phrased).toEqual({ ...profiled, stage: 'phrased', narrative: aNarrative });
    const printed = printMap(phrased, 'maps/7.pdf');
    expect(printed).toEqual({ ...phrased, stage: 'printed', pdfKey: 'maps/7.pdf' });
    const now = new Date('2026-11-21T09:32:00Z');
    expect(completeMap(printed, now)).toEqual({
      ...printed,
      stage: 'complete',
      completedAt: now,
      reportExpiresAt: new Date('2026-12-21T09:32:00Z'),
    });
  });

  test('has report links of thirty days', () => {
    expect(reportLinkExpiry(submittedAt).getTime() - submittedAt.getTime()).toBe(days(30));
  });
});
