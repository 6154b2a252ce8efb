import { InMemoryDatabase } from '#adapters/outbound/database/in-memory/database.ts';
import type { Tables } from '#adapters/outbound/database/in-memory/tables.ts';
import { InMemoryMailer } from '#adapters/outbound/mailer/in-memory-mailer.ts';
import { makeHmacLinkSigner } from '#adapters/outbound/system/hmac-link-signer.ts';
import type { UnitOfWork } from '#application/ports/unit-of-work.ts';
import type { Token } from '#domain/sessions/token.ts';
import { FixedClock } from '../support/fixed-clock.ts';
import { SequentialTokenMint } from '../support/makers/sequential-token-mint.ts';
import { inMemoryStores } from '../support/databases/in-memory-stores.ts';

/**
 * Everything that the use cases need, in memory and with a clock that does not move by itself; `read` shows what is
 * stored.
 */
export function setStage() {
  const database = new InMemoryDatabase();
  return {
    clock: new FixedClock(),
    tokenMint: new SequentialTokenMint(),
    linkSigner: makeHmacLinkSigner('https://assess.example.com', 'a secret of at least thirty-two bytes'),
    mailer: new InMemoryMailer(),
    loginLink: (address: string, token: Token) => `https://assess.example.com/${address}/${token}`,
    ...inMemoryStores(database),
    read: <T>(look: (tables: Tables) => T): Promise<T> => database.run(look),
  };
}

export type Stage = ReturnType<typeof setStage>;

/** Does all the work and then fails before the commit, as if the connection was lost. */
export const failingAtCommit = (unitOfWork: UnitOfWork): UnitOfWork => ({
  run: (work) =>
    unitOfWork.run(async (stores) => {
      await work(stores);
      throw new Error('The connection was lost.');
    }),
});
