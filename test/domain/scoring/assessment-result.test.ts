import { describe, expect, test } from '@jest/globals';
import { languages } from '#domain/language.ts';
import { completeAssessment } from '#domain/scoring/assessment-result.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { scoreAnswers, scoringVersion } from '#domain/scoring/score.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { answersBy } from '#test/support/makers/answers.ts';

const completion = {
  userId: 4 as UserId,
  completedAt: new Date(Date.UTC(2026, 10, 21)),
  language: 'en' as const,
  answers: answersBy(itemBank.items, { Leading: [5, 4, 4, 4] }, 2),
  activeMs: 300_000,
};

describe('a completed assessment', () => {
  test('contains its answers, its scores and both versions', () => {
    const { natures, intelligences } = scoreAnswers(itemBank.items, completion.answers);
    expect(completeAssessment(itemBank, completion)).toEqual({
      ...completion,
      itemBankVersion: itemBank.version,
      scoringVersion,
      natures,
      intelligences,
      topNature: 'Leading',
    });
  });

  test('has the same scores in every language', () => {
    const [english, french] = languages.map((language) =>
      completeAssessment(itemBank, { ...completion, language }),
    );
    expect(french).toEqual({ ...english, language: 'fr' });
  });
});
