import { Migration } from '@mikro-orm/migrations';

/** The release before sells only the map, and does not write these columns. */
const columns = [
  "alter table checkout add column product text not null default 'situation-map'",
  'alter table purchase add column product text',
];

export class ProductsSchema extends Migration {
  override up(): void {
    for (const sql of columns) this.addSql(sql);
  }
}
