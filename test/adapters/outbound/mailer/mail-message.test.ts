import { describe, expect, test } from '@jest/globals';
import { parseSender } from '#adapters/outbound/mailer/mail-message.ts';

describe('the sender of mails', () => {
  test('is read with and without a name', () => {
    expect(parseSender('Bilan, équipe <no-reply@example.com>')).toEqual({
      name: 'Bilan, équipe',
      address: 'no-reply@example.com',
      domain: 'example.com',
    });
    expect(parseSender('no-reply@example.com')).toMatchObject({ name: '', domain: 'example.com' });
  });

  test('may have a domain in any script', () => {
    expect(parseSender('a@bücher.example').address).toBe('a@xn--bcher-kva.example');
  });

  test.each(['', 'Anna', 'no-reply@', '@example.com', 'a@example.com, b@example.com', 'g: a@example.com;'])(
    'is refused at once unless it is exactly one address: %j',
    (from) => {
      expect(() => parseSender(from)).toThrow('must be one address');
    },
  );
});
