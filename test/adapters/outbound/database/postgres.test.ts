import { openDatabase } from '../../../../src/adapters/outbound/database/postgres/database.ts';
import { describePersistence } from '../../../contracts/persistence.contract.ts';
import { cloneDatabase } from '../../../support/databases.ts';
import { postgresPersistence } from '../../../support/persistence.ts';

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
