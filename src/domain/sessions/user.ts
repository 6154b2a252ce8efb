import type { Language } from '../language.ts';
import type { Access, PerProduct } from '../products/product.ts';
import type { EmailAddress } from './email-address.ts';

declare const userId: unique symbol;
export type UserId = number & { readonly [userId]: true };

/** `admin` gives access to no further route; an operator sets it. */
export const roles = ['user', 'admin'] as const;
export type Role = (typeof roles)[number];

export interface User {
  readonly id: UserId;
  readonly email: EmailAddress;
  readonly role: Role;
  /** `granted` while the user has a paid purchase of the product that is neither revoked nor suspended. */
  readonly access: PerProduct<Access>;
  /** The language of the user's mails and reports. */
  readonly language: Language;
}
