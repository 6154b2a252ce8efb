import { randomBytes, randomUUID } from 'node:crypto';
import { type EmailAddress, parseEmailAddress } from '#domain/sessions/email-address.ts';
import { type LoginRequest, type MagicLink, magicLinkExpiry } from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { User } from '#domain/sessions/user.ts';
import { expectOk } from '../expect-ok.ts';
import type { Persistence } from '../databases/persistence.ts';

/** Each hash is different, so that tests can share a database. */
export const aTokenHash = (): TokenHash => randomBytes(32).toString('base64url') as TokenHash;

export const anEmail = (local = `Person-${randomUUID()}`): EmailAddress =>
  expectOk(parseEmailAddress(`${local}@example.com`));

export const noon = new Date('2026-03-01T12:00:00.123Z');

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

export const later = (by: { days?: number; minutes?: number; ms?: number }, from = noon): Date =>
  new Date(from.getTime() + (by.days ?? 0) * day + (by.minutes ?? 0) * minute + (by.ms ?? 0));

export const aUser = ({ users }: Pick<Persistence, 'users'>, email = anEmail()): Promise<User> =>
  users.admit(email, 'en', noon);

export async function aLoggedInUser(
  persistence: Persistence,
  now = noon,
): Promise<{ user: User; hash: TokenHash }> {
  const user = await aUser(persistence);
  const hash = aTokenHash();
  await persistence.sessions.open(hash, user.id, now);
  return { user, hash };
}

export interface IssuedLink {
  readonly request: LoginRequest;
  readonly link: Omit<MagicLink, 'state'>;
}

export async function anOpenLink(
  { loginRequests, magicLinks }: Persistence,
  email = anEmail(),
  now = noon,
): Promise<IssuedLink> {
  const request = await loginRequests.record(email, 'fr', now);
  const link = {
    hash: aTokenHash(),
    requestId: request.id,
    emailKey: email.key,
    expiresAt: magicLinkExpiry(now),
  };
  await magicLinks.issue(link);
  return { request, link };
}
