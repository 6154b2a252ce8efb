import type { Language } from '../../domain/language.ts';
import type { EmailAddress } from '../../domain/sessions/email-address.ts';
import type { LoginRequest, LoginRequestId } from '../../domain/sessions/magic-link.ts';

export type Delivery = { readonly state: 'sent' } | { readonly state: 'rejected'; readonly code: string };

export interface LoginRequestStore {
  record(email: EmailAddress, language: Language, now: Date): Promise<LoginRequest>;
  /** The request while its mail is still owed: `undefined` once delivery is settled or the request is gone. */
  findUndelivered(id: LoginRequestId): Promise<LoginRequest | undefined>;
  /** Records how the delivery ended. The first outcome stays. */
  settle(id: LoginRequestId, delivery: Delivery, now: Date): Promise<void>;
}
