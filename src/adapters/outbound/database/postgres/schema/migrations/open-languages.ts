import { Migration } from '@mikro-orm/migrations';

/** The application knows the languages. With these checks, each new one would need a migration. */
const checks = [
  ['app_user', 'app_user_language_check'],
  ['login_request', 'login_request_language_check'],
  ['assessment', 'assessment_language_check'],
  ['checkout', 'checkout_language_check'],
  ['situation_map', 'situation_map_language_check'],
] as const;

export class OpenLanguagesSchema extends Migration {
  override up(): void {
    for (const [table, check] of checks) this.addSql(`alter table ${table} drop constraint ${check}`);
  }
}
