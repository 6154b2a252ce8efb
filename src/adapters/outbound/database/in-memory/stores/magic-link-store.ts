import type { MagicLinkStore } from '#application/ports/stores/magic-link-store.ts';
import type { EmailKey } from '#domain/sessions/email-address.ts';
import type { LoginRequest, MagicLink } from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { InMemoryConnection } from '../database.ts';
import { insert, type Tables } from '../tables.ts';

export class InMemoryMagicLinkStore implements MagicLinkStore {
  readonly #connection: InMemoryConnection;

  constructor(connection: InMemoryConnection) {
    this.#connection = connection;
  }

  issue(link: Omit<MagicLink, 'state'>): Promise<void> {
    return this.#connection.run((tables) => {
      if (!tables.loginRequests.has(link.requestId))
        throw new Error('The foreign key names no login request.');
      insert(tables.magicLinks, link.hash, { ...link, state: 'open' });
    });
  }

  redeem(hash: TokenHash, emailKey: EmailKey, now: Date): Promise<LoginRequest | undefined> {
    return this.#connection.run((tables) => {
      const link = tables.magicLinks.get(hash);
      if (link?.emailKey !== emailKey || link.state !== 'open' || link.expiresAt <= now) return undefined;
      supersedeOpenLinks(tables, emailKey);
      tables.magicLinks.set(hash, { ...link, state: 'used' });
      return tables.loginRequests.get(link.requestId)?.request;
    });
  }

  find(hash: TokenHash, emailKey: EmailKey): Promise<MagicLink | undefined> {
    return this.#connection.run((tables) => {
      const link = tables.magicLinks.get(hash);
      return link?.emailKey === emailKey ? link : undefined;
    });
  }
}

function supersedeOpenLinks(tables: Tables, emailKey: EmailKey): void {
  for (const link of tables.magicLinks.values()) {
    if (link.emailKey !== emailKey || link.state !== 'open') continue;
    tables.magicLinks.set(link.hash, { ...link, state: 'superseded' });
  }
}
