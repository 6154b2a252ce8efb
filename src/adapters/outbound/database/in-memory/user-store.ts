import type { UserStore } from '../../../../application/ports/user-store.ts';
import type { Language } from '../../../../domain/language.ts';
import type { EmailAddress } from '../../../../domain/sessions/email-address.ts';
import type { User, UserId } from '../../../../domain/sessions/user.ts';
import type { InMemoryConnection } from './database.ts';
import { nextId } from './tables.ts';

export class InMemoryUserStore implements UserStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  admit(email: EmailAddress, language: Language): Promise<User> {
    return this.#connection.run((tables) => {
      const known = [...tables.users.values()].find((user) => user.email.key === email.key);
      const user: User = known
        ? { ...known, language }
        : { id: nextId(tables, 'users') as UserId, email, role: 'user', hasMap: false, language };
      tables.users.set(user.id, user);
      return user;
    });
  }
}
