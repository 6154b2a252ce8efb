import { describe, expect, test } from '@jest/globals';
import { parseToken } from '#domain/sessions/token.ts';

const token = 'Zk3vQ9x7mB2nL5pR8sT1uW4yA6cE0fH3jK7qX9zD_-M';

describe('a token', () => {
  test('is 43 characters of base64url', () => {
    expect(parseToken(token)).toBe(token);
  });

  test.each([
    '',
    token.slice(1),
    `${token}A`,
    `${token}\n`,
    ` ${token}`,
    `${token.slice(1)}=`,
    `${token.slice(1)}+`,
    `${token.slice(1)}/`,
    `${token.slice(1)}é`,
    `${token.slice(1)}\u0000`,
    `"${token}"`,
    token.repeat(2),
  ])('is not %j', (text) => {
    expect(parseToken(text)).toBeUndefined();
  });
});
