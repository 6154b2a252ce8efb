import type { Language } from '../../domain/language.ts';
import type { EmailAddress } from '../../domain/sessions/email-address.ts';
import type { User } from '../../domain/sessions/user.ts';

export interface UserStore {
  /**
   * The user with that address, created if there is none, with `language` as their language from now on.
   * Inside a unit of work the user stays locked until its end: logins of one user come one after another.
   */
  admit(email: EmailAddress, language: Language, now: Date): Promise<User>;
}
