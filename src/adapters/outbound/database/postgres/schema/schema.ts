import { Migrator } from '@mikro-orm/migrations';
import { CheckoutRow } from '../stores/checkout-store.ts';
import { IdempotentAnswerRow } from '../stores/idempotency-store.ts';
import { LoginRequestRow } from '../stores/login-request-store.ts';
import { MagicLinkRow } from '../stores/magic-link-store.ts';
import { migrationList } from './migration-list.ts';
import { PractitionerCodeRow } from '../stores/practitioner-code-store.ts';
import { PurchaseRow } from '../stores/purchase-store.ts';
import { SessionRow } from '../stores/session-store.ts';
import { UserRow } from '../stores/user-store.ts';

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
