import type { EmailKey } from '../../domain/sessions/email-address.ts';
import type { LoginRequest, MagicLink } from '../../domain/sessions/magic-link.ts';
import type { TokenHash } from '../../domain/sessions/token.ts';

export interface MagicLinkStore {
  /** Stores an open link. Links of the same address that were issued earlier stay valid. */
  issue(link: Omit<MagicLink, 'state'>): Promise<void>;
  /**
   * Atomic: of any number of callers with one link, one gets its login request; every other open link of the address
   * is superseded in the same step. `undefined`, and no change, unless the link is open, `now` is before its expiry
   * and the address is its own.
   */
  redeem(hash: TokenHash, emailKey: EmailKey, now: Date): Promise<LoginRequest | undefined>;
  /** The link, only if it was mailed to that address. */
  find(hash: TokenHash, emailKey: EmailKey): Promise<MagicLink | undefined>;
}
