import { Migrator } from '@mikro-orm/migrations';
import { AssessmentDraftRow } from './assessment-draft-store.ts';
import { AssessmentRow } from './assessment-store.ts';
import { CheckoutRow } from './checkout-store.ts';
import { IdempotentAnswerRow } from './idempotency-store.ts';
import { LoginRequestRow } from './login-request-store.ts';
import { MagicLinkRow } from './magic-link-store.ts';
import { CatalogAndKeysSchema } from './migrations/catalog-and-keys.ts';
import { InitialSchema } from './migrations/initial-schema.ts';
import { SituationMapSchema } from './migrations/situation-map.ts';
import { PractitionerCodeRow } from './practitioner-code-store.ts';
import { PurchaseRow } from './purchase-store.ts';
import { SessionRow } from './session-store.ts';
import { UserRow } from './user-store.ts';

/** What both kinds of database share. The ORM writes nothing to the console: errors are thrown, not printed. */
export const schemaOptions = {
  entities: [
    UserRow,
    LoginRequestRow,
    MagicLinkRow,
    SessionRow,
    AssessmentRow,
    AssessmentDraftRow,
    IdempotentAnswerRow,
    CheckoutRow,
    PractitionerCodeRow,
    PurchaseRow,
  ],
  extensions: [Migrator],
  migrations: {
    tableName: 'schema_migration',
    migrationsList: [
      { name: '0001-initial-schema', class: InitialSchema },
      { name: '0002-situation-map', class: SituationMapSchema },
      { name: '0003-catalog-and-keys', class: CatalogAndKeysSchema },
    ],
    snapshot: false,
    /** Switching foreign keys off takes a superuser, which a hosted server does not give. */
    disableForeignKeys: false,
  },
  logger: () => undefined,
};
