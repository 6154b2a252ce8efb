import type { Language } from '../../domain/language.ts';
import type { EmailAddress, EmailKey } from '../../domain/sessions/email-address.ts';
import type { MapAccess } from '../../domain/purchases/map-access.ts';
import type { Role, User, UserId } from '../../domain/sessions/user.ts';

export interface UserStore {
  /**
   * The user with that address, created if there is none, with `language` as their language from now on. Without one
   * they keep theirs, and somebody new gets the default.
   * Inside a unit of work the user stays locked until its end: logins of one user come one after another.
   */
  admit(email: EmailAddress, language: Language | undefined, now: Date): Promise<User>;
  find(id: UserId): Promise<User | undefined>;
  findByAddress(key: EmailKey): Promise<User | undefined>;
  /** Locks the user until the unit of work ends; `undefined` if there is none. */
  lock(id: UserId): Promise<User | undefined>;
  setMapAccess(id: UserId, access: MapAccess): Promise<void>;
  setRole(id: UserId, role: Role): Promise<void>;
}
