import type { PersonRecords, Traces } from '#application/ports/stores/person-records.ts';
import type { Language } from '#domain/language.ts';
import type { Checkout } from '#domain/purchases/checkout.ts';
import type { PaymentEvent } from '#domain/purchases/payment-event.ts';
import { productIds } from '#domain/products/product.ts';
import { manualPaymentOf } from '#domain/purchases/purchase.ts';
import type { User } from '#domain/sessions/user.ts';
import { CheckoutRow, checkoutOf } from './checkout-store.ts';
import { type Connection, millisecondsOf, type Statement } from '../connection/connection.ts';

const mapIds = 'select id from situation_map where user_id = $1';
const payments = 'select payment from purchase where user_id = $1';

/**
 * `$1` is the user's id, `$2` the key of their address. There are two conditions instead of one with `or`, because no
 * index could be used for `or`.
 */
const concernsPerson = `
  id in (
    select id from payment_event where event ->> 'userReference' = $1::bigint::text
    union select id from payment_event where lower(event ->> 'payerEmail') = $2
    union select id from payment_event where event ->> 'payment' in (${payments.replace('$1', '$1::bigint')})
  )`;

const isMailToPerson = `
  mail_id in (
    select 'receipt-' || payment from purchase where user_id = $1
    union select mail_id from mail_delivery
      where mail_id like 'report-%' and split_part(mail_id, '-', 2) in (
        select id::text from situation_map where user_id = $1
      )
  )`;

const select = {
  account: `select ${millisecondsOf('created_at')} as created_ms from app_user where id = $1`,
  sessions: `
    select ${millisecondsOf('created_at')} as opened_ms, ${millisecondsOf('last_active_at')} as active_ms
    from session where user_id = $1 order by login_number`,
  loginRequests: `
    select ${millisecondsOf('requested_at')} as requested_ms, language, delivery
    from login_request where email_key = $1 order by id`,
  links: `
    select ${millisecondsOf('expires_at')} as expires_ms, state
    from magic_link where email_key = $1 order by expires_at, login_request_id`,
  paymentEvents: `
    select id, type, event::text as event, ${millisecondsOf('received_at')} as received_ms
    from payment_event where ${concernsPerson} order by received_at, id`,
  mails: `
    select mail_id, delivery, ${millisecondsOf('settled_at')} as settled_ms
    from mail_delivery where ${isMailToPerson} order by settled_at, mail_id`,
  idempotencyKeys: `
    select operation, key, ${millisecondsOf('settled_at')} as settled_ms
    from idempotent_answer where user_id = $1 order by settled_at, operation, key`,
} as const;

/** Running jobs continue, but find no data. */
const waitingJobs = `delete from pgboss.job where state <> 'active'`;

/** Executed in this order. Foreign keys delete the rows that belong only to the user. */
const erasures: readonly { readonly text: string; readonly by: 'id' | 'key' | 'both' | 'grants' }[] = [
  {
    text: `${waitingJobs} and name in ('generate_map', 'send_report_link')
      and (data ->> 'mapId')::bigint in (${mapIds})`,
    by: 'id',
  },
  { text: `${waitingJobs} and name = 'send_receipt' and data ->> 'payment' in (${payments})`, by: 'id' },
  {
    text: `${waitingJobs} and name = 'send_login_mail'
      and (data ->> 'loginRequestId')::bigint in (select id from login_request where email_key = $1)`,
    by: 'key',
  },
  {
    text: `
      update payment_event set event = (event::jsonb || '{"payerEmail": null}')::json
      where event ->> 'kind' = 'checkout_completed' and ${concernsPerson}`,
    by: 'both',
  },
  // The law requires only records of payments, and nobody paid for what an operator granted.
  { text: 'delete from purchase where payment = any ($1)', by: 'grants' },
  { text: `delete from mail_delivery where ${isMailToPerson}`, by: 'id' },
  { text: 'delete from magic_link where email_key = $1', by: 'key' },
  { text: 'delete from login_request where email_key = $1', by: 'key' },
  { text: 'delete from app_user where id = $1', by: 'id' },
];

interface PaymentEventColumns {
  readonly id: string;
  readonly type: string;
  readonly event: string;
  readonly received_ms: number;
}

interface LoginRequestColumns {
  readonly requested_ms: number;
  readonly language: Language;
  readonly delivery: Traces['loginRequests'][number]['delivery'];
}

export class PostgresPersonRecords implements PersonRecords {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async traces(user: User): Promise<Traces> {
    const { id } = user;
    const { key } = user.email;
    return {
      accountCreatedAt: await this.#accountCreatedAt(user),
      sessions: await this.#sessions(user),
      loginRequests: (await this.#rows<LoginRequestColumns>(select.loginRequests, [key])).map(
        ({ requested_ms, language, delivery }) => ({
          requestedAt: new Date(requested_ms),
          language,
          delivery,
        }),
      ),
      links: await this.#links(user),
      checkouts: await this.#checkouts(user),
      paymentEvents: (await this.#rows<PaymentEventColumns>(select.paymentEvents, [id, key])).map(
        ({ received_ms, event, ...received }) => ({
          ...received,
          event: JSON.parse(event) as PaymentEvent,
          receivedAt: new Date(received_ms),
        }),
      ),
      mails: await this.#mails(user),
      idempotencyKeys: await this.#idempotencyKeys(user),
    };
  }

  async erase({ id, email: { key } }: User): Promise<void> {
    const values = {
      id: [id],
      key: [key],
      both: [id, key],
      grants: [productIds.map((product) => manualPaymentOf(product, id))],
    };
    for (const { text, by } of erasures) await this.#connection.query({ text }, values[by]);
  }

  #rows<Row>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#connection.query<Row>({ text } satisfies Statement, values);
  }

  async #accountCreatedAt({ id }: User): Promise<Date> {
    const [row] = await this.#rows<{ readonly created_ms: number }>(select.account, [id]);
    return new Date(row?.created_ms ?? 0);
  }

  async #sessions({ id }: User): Promise<Traces['sessions']> {
    type Row = { readonly opened_ms: number; readonly active_ms: number };
    const rows = await this.#rows<Row>(select.sessions, [id]);
    return rows.map((row) => ({ openedAt: new Date(row.opened_ms), lastActiveAt: new Date(row.active_ms) }));
  }

  async #links({ email }: User): Promise<Traces['links']> {
    type Row = { readonly expires_ms: number; readonly state: Traces['links'][number]['state'] };
    const rows = await this.#rows<Row>(select.links, [email.key]);
    return rows.map(({ expires_ms, state }) => ({ expiresAt: new Date(expires_ms), state }));
  }

  async #checkouts({ id }: User): Promise<readonly Checkout[]> {
    const options = { orderBy: { startedAt: 'asc', id: 'asc' }, disableIdentityMap: true } as const;
    const rows = await this.#connection.run((em) => em.find(CheckoutRow, { userId: id }, options));
    return rows.map(checkoutOf);
  }

  async #mails({ id }: User): Promise<Traces['mails']> {
    type Row = {
      readonly mail_id: string;
      readonly delivery: Traces['mails'][number]['delivery'];
      readonly settled_ms: number;
    };
    const rows = await this.#rows<Row>(select.mails, [id]);
    return rows.map((row) => ({
      id: row.mail_id,
      delivery: row.delivery,
      settledAt: new Date(row.settled_ms),
    }));
  }

  async #idempotencyKeys({ id }: User): Promise<Traces['idempotencyKeys']> {
    type Row = { readonly operation: string; readonly key: string; readonly settled_ms: number };
    const rows = await this.#rows<Row>(select.idempotencyKeys, [id]);
    return rows.map(({ operation, key, settled_ms }) => ({
      operation,
      key,
      settledAt: new Date(settled_ms),
    }));
  }
}
