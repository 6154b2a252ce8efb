import { defineEntity, type InferEntity, p } from '@mikro-orm/postgresql';
import type { MagicLinkStore } from '#application/ports/stores/magic-link-store.ts';
import type { Language } from '#domain/language.ts';
import type { EmailKey } from '#domain/sessions/email-address.ts';
import type { LoginRequest, LoginRequestId, MagicLink, MagicLinkState } from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';
import { bytesOf } from './token-hash.ts';

export const MagicLinkRow = defineEntity({
  name: 'MagicLinkRow',
  tableName: 'magic_link',
  properties: {
    tokenHash: p.blob().primary(),
    loginRequestId: p.bigint('number'),
    emailKey: p.text(),
    expiresAt: p.datetime(3),
    state: p.text().$type<MagicLinkState>().default('open'),
  },
});

/**
 * Locks the address's open links in a fixed order, so that two simultaneous redemptions never wait for each other in a
 * circle. Decides by the locked rows, because rows seen earlier may have changed since.
 */
const redeem: Statement = {
  name: 'redeem-magic-link',
  text: `
    with open_link as materialized (
      select token_hash, expires_at from magic_link
      where email_key = $2 and state = 'open'
      order by token_hash
      for update
    ), settled as (
      update magic_link as link
      set state = case when link.token_hash = $1 then 'used' else 'superseded' end
      from open_link
      where link.token_hash = open_link.token_hash
        and exists (select from open_link where token_hash = $1 and expires_at > $3)
      returning link.token_hash, link.login_request_id
    )
    select request.id, request.email, request.email_key, request.language,
      ${millisecondsOf('request.requested_at')} as requested_at_ms
    from settled join login_request as request on request.id = settled.login_request_id
    where settled.token_hash = $1`,
};

interface RedeemedRow {
  readonly id: number | string;
  readonly email: string;
  readonly email_key: string;
  readonly language: Language;
  readonly requested_at_ms: number;
}

export class PostgresMagicLinkStore implements MagicLinkStore {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async issue({ hash, requestId, emailKey, expiresAt }: Omit<MagicLink, 'state'>): Promise<void> {
    const row = { tokenHash: bytesOf(hash), loginRequestId: requestId, emailKey, expiresAt };
    await this.#connection.run((em) => em.insert(MagicLinkRow, row));
  }

  async redeem(hash: TokenHash, emailKey: EmailKey, now: Date): Promise<LoginRequest | undefined> {
    const [row] = await this.#connection.query<RedeemedRow>(redeem, [bytesOf(hash), emailKey, now]);
    return row && requestOf(row);
  }

  async find(hash: TokenHash, emailKey: EmailKey): Promise<MagicLink | undefined> {
    const key = { tokenHash: bytesOf(hash), emailKey };
    const row = await this.#connection.run((em) =>
      em.findOne(MagicLinkRow, key, { disableIdentityMap: true }),
    );
    return row === null ? undefined : fromRow(row);
  }
}

const fromRow = (row: InferEntity<typeof MagicLinkRow>): MagicLink => ({
  hash: row.tokenHash.toString('base64url') as TokenHash,
  requestId: row.loginRequestId as LoginRequestId,
  emailKey: row.emailKey as EmailKey,
  expiresAt: row.expiresAt,
  state: row.state,
});

const requestOf = (row: RedeemedRow): LoginRequest => ({
  id: Number(row.id) as LoginRequestId,
  email: { address: row.email, key: row.email_key as EmailKey },
  language: row.language,
  requestedAt: new Date(row.requested_at_ms),
});
