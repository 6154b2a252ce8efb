import type { Language } from '#domain/language.ts';
import type { Checkout } from '#domain/purchases/checkout.ts';
import type { ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { User } from '#domain/sessions/user.ts';
import type { Delivery } from './login-request-store.ts';

/** All stored data about a person that the other stores do not list. Each list has the oldest entry first. */
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
  /** Events that contain the person's data, and events about the person's payments. */
  readonly paymentEvents: readonly (ReceivedEvent & { readonly receivedAt: Date })[];
  /** Mails about reports and payments. Login mails are listed with the login requests. */
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
   * Deletes the user and all data about them, in all tables and in waiting jobs. The amounts of payments stay, without
   * anything that identifies a person; purchases granted by an operator are deleted. The ids of payment events stay, so
   * that no event counts twice.
   */
  erase(user: User): Promise<void>;
}
