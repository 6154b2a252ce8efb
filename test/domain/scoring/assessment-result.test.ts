import { describe, expect, test } from '@jest/globals';
import { languages } from '../../../src/domain/language.ts';
import { completeAssessment } from '../../../src/domain/scoring/assessment-result.ts';
import { itemBank } from '../../../src/domain/scoring/item-bank.ts';
import { scoreAnswers, scoringVersion } from '../../../src/domain/scoring/score.ts';
import type { UserId } from '../../../src/domain/sessions/user.ts';
import { answersBy } from '../../support/answers.ts';

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
