import type { UserStore } from '../../../../application/ports/user-store.ts';
import { defaultLanguage, type Language } from '../../../../domain/language.ts';
import type { MapAccess } from '../../../../domain/purchases/map-access.ts';
import type { EmailAddress } from '../../../../domain/sessions/email-address.ts';
import type { User, UserId } from '../../../../domain/sessions/user.ts';
import type { InMemoryConnection } from './database.ts';
import { nextId } from './tables.ts';

export class InMemoryUserStore implements UserStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  admit(email: EmailAddress, language: Language | undefined): Promise<User> {
    return this.#connection.run((tables) => {
      const known = [...tables.users.values()].find((user) => user.email.key === email.key);
      const user = known
        ? { ...known, language: language ?? known.language }
        : newUser(nextId(tables, 'users') as UserId, email, language ?? defaultLanguage);
      tables.users.set(user.id, user);
      return user;
    });
  }

  find(id: UserId): Promise<User | undefined> {
    return this.#connection.run((tables) => tables.users.get(id));
  }

  /** Units of work come one after another: whoever is inside one has all rows to itself. */
  lock(id: UserId): Promise<User | undefined> {
    return this.find(id);
  }

  setMapAccess(id: UserId, mapAccess: MapAccess): Promise<void> {
    return this.#connection.run((tables) => {
      const user = tables.users.get(id);
      if (user !== undefined) tables.users.set(id, { ...user, mapAccess });
    });
  }
}

const newUser = (id: UserId, email: EmailAddress, language: Language): User => ({
  id,
  email,
  role: 'user',
  mapAccess: 'none',
  language,
});
