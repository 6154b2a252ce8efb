import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { dimensions, intelligences, isNature, natures, type Dimension } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { parseResponses } from '#domain/scoring/responses.ts';
import { rateItems, rawSumsOf, scoreAnswers, scoreOf, topOf } from '#domain/scoring/score.ts';
import {
  answersBy,
  answersInOrder,
  anyValues,
  fourWithSum,
  sameFour,
  type FourValues,
} from '#test/support/makers/answers.ts';

const { items } = itemBank;
const scoresBySum = [0, 6, 13, 19, 25, 31, 38, 44, 50, 56, 63, 69, 75, 81, 88, 94, 100];

interface Example {
  readonly given: string;
  readonly values?: Partial<Record<Dimension, FourValues>>;
  readonly rest: number;
  /** The score of every dimension that is not in `scores`. */
  readonly others: number;
  readonly scores?: Partial<Record<Dimension, number>>;
  readonly top: string;
}

const all: Record<'one' | 'five', FourValues> = { one: sameFour(1), five: sameFour(5) };
const everyDimension = (values: FourValues): Record<Dimension, FourValues> =>
  Object.fromEntries(dimensions.map((name) => [name, values])) as Record<Dimension, FourValues>;

const examples: readonly Example[] = [
  { given: 'all 3', rest: 3, others: 50, top: 'Creating' },
  { given: 'all 1', rest: 1, others: 0, top: 'Creating' },
  { given: 'all 5', rest: 5, others: 100, top: 'Creating' },
  { given: 'all 2', rest: 2, others: 25, top: 'Creating' },
  { given: 'all 4', rest: 4, others: 75, top: 'Creating' },
  {
    given: 'Leading 5, the rest 1',
    values: { Leading: all.five },
    rest: 1,
    others: 0,
    scores: { Leading: 100 },
    top: 'Leading',
  },
  {
    given: 'Creating 1, the rest 5',
    values: { Creating: all.one },
    rest: 5,
    others: 100,
    scores: { Creating: 0 },
    top: 'Innovating',
  },
  {
    given: 'one 4 in Analyzing, the rest 3',
    values: { Analyzing: [3, 3, 3, 4] },
    rest: 3,
    others: 50,
    scores: { Analyzing: 56 },
    top: 'Analyzing',
  },
  {
    given: 'one 2 in Adapting, the rest 3',
    values: { Adapting: [2, 3, 3, 3] },
    rest: 3,
    others: 50,
    scores: { Adapting: 44 },
    top: 'Creating',
  },
  {
    given: 'Advising and Leading tied at a sum of 17, the rest 1',
    values: { Advising: [5, 4, 4, 4], Leading: [4, 4, 4, 5] },
    rest: 1,
    others: 0,
    scores: { Advising: 81, Leading: 81 },
    top: 'Advising',
  },
  {
    given: 'Innovating and Leading 5, the rest 1',
    values: { Innovating: all.five, Leading: all.five },
    rest: 1,
    others: 0,
    scores: { Innovating: 100, Leading: 100 },
    top: 'Innovating',
  },
  {
    given: 'Musical 5, the rest 1',
    values: { Musical: all.five },
    rest: 1,
    others: 0,
    scores: { Musical: 100 },
    top: 'Creating',
  },
  {
    given: 'Organizing 1, 2, 3, 4, the rest 2',
    values: { Organizing: [1, 2, 3, 4] },
    rest: 2,
    others: 25,
    scores: { Organizing: 38 },
    top: 'Organizing',
  },
  {
    given: 'Performing 5, 1, 5, 1, the rest 3',
    values: { Performing: [5, 1, 5, 1] },
    rest: 3,
    others: 50,
    top: 'Creating',
  },
  {
    given: '1, 5, 1, 5 everywhere',
    values: everyDimension([1, 5, 1, 5]),
    rest: 3,
    others: 50,
    top: 'Creating',
  },
];

describe('the score of a dimension', () => {
  test.each(scoresBySum.map((score, index) => [index + 4, score]))('of sum %i is %i', (sum, score) => {
    expect(scoreOf(sum)).toBe(score);
  });

  test.each(dimensions)('of %s depends only on its own four answers', (name) => {
    scoresBySum.forEach((score, index) => {
      const scores = scoreAnswers(items, answersBy(items, { [name]: fourWithSum(index + 4) }, 3));
      const family: Partial<Record<Dimension, number>> = isNature(name)
        ? scores.natures
        : scores.intelligences;
      expect(family[name]).toBe(score);
      const others = Object.entries({ ...scores.natures, ...scores.intelligences }).filter(
        ([other]) => other !== name,
      );
      expect(others.map(([, value]) => value)).toEqual(others.map(() => 50));
    });
  });
});

describe('scores', () => {
  test.each(examples)('of $given', ({ values, rest, others, scores, top }) => {
    const expected = (names: readonly Dimension[]) =>
      Object.fromEntries(names.map((name) => [name, scores?.[name] ?? others]));
    expect(scoreAnswers(items, answersBy(items, values ?? {}, rest))).toEqual({
      natures: expected(natures),
      intelligences: expected(intelligences),
      topNature: top,
    });
  });

  test('are in canonical order', () => {
    const scores = scoreAnswers(items, answersBy(items, {}, 3));
    expect(Object.keys(scores.natures)).toEqual(natures);
    expect(Object.keys(scores.intelligences)).toEqual(intelligences);
  });

  test('do not depend on the order of submission', () => {
    fc.assert(
      fc.property(anyValues, fc.shuffledSubarray([...items.keys()], { minLength: 76 }), (values, order) => {
        const sent = order.map((index) => ({ itemId: items[index]!.id, value: values[index]! }));
        const shuffled = parseResponses(items, sent).unwrap();
        expect(scoreAnswers(items, shuffled)).toEqual(scoreAnswers(items, answersInOrder(items, values)));
      }),
    );
  });

  test('do not depend on the order in which the bank presents its items', () => {
    fc.assert(
      fc.property(anyValues, fc.shuffledSubarray([...items], { minLength: 76 }), (values, otherOrder) => {
        const answers = answersInOrder(items, values);
        expect(scoreAnswers(otherOrder, answers)).toEqual(scoreAnswers(items, answers));
      }),
    );
  });

  test('are always among the seventeen', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const scores = scoreAnswers(items, answersInOrder(items, values));
        for (const score of [...Object.values(scores.natures), ...Object.values(scores.intelligences)])
          expect(scoresBySum).toContain(score);
      }),
    );
  });

  test('never fall when an answer rises', () => {
    fc.assert(
      fc.property(anyValues, fc.nat({ max: 75 }), (values, index) => {
        const raised = values.with(index, Math.min(5, values[index]! + 1));
        const [before, after] = [values, raised].map((list) =>
          scoreAnswers(items, answersInOrder(items, list)),
        );
        for (const name of natures)
          expect(after!.natures[name]).toBeGreaterThanOrEqual(before!.natures[name]);
        for (const name of intelligences)
          expect(after!.intelligences[name]).toBeGreaterThanOrEqual(before!.intelligences[name]);
      }),
    );
  });

  test('put the first nature with the highest sum on top', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const answers = answersInOrder(items, values);
        const sums = natures.map((name) => rawSumsOf(items, answers)[name]);
        const first = natures[sums.indexOf(Math.max(...sums))];
        expect(scoreAnswers(items, answers).topNature).toBe(first);
      }),
    );
  });

  test('can name the top intelligence in the same way', () => {
    const answers = answersBy(items, { Musical: all.five, Spiritual: all.five }, 1);
    expect(topOf(intelligences, rawSumsOf(items, answers))).toBe('Musical');
  });
});

describe('answers to another bank', () => {
  test('are not scored', () => {
    const foreign = items.map((item) => ({ ...item, id: item.id + 1 }));
    expect(() => rateItems(foreign, answersBy(items, {}, 3))).toThrow('Item 77');
  });
});
