import { Err, Ok, type Result } from 'ts-results';
import { parseEmailAddress } from '#domain/sessions/email-address.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import type { UserStore } from '../ports/stores/user-store.ts';

interface Deps {
  readonly users: UserStore;
}

export interface UserUnknown {
  readonly kind: 'user_unknown';
}

export type FindUserRefusal =
  | UserUnknown
  /** Neither an id nor an address; `message` explains the fault in the address. */
  | { readonly kind: 'user_reference_malformed'; readonly message: string };

export type FindUser = ReturnType<typeof makeFindUser>;

/** Finds a user by id, or by address in any case. */
export const makeFindUser =
  ({ users }: Deps) =>
  async (reference: string): Promise<Result<User, FindUserRefusal>> => {
    const user = /^\d+$/.test(reference)
      ? Ok(await findById(users, Number(reference)))
      : await findByAddress(users, reference);
    return user.andThen((found) =>
      found === undefined ? Err({ kind: 'user_unknown' } as const) : Ok(found),
    );
  };

const findById = async (users: UserStore, id: number): Promise<User | undefined> =>
  Number.isSafeInteger(id) ? users.find(id as UserId) : undefined;

async function findByAddress(
  users: UserStore,
  typed: string,
): Promise<Result<User | undefined, FindUserRefusal>> {
  const email = parseEmailAddress(typed);
  if (email.isErr()) return Err({ kind: 'user_reference_malformed', message: email.error.message });
  return Ok(await users.findByAddress(email.value.key));
}
