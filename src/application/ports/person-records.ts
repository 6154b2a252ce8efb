import type { Language } from '../../domain/language.ts';
import type { Checkout } from '../../domain/purchases/checkout.ts';
import type { ReceivedEvent } from '../../domain/purchases/payment-event.ts';
import type { User } from '../../domain/sessions/user.ts';
import type { Delivery } from './login-request-store.ts';

/** What is on record about a person beside what other stores list. Each list begins with the oldest. */
export interface Traces {
  readonly accountCreatedAt: Date;
  readonly sessions: readonly { readonly openedAt: Date; readonly lastActiveAt: Date }[];
  readonly loginRequests: readonly {
    readonly requestedAt: Date;
    readonly language: Language;
    readonly delivery: Delivery['state'] | 'owed';
  }[];
  readonly links: readonly { readonly expiresAt: Date; readonly state: 'open' | 'used' | 'superseded' }[];
  readonly checkouts: readonly Checkout[];
  /** Those that name the person, and those about their payments. */
  readonly paymentEvents: readonly (ReceivedEvent & { readonly receivedAt: Date })[];
  /** About reports and payments; mails with links to log in are among the login requests. */
  readonly mails: readonly {
    readonly id: string;
    readonly delivery: Delivery['state'];
    readonly settledAt: Date;
  }[];
  readonly idempotencyKeys: readonly {
    readonly operation: string;
    readonly key: string;
    readonly settledAt: Date;
  }[];
}

export interface PersonRecords {
  traces(user: User): Promise<Traces>;
  /**
   * Removes the user and all that is known of them, over all tables and the jobs that wait. Of payments the amounts stay,
   * with nothing in them that leads to a person, while what an operator granted goes; of events about payments their ids do, so that none counts twice.
   */
  erase(user: User): Promise<void>;
}
