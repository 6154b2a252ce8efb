import type { ItemResponse } from '#adapters/inbound/web/api/api-types.ts';
import type { Answers } from '#adapters/inbound/web/drafts/answers.ts';

export type { Answers };

export const answersIn = (responses: readonly ItemResponse[]): Answers =>
  Object.fromEntries(responses.map(({ item_id, value }) => [item_id, value]));

export const responsesOf = (answers: Answers): ItemResponse[] =>
  Object.entries(answers).map(([id, value]) => ({ item_id: Number(id), value }));
