import type { EmailKey } from '#domain/sessions/email-address.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkSigner } from '../ports/link-signer.ts';
import type { MagicLinkStore } from '../ports/stores/magic-link-store.ts';
import type { SessionStore } from '../ports/stores/session-store.ts';

interface Deps {
  readonly magicLinks: MagicLinkStore;
  readonly sessions: SessionStore;
  readonly linkSigner: LinkSigner;
  readonly clock: Clock;
}

/** A login link, opened in a browser that has a session already. */
interface Change {
  readonly link: TokenHash;
  /** The link's address. */
  readonly emailKey: EmailKey;
  readonly presented: TokenHash;
  /** The value that the confirmation page sent back, if the person agreed there. */
  readonly consent: string;
}

/** The decision for the person: whether to end the session of `current`. */
export interface Question {
  readonly current: string;
  /** Must be sent back with the same link and session. Only this service can create it. */
  readonly consent: string;
}

/**
 * The question to ask before a valid link ends another person's session. `undefined` if there is nothing to ask, or if
 * the person has already agreed.
 */
export async function questionBefore(
  { link, emailKey, presented, consent }: Change,
  { magicLinks, sessions, linkSigner, clock }: Deps,
): Promise<Question | undefined> {
  const statement = `change account ${presented} ${link}`;
  const [keyId = '', mac = ''] = consent.split('.', 2);
  if (linkSigner.verifies({ keyId, mac }, statement)) return undefined;
  const now = clock.now();
  const current = (await sessions.findLive(presented, now))?.user.email;
  if (current === undefined || current.key === emailKey) return undefined;
  const found = await magicLinks.find(link, emailKey);
  if (found?.state !== 'open' || now >= found.expiresAt) return undefined;
  const signature = linkSigner.sign(statement);
  return { current: current.address, consent: `${signature.keyId}.${signature.mac}` };
}
