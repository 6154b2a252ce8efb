import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { answersIn, responsesOf } from '#adapters/inbound/web/pages/assessment/answers.ts';

test('answers come back as they were sent', () => {
  const someAnswers = fc.dictionary(
    fc.integer({ min: 1, max: 76 }).map(String),
    fc.integer({ min: 1, max: 5 }),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(someAnswers, (answers) => {
      expect(answersIn(responsesOf(answers))).toEqual(answers);
    }),
  );
});
