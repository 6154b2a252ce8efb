import type { CreateKey } from '#application/api-keys/create-key.ts';
import type { ListKeys } from '#application/api-keys/list-keys.ts';
import type { RevokeKey } from '#application/api-keys/revoke-key.ts';
import type { RotateKey } from '#application/api-keys/rotate-key.ts';
import type { ImportCatalog } from '#application/catalog/import-catalog.ts';
import type { MoveFiles } from '#application/operations/move-files.ts';
import type { FindUser } from '#application/operations/find-user.ts';
import type { GrantMap } from '#application/operations/grant-map.ts';
import type { RetryMap } from '#application/operations/retry-map.ts';
import type { RevokeSessions } from '#application/operations/revoke-sessions.ts';
import type { SetRole } from '#application/operations/set-role.ts';
import type { ShowUser } from '#application/operations/show-user.ts';
import type { SurveyMaps } from '#application/operations/survey-maps.ts';
import type { DeletePerson } from '#application/person/delete-person.ts';
import type { CreateCode } from '#application/purchases/create-code.ts';
import type { DisableCode } from '#application/purchases/disable-code.ts';
import type { ListCodes } from '#application/purchases/list-codes.ts';

/** The use cases behind the commands. */
export interface Operations {
  readonly createKey: CreateKey;
  readonly listKeys: ListKeys;
  readonly revokeKey: RevokeKey;
  readonly rotateKey: RotateKey;
  readonly createCode: CreateCode;
  readonly listCodes: ListCodes;
  readonly disableCode: DisableCode;
  readonly importCatalog: ImportCatalog;
  readonly findUser: FindUser;
  readonly showUser: ShowUser;
  readonly grantMap: GrantMap;
  readonly setRole: SetRole;
  readonly revokeSessions: RevokeSessions;
  readonly deletePerson: DeletePerson;
  readonly surveyMaps: SurveyMaps;
  readonly retryMap: RetryMap;
  readonly moveFiles: MoveFiles;
}
