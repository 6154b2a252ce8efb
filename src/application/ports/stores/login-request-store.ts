import type { Language } from '#domain/language.ts';
import type { EmailAddress } from '#domain/sessions/email-address.ts';
import type { LoginRequest, LoginRequestId } from '#domain/sessions/magic-link.ts';

export type Delivery = { readonly state: 'sent' } | { readonly state: 'rejected'; readonly code: string };

export interface LoginRequestStore {
  record(email: EmailAddress, language: Language, now: Date): Promise<LoginRequest>;
  /**
   * The request, if its mail has not been delivered or rejected yet. `undefined` after that, or if the request was
   * deleted.
   */
  findUndelivered(id: LoginRequestId): Promise<LoginRequest | undefined>;
  /** Stores how the delivery ended. The first result stays. */
  settle(id: LoginRequestId, delivery: Delivery, now: Date): Promise<void>;
}
