import { Err, Ok } from 'ts-results';
import type { UserId } from '#domain/sessions/user.ts';
import { pdfKeyOf } from '#domain/situation-map/situation-map.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { UnitOfWork } from '../ports/unit-of-work.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork<'jobs' | 'maps' | 'personRecords' | 'users'>;
  readonly fileStore: FileStore;
}

export type DeletePerson = ReturnType<typeof makeDeletePerson>;

/**
 * Deletes a user: data, sessions, links and waiting jobs in one unit of work, and then the files. If a file cannot be
 * deleted, the job that was added with the deletion tries again later. Returns false if there is no such user.
 */
export const makeDeletePerson =
  ({ unitOfWork, fileStore }: Deps) =>
  async (userId: UserId): Promise<boolean> => {
    const erased = await unitOfWork.run<readonly string[], undefined>(
      async ({ users, maps, personRecords, jobs }) => {
        const user = await users.lock(userId);
        if (user === undefined) return Err(undefined);
        const files = (await maps.list(userId, Number.MAX_SAFE_INTEGER)).map(({ id }) => pdfKeyOf(id));
        await personRecords.erase(user);
        for (const key of files) await jobs.enqueue({ kind: 'discard_file', key });
        return Ok(files);
      },
    );
    if (erased.isErr()) return false;
    await Promise.allSettled(erased.value.map((key) => fileStore.delete(key)));
    return true;
  };
