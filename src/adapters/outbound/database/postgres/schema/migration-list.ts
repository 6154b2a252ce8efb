import { CatalogAndKeysSchema } from './migrations/catalog-and-keys.ts';
import { InitialSchema } from './migrations/initial-schema.ts';
import { PlanProgressSchema } from './migrations/plan-progress.ts';
import { OpenLanguagesSchema } from './migrations/open-languages.ts';
import { ProductsSchema } from './migrations/products.ts';
import { SituationMapSchema } from './migrations/situation-map.ts';

/**
 * The effect of a migration on processes of the previous release, which keep running during the migration and after it:
 * - `expand`: none. It adds only what this release uses, in steps that hold no lock for long.
 * - `contract`: it removes what the previous release no longer uses, because the migration named by `after` came with
 *   that release or an earlier one. If both migrations are pending, those processes have to be stopped first.
 * - `breaking`: those processes have to be stopped first. Only for migrations that were released before this rule.
 */
type Effect =
  | { readonly effect: 'expand' | 'breaking' }
  | { readonly effect: 'contract'; readonly after: string };

export type ListedMigration = Effect & {
  readonly name: string;
  readonly class: typeof InitialSchema;
};

/** In the order in which they run. */
export const migrationList: readonly ListedMigration[] = [
  { name: '0001-initial-schema', class: InitialSchema, effect: 'breaking' },
  { name: '0002-situation-map', class: SituationMapSchema, effect: 'breaking' },
  { name: '0003-catalog-and-keys', class: CatalogAndKeysSchema, effect: 'breaking' },
  { name: '0004-plan-progress', class: PlanProgressSchema, effect: 'expand' },
  { name: '0005-products', class: ProductsSchema, effect: 'expand' },
  { name: '0006-open-languages', class: OpenLanguagesSchema, effect: 'expand' },
];

/**
 * Queue versions from which an update is safe: their processes keep working while the queue's tables are updated to the
 * current version.
 */
export const liveQueueVersions: readonly number[] = [43];
