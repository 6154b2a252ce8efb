import { describe, expect, test } from '@jest/globals';
import {
  type LoginRequestId,
  type MagicLink,
  magicLinkExpiry,
  type MagicLinkState,
  refusalOf,
} from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import { addressOf } from '#test/support/makers/builders.ts';

const createdAt = new Date('2026-03-05T14:00:00.123Z');

const linkThatIs = (state: MagicLinkState): MagicLink => ({
  hash: 'hash' as TokenHash,
  requestId: 1 as LoginRequestId,
  emailKey: addressOf('anna@example.org').key,
  expiresAt: magicLinkExpiry(createdAt),
  state,
});

describe('a magic link', () => {
  test('expires exactly 15 minutes after it was created', () => {
    expect(magicLinkExpiry(createdAt)).toEqual(new Date('2026-03-05T14:15:00.123Z'));
  });

  test('that is unknown is refused as invalid', () => {
    expect(refusalOf(undefined)).toEqual({ kind: 'link_invalid' });
  });

  test('that is still open can only have been refused because it is too old', () => {
    expect(refusalOf(linkThatIs('open'))).toEqual({ kind: 'link_expired' });
  });

  test.each(['used', 'superseded'] as const)('that is %s is refused as used', (state) => {
    expect(refusalOf(linkThatIs(state))).toEqual({ kind: 'link_used' });
  });
});
