import { natures, type Nature } from '#domain/scoring/dimensions.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';

const perNature = (values: readonly number[]): Record<Nature, number> =>
  Object.fromEntries(natures.map((nature, index) => [nature, values[index]])) as Record<Nature, number>;

/** A role that asks for other things than those that come naturally to a person with `exampleResponses`. */
export const exampleIntake = {
  current_work_situation: {
    status: 'employed',
    role_title: 'Operations coordinator',
    workload: 3,
    autonomy: 3,
    support: 3,
  },
  role_demands: { levels: perNature([2, 2, 2, 3, 5, 3, 3, 4, 4]) },
  energy_patterns: { by_nature: perNature([2, 1, 0, 1, -2, 0, 1, -1, 0]) },
  goals: { primary: 'reshape_role', more_of: ['Creating'], less_of: ['Organizing'] },
};

/** Raw sums, which score as 81, 69, 44, 56, 31, 50, 63, 38 and 75. */
const exampleSums = perNature([17, 15, 11, 13, 9, 12, 14, 10, 16]);

/** The body of a submission with these natures; every intelligence has a score of 50. */
export function exampleResponses() {
  const seen = new Map<string, number>();
  return {
    responses: itemBank.items.map(({ id, dimension }) => {
      const index = seen.get(dimension) ?? 0;
      seen.set(dimension, index + 1);
      const sum = (exampleSums as Readonly<Record<string, number>>)[dimension] ?? 12;
      return { item_id: id, value: Math.floor(sum / 4) + (index < sum % 4 ? 1 : 0) };
    }),
  };
}
