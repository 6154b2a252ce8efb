import type { Language } from '#domain/language.ts';
import type { EmailAddress, EmailKey } from '#domain/sessions/email-address.ts';
import type { Access, ProductId } from '#domain/products/product.ts';
import type { Role, User, UserId } from '#domain/sessions/user.ts';

export interface UserStore {
  /**
   * The user with that address, created if necessary; `language` becomes the user's language. Without `language`, an
   * existing user keeps the old one and a new user gets the default. Inside a unit of work the user is locked until the
   * end, so that logins of one user happen one after another.
   */
  admit(email: EmailAddress, language: Language | undefined, now: Date): Promise<User>;
  find(id: UserId): Promise<User | undefined>;
  findByAddress(key: EmailKey): Promise<User | undefined>;
  /** Locks the user until the unit of work ends. `undefined` if there is none. */
  lock(id: UserId): Promise<User | undefined>;
  setAccess(id: UserId, product: ProductId, access: Access): Promise<void>;
  setRole(id: UserId, role: Role): Promise<void>;
}
