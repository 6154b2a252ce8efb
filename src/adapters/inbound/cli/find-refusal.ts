import type { FindUserRefusal } from '#application/operations/find-user.ts';
import { refuse, type Refusal } from './outcome.ts';

export const unknownUser = refuse(
  'There is no such user: give an id, or the address of somebody who has logged in or paid.',
);

export function findRefusal(refusal: FindUserRefusal): Refusal {
  if (refusal.kind === 'user_unknown') return unknownUser;
  return { refused: [`This is neither an id nor an address. ${refusal.message}`], status: 2 };
}
