/** Opens the database whose options are the argument, tells how that went, and closes it when told anything. */
import { once } from 'node:events';
import {
  type DatabaseOptions,
  openDatabase,
} from '../../../src/adapters/outbound/database/postgres/database.ts';

const options = JSON.parse(process.argv[2] ?? '') as DatabaseOptions;
const database = await openDatabase(options);
process.send?.('open');
await once(process, 'message');
await database.close();
process.disconnect?.();
