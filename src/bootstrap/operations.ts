import type { Operations } from '#adapters/inbound/cli/operations.ts';
import type { Database } from '#adapters/outbound/database/postgres/connection/database.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import { makeCreateKey } from '#application/api-keys/create-key.ts';
import { makeListKeys } from '#application/api-keys/list-keys.ts';
import { makeRevokeKey } from '#application/api-keys/revoke-key.ts';
import { makeRotateKey } from '#application/api-keys/rotate-key.ts';
import { makeImportCatalog } from '#application/catalog/import-catalog.ts';
import { makeFindUser } from '#application/operations/find-user.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import type { FileStores } from '#application/ports/operations/file-stores.ts';
import { makeMoveFiles } from '#application/operations/move-files.ts';
import { makeGrantMap } from '#application/operations/grant-map.ts';
import { makeRetryMap } from '#application/operations/retry-map.ts';
import { makeRevokeSessions } from '#application/operations/revoke-sessions.ts';
import { makeSetRole } from '#application/operations/set-role.ts';
import { makeShowUser } from '#application/operations/show-user.ts';
import { makeSurveyMaps } from '#application/operations/survey-maps.ts';
import { makeDeletePerson } from '#application/person/delete-person.ts';
import { makeCreateCode } from '#application/purchases/create-code.ts';
import { makeDisableCode } from '#application/purchases/disable-code.ts';
import { makeListCodes } from '#application/purchases/list-codes.ts';
import type { Config } from './configuration/config.ts';
import { makeLogger } from './reporting/logger.ts';
import type { OutboundParts } from './outbound-parts.ts';
import { parseStorage, storageAddress } from './configuration/storage.ts';
import { openFiles, openStores } from './stores.ts';

export type OperationParts = Pick<
  OutboundParts,
  | 'apiKeyMint'
  | 'apiKeys'
  | 'clock'
  | 'fileStore'
  | 'maps'
  | 'practitionerCodes'
  | 'purchases'
  | 'sessions'
  | 'unitOfWork'
  | 'users'
> & { readonly fileStores: FileStores };

/** The use cases for operators. A command uses one of them, so none needs to be found by its name. */
export const makeOperations = (parts: OperationParts): Operations => ({
  createKey: makeCreateKey(parts),
  listKeys: makeListKeys(parts),
  revokeKey: makeRevokeKey(parts),
  rotateKey: makeRotateKey(parts),
  createCode: makeCreateCode(parts),
  listCodes: makeListCodes(parts),
  disableCode: makeDisableCode(parts),
  importCatalog: makeImportCatalog(parts),
  findUser: makeFindUser(parts),
  showUser: makeShowUser(parts),
  grantMap: makeGrantMap(parts),
  setRole: makeSetRole(parts),
  revokeSessions: makeRevokeSessions(parts),
  deletePerson: makeDeletePerson(parts),
  surveyMaps: makeSurveyMaps(parts),
  retryMap: makeRetryMap(parts),
  moveFiles: makeMoveFiles(parts),
});

/**
 * Uses the configured database without running jobs. The command reports errors, so nothing is logged. Migrates an
 * embedded database, because no other process can be using it.
 */
export async function openOperations(config: Config) {
  const migrate = config.databaseUrl === undefined;
  const stores = await openStores(config, { log: makeLogger('silent'), work: false, migrate });
  return {
    operations: makeOperations({
      ...stores.parts,
      clock: systemClock,
      apiKeyMint: cryptoApiKeyMint,
      fileStores: fileStoresOf(config, stores.parts.fileStore, stores.database),
    }),
    close: stores.close,
  };
}

const fileStoresOf = (config: Config, fileStore: FileStore, database: Database): FileStores => {
  const inUse = storageAddress(config.storage);
  return {
    open: async (text) => {
      const storage = text === undefined ? config.storage : parseStorage(text);
      if (storage === undefined) return undefined;
      const address = storageAddress(storage);
      if (address === inUse) return { store: fileStore, address, isInUse: true };
      return { store: await openFiles(config, storage, database), address, isInUse: false };
    },
  };
};
