import type { Language } from '../language.ts';
import type { MapAccess } from '../purchases/map-access.ts';
import type { EmailAddress } from './email-address.ts';

declare const userId: unique symbol;
export type UserId = number & { readonly [userId]: true };

/** `admin` opens no further route; an operator sets it. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface User {
  readonly id: UserId;
  readonly email: EmailAddress;
  readonly role: Role;
  /** `granted` while a paid purchase of the situation map, neither revoked nor suspended, is on record. */
  readonly mapAccess: MapAccess;
  /** The language of the user's mails and reports. */
  readonly language: Language;
}
