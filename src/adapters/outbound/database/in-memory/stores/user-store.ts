import type { UserStore } from '#application/ports/stores/user-store.ts';
import { defaultLanguage, type Language } from '#domain/language.ts';
import { type Access, perProduct, type ProductId } from '#domain/products/product.ts';
import type { EmailAddress, EmailKey } from '#domain/sessions/email-address.ts';
import type { Role, User, UserId } from '#domain/sessions/user.ts';
import type { InMemoryConnection } from '../database.ts';
import { nextId, type Tables } from '../tables.ts';

export class InMemoryUserStore implements UserStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  admit(email: EmailAddress, language: Language | undefined, now: Date): Promise<User> {
    return this.#connection.run((tables) => {
      const known = withAddress(tables, email.key);
      const user = known
        ? { ...known, language: language ?? known.language }
        : newUser(nextId(tables, 'users') as UserId, email, language ?? defaultLanguage);
      tables.users.set(user.id, user);
      if (known === undefined) tables.admissions.set(user.id, now);
      return user;
    });
  }

  find(id: UserId): Promise<User | undefined> {
    return this.#connection.run((tables) => tables.users.get(id));
  }

  findByAddress(key: EmailKey): Promise<User | undefined> {
    return this.#connection.run((tables) => withAddress(tables, key));
  }

  /** Needs no lock, because only one unit of work runs at a time. */
  lock(id: UserId): Promise<User | undefined> {
    return this.find(id);
  }

  setAccess(id: UserId, product: ProductId, access: Access): Promise<void> {
    return this.#change(id, (user) => ({ access: { ...user.access, [product]: access } }));
  }

  setRole(id: UserId, role: Role): Promise<void> {
    return this.#change(id, () => ({ role }));
  }

  #change(id: UserId, changes: (user: User) => Partial<User>): Promise<void> {
    return this.#connection.run(({ users }) => {
      const user = users.get(id);
      if (user !== undefined) users.set(id, { ...user, ...changes(user) });
    });
  }
}

const withAddress = ({ users }: Tables, key: EmailKey): User | undefined =>
  [...users.values()].find(({ email }) => email.key === key);

const newUser = (id: UserId, email: EmailAddress, language: Language): User => ({
  id,
  email,
  role: 'user',
  access: perProduct(() => 'none'),
  language,
});
