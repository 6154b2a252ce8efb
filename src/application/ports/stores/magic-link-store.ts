import type { EmailKey } from '#domain/sessions/email-address.ts';
import type { LoginRequest, MagicLink } from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';

export interface MagicLinkStore {
  /** Stores an open link. Earlier links of the same address stay valid. */
  issue(link: Omit<MagicLink, 'state'>): Promise<void>;
  /**
   * Atomic: of several callers with one link, only one gets its login request. In the same step, every other open link
   * of the address is superseded. Returns `undefined`, and changes nothing, unless the link is open, not expired at
   * `now`, and belongs to the address.
   */
  redeem(hash: TokenHash, emailKey: EmailKey, now: Date): Promise<LoginRequest | undefined>;
  /** The link, if it was mailed to that address. */
  find(hash: TokenHash, emailKey: EmailKey): Promise<MagicLink | undefined>;
}
