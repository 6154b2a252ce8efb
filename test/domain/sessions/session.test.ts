import { describe, expect, test } from '@jest/globals';
import {
  type LiveSession,
  maxSessionsPerUser,
  oldestFreshActivity,
  oldestLiveActivity,
  touchIsDue,
} from '#domain/sessions/session.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { addressOf, days, minutes } from '#test/support/makers/builders.ts';
import { mapAccess } from '#test/support/makers/access.ts';

const lastActiveAt = new Date('2026-03-05T14:00:00.123Z');
const after = (ms: number): Date => new Date(lastActiveAt.getTime() + ms);

const session: LiveSession = {
  hash: 'hash' as TokenHash,
  user: {
    id: 1 as UserId,
    email: addressOf('anna@example.org'),
    role: 'user',
    access: mapAccess('none'),
    language: 'en',
  },
  lastActiveAt,
};

describe('a session', () => {
  const isLive = (now: Date): boolean => lastActiveAt > oldestLiveActivity(now);

  test('is valid for 30 days plus the 5 minutes by which its activity time may lag', () => {
    expect(isLive(after(days(30)))).toBe(true);
    expect(isLive(after(days(30) + minutes(5) - 1))).toBe(true);
    expect(isLive(after(days(30) + minutes(5)))).toBe(false);
  });

  test('is due for a new activity time when the stored one is 5 minutes old', () => {
    expect(touchIsDue(session, after(0))).toBe(false);
    expect(touchIsDue(session, after(minutes(5) - 1))).toBe(false);
    expect(touchIsDue(session, after(minutes(5)))).toBe(true);
  });

  test('is never due because a clock was set back', () => {
    expect(touchIsDue(session, after(-days(1)))).toBe(false);
  });

  test('has a fresh activity time for 5 minutes', () => {
    expect(oldestFreshActivity(after(minutes(5)))).toEqual(lastActiveAt);
  });

  test('is one of at most 20 of its user', () => {
    expect(maxSessionsPerUser).toBe(20);
  });
});
