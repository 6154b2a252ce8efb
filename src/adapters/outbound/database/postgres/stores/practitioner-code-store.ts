import { defineEntity, type InferEntity, p, raw } from '@mikro-orm/postgresql';
import type { PractitionerCodeStore } from '#application/ports/stores/practitioner-code-store.ts';
import type { PractitionerCode, PractitionerCodeTerms } from '#domain/purchases/practitioner-code.ts';
import type { Connection, Statement } from '../connection/connection.ts';

export const PractitionerCodeRow = defineEntity({
  name: 'PractitionerCodeRow',
  tableName: 'practitioner_code',
  properties: {
    code: p.text().primary(),
    maxUses: p.integer().nullable(),
    uses: p.integer().default(0),
    expiresAt: p.datetime(3).nullable(),
    isDisabled: p.boolean().default(false),
  },
});

const add: Statement = {
  name: 'add-practitioner-code',
  text: `
    insert into practitioner_code (code, max_uses, expires_at) values ($1, $2, $3)
    on conflict (code) do nothing
    returning code`,
};

const disable: Statement = {
  name: 'disable-practitioner-code',
  text: 'update practitioner_code set is_disabled = true where code = $1 returning code',
};

const countUse: Statement = {
  name: 'count-use-of-practitioner-code',
  text: 'update practitioner_code set uses = uses + 1 where code = $1',
};

export class PostgresPractitionerCodeStore implements PractitionerCodeStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async add({
    code,
    maxUses,
    expiresAt,
  }: Pick<PractitionerCodeTerms, 'code' | 'maxUses' | 'expiresAt'>): Promise<boolean> {
    const added = await this.#connection.query(add, [code, maxUses, expiresAt]);
    return added.length === 1;
  }

  async find(code: PractitionerCode): Promise<PractitionerCodeTerms | undefined> {
    const row = await this.#connection.run((em) =>
      em.findOne(PractitionerCodeRow, { code }, { disableIdentityMap: true }),
    );
    return row === null ? undefined : fromRow(row);
  }

  async list(): Promise<readonly PractitionerCodeTerms[]> {
    const rows = await this.#connection.run((em) =>
      em.find(
        PractitionerCodeRow,
        {},
        { orderBy: { [raw('code collate "C"')]: 'asc' }, disableIdentityMap: true },
      ),
    );
    return rows.map(fromRow);
  }

  async disable(code: PractitionerCode): Promise<boolean> {
    return (await this.#connection.query(disable, [code])).length === 1;
  }

  async countUse(code: PractitionerCode): Promise<void> {
    await this.#connection.query(countUse, [code]);
  }
}

const fromRow = (row: InferEntity<typeof PractitionerCodeRow>): PractitionerCodeTerms => ({
  code: row.code as PractitionerCode,
  maxUses: row.maxUses ?? null,
  uses: row.uses,
  expiresAt: row.expiresAt ?? null,
  isDisabled: row.isDisabled,
});
