/** Opens the database whose options are the argument, sends the result, and closes it after any message. */
import { once } from 'node:events';
import {
  type DatabaseOptions,
  openDatabase,
} from '#adapters/outbound/database/postgres/connection/database.ts';

const options = JSON.parse(process.argv[2] ?? '') as DatabaseOptions;
const database = await openDatabase(options);
process.send?.('open');
await once(process, 'message');
await database.close();
process.disconnect?.();
