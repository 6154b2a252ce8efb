import type { ItemResponse } from '../../api/api-types.ts';

/** Values from 1 to 5 by the id of their statement. */
export type Answers = Readonly<Record<number, number>>;

export const answersIn = (responses: readonly ItemResponse[]): Answers =>
  Object.fromEntries(responses.map(({ item_id, value }) => [item_id, value]));

export const responsesOf = (answers: Answers): ItemResponse[] =>
  Object.entries(answers).map(([id, value]) => ({ item_id: Number(id), value }));
