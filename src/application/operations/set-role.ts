import { Err, Ok, type Result } from 'ts-results';
import type { Role, UserId } from '#domain/sessions/user.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';
import type { UserUnknown } from './find-user.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'users'>;
}

export type SetRole = ReturnType<typeof makeSetRole>;

/** Takes effect at the user's next request, because every request reads the role again. Returns the previous role. */
export const makeSetRole =
  ({ unitOfWork }: Deps) =>
  (userId: UserId, role: Role): Promise<Result<Role, UserUnknown>> =>
    unitOfWork.run(async ({ users }) => {
      const user = await users.lock(userId);
      if (user === undefined) return Err({ kind: 'user_unknown' });
      await users.setRole(userId, role);
      return Ok(user.role);
    });
