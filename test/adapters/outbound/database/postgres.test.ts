import { openDatabase } from '#adapters/outbound/database/postgres/database.ts';
import { describePersistence } from '#test/contracts/persistence.contract.ts';
import { cloneDatabase } from '#test/support/databases.ts';
import { postgresPersistence } from '#test/support/persistence.ts';

describePersistence('PostgreSQL server', async () => {
  const database = await cloneDatabase();
  const persistence = await postgresPersistence(await openDatabase({ url: database.url }));
  return {
    ...persistence,
    close: async () => {
      await persistence.close();
      await database.drop();
    },
  };
});
