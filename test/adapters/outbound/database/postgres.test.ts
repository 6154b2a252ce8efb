import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { describePersistence } from '#test/contracts/stores/persistence.contract.ts';
import { cloneDatabase } from '#test/support/databases/databases.ts';
import { postgresPersistence } from '#test/support/databases/persistence.ts';

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
