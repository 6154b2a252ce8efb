import { Migration } from '@mikro-orm/migrations';

export class PlanProgressSchema extends Migration {
  override up(): void {
    this.addSql('alter table situation_map add column plan_progress json');
  }
}
