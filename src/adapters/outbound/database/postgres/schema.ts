import { Migrator } from '@mikro-orm/migrations';
import { CheckoutRow } from './checkout-store.ts';
import { IdempotentAnswerRow } from './idempotency-store.ts';
import { LoginRequestRow } from './login-request-store.ts';
import { MagicLinkRow } from './magic-link-store.ts';
import { migrationList } from './migration-list.ts';
import { PractitionerCodeRow } from './practitioner-code-store.ts';
import { PurchaseRow } from './purchase-store.ts';
import { SessionRow } from './session-store.ts';
import { UserRow } from './user-store.ts';

/** Shared by both kinds of database. The ORM writes nothing to the console, because it throws its errors. */
export const schemaOptions = {
  entities: [
    UserRow,
    LoginRequestRow,
    MagicLinkRow,
    SessionRow,
    IdempotentAnswerRow,
    CheckoutRow,
    PractitionerCodeRow,
    PurchaseRow,
  ],
  extensions: [Migrator],
  migrations: {
    tableName: 'schema_migration',
    migrationsList: migrationList.map(({ name, class: migration }) => ({ name, class: migration })),
    /**
     * Each migration runs in its own transaction or in none, because an index that does not block writes can only be
     * built outside a transaction.
     */
    allOrNothing: false,
    snapshot: false,
    /** Disabling foreign keys requires a superuser, which hosted servers do not provide. */
    disableForeignKeys: false,
  },
  logger: () => undefined,
};
