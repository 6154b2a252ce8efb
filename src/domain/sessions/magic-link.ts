import type { Language } from '../language.ts';
import type { EmailAddress, EmailKey } from './email-address.ts';
import type { TokenHash } from './token.ts';

declare const loginRequestId: unique symbol;
export type LoginRequestId = number & { readonly [loginRequestId]: true };

/** What a link is asked for: to log in, or to see the result of answers that were given before. */
export const loginPurposes = ['login', 'result'] as const;
export type LoginPurpose = (typeof loginPurposes)[number];

/** A request for a link to this address. Every attempt to mail it creates a new link. */
export interface LoginRequest {
  readonly id: LoginRequestId;
  readonly email: EmailAddress;
  readonly language: Language;
  readonly requestedAt: Date;
}

/** `superseded`: another link of the same address was used first. */
export type MagicLinkState = 'open' | 'used' | 'superseded';

export interface MagicLink {
  readonly hash: TokenHash;
  readonly requestId: LoginRequestId;
  readonly emailKey: EmailKey;
  readonly expiresAt: Date;
  readonly state: MagicLinkState;
}

export type MagicLinkRefusal =
  | { readonly kind: 'link_invalid' }
  | { readonly kind: 'link_expired' }
  | { readonly kind: 'link_used' };

export const magicLinkLifetimeMs = 15 * 60_000;

/** The first moment at which a link of that age is no longer valid. */
export const magicLinkExpiry = (createdAt: Date): Date => new Date(createdAt.getTime() + magicLinkLifetimeMs);

const mailOwedMs = 24 * 60 * 60_000;

/** After a day nobody is waiting for a login link any more. */
export const isTooLateToMail = (request: LoginRequest, now: Date): boolean =>
  now.getTime() - request.requestedAt.getTime() > mailOwedMs;

/** Why a link could not be used. An unknown link reveals nothing about the address. */
export function refusalOf(link: MagicLink | undefined): MagicLinkRefusal {
  if (link === undefined) return { kind: 'link_invalid' };
  return link.state === 'open' ? { kind: 'link_expired' } : { kind: 'link_used' };
}
