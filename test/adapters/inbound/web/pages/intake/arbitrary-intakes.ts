import * as fc from 'fast-check';
import { type Intake, numberFrom, withAnswer } from '#adapters/inbound/web/pages/intake/answers.ts';
import { allQuestions, natures, type Question } from '#adapters/inbound/web/pages/intake/questions.ts';
import { wordsOf } from '#adapters/inbound/web/pages/intake/words.ts';
import { worded } from './worded.ts';

const optionsOf = (question: Question): readonly string[] =>
  Object.keys(wordsOf(question, worded({})).options);

const perNature = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.dictionary(fc.constantFrom(...natures), value, { minKeys: 1 });

/** Nine parts with a sum of one hundred. */
const wholeShares = fc
  .array(fc.nat(100), { minLength: 8, maxLength: 8 })
  .map((cuts) => [0, ...cuts.toSorted((one, other) => one - other), 100])
  .map((cuts) =>
    Object.fromEntries(natures.map((nature, index) => [nature, (cuts[index + 1] ?? 0) - (cuts[index] ?? 0)])),
  );

/** For two lists in one section that may not share a choice. */
const isOwnHalf = ({ name, apartFrom = '' }: Question, index: number): boolean =>
  (index % 2 === 0) === name < apartFrom;

function rightAnswer(question: Question): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'line':
    case 'text':
      return fc.stringMatching(new RegExp(`^[a-zé\n ]{1,${question.most}}$`));
    case 'number':
    case 'scale':
      return fc.integer({ min: question.least, max: question.most });
    case 'ratings':
      return perNature(fc.integer({ min: question.least, max: question.most }));
    case 'shares':
      return wholeShares;
    case 'picks':
      return fc.uniqueArray(
        fc.constantFrom(...optionsOf(question).filter((_, index) => isOwnHalf(question, index))),
        { maxLength: question.most },
      );
    case 'choice':
    case 'menu':
      return fc.constantFrom(...optionsOf(question)).map((option) => numberFrom(option));
    case 'consent':
      return fc.constantFrom('allowed', 'refused');
  }
}

const anyAnswers: fc.Arbitrary<Intake> = fc
  .tuple(...allQuestions.map((question) => fc.option(rightAnswer(question), { nil: undefined })))
  .map((answers) =>
    allQuestions.reduce<Intake>(
      (intake, question, index) => withAnswer(intake, question, answers[index]),
      {},
    ),
  );

/** With at least one answer in a section. */
export const rightIntakes = anyAnswers.map((intake) =>
  withAnswer(intake, { section: 'goals', name: 'primary' }, 'gain_clarity'),
);
