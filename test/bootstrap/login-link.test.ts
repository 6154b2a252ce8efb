import { describe, expect, test } from '@jest/globals';
import { makeLoginLink } from '#bootstrap/login-link.ts';
import { tokenNumber } from '../support/makers/sequential-token-mint.ts';

const token = tokenNumber(1);

describe('the link in a login mail', () => {
  test('leads to the callback', () => {
    const link = makeLoginLink('https://assess.example.com', false)('anna@example.org', token);
    expect(link).toBe(`https://assess.example.com/auth/callback?token=${token}&email=anna%40example.org`);
  });

  test('leads to the confirm page if logins are confirmed', () => {
    const link = new URL(makeLoginLink('http://localhost:3000', true)('anna@example.org', token));
    expect(link.origin + link.pathname).toBe('http://localhost:3000/auth/confirm');
  });

  test.each(["!#$%&'*+-/=?^_`{|}~@example.org", 'a&token=b@example.org', 'a+b%40c@example.org'])(
    'decodes to the same address %s',
    (address) => {
      const { searchParams } = new URL(makeLoginLink('https://assess.example.com', false)(address, token));
      expect(searchParams.getAll('email')).toEqual([address]);
      expect(searchParams.getAll('token')).toEqual([token]);
    },
  );
});
