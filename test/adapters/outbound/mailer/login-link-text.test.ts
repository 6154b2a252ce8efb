import { describe, expect, test } from '@jest/globals';
import { mailText } from '#adapters/outbound/mailer/mail-text.ts';
import { loginMail } from '#test/support/makers/mails.ts';

const textOf = (differences: Parameters<typeof loginMail>[0]): string =>
  mailText(loginMail(differences)).text;

describe('the login mail', () => {
  test('says how long the link works and until when, rounded down to the minute', () => {
    const expiresAt = new Date('2026-03-05T14:35:59.999Z');
    expect(textOf({ language: 'en', expiresAt })).toContain(
      'works once and for 15 minutes, until 14:35 UTC on 5\u00A0March 2026.',
    );
    expect(textOf({ language: 'fr', expiresAt })).toContain(
      'reste valable 15\u00A0minutes, jusqu’au 5\u00A0mars 2026 à 14\u00A0h\u00A035 UTC.',
    );
  });

  test('writes the first of a month as French does', () => {
    expect(textOf({ language: 'fr', expiresAt: new Date('2026-08-01T00:05:00Z') })).toContain(
      'jusqu’au 1er\u00A0août 2026 à 00\u00A0h\u00A005 UTC',
    );
    expect(textOf({ language: 'fr', expiresAt: new Date('2026-08-31T00:05:00Z') })).toContain(
      '31\u00A0août 2026',
    );
  });

  test('uses the day, like the time, in UTC', () => {
    expect(textOf({ expiresAt: new Date('2026-03-05T23:50:00Z') })).toContain(
      '23:50 UTC on 5\u00A0March 2026',
    );
    expect(textOf({ expiresAt: new Date('2026-03-05T00:10:00Z') })).toContain(
      '00:10 UTC on 5\u00A0March 2026',
    );
  });

  test.each([
    ['en', 'login', 'Your login link', 'Log in'],
    ['en', 'result', 'Your result is ready to open', 'Open my result'],
    ['fr', 'login', 'Votre lien de connexion', 'Me connecter'],
    ['fr', 'result', 'Votre résultat vous attend', 'Ouvrir mon résultat'],
  ] as const)('is named after what it was asked for: %s, %s', (language, purpose, subject, action) => {
    const text = mailText(loginMail({ language, purpose }));
    expect(text.subject).toBe(subject);
    expect(text.html).toContain(`${action}</a>`);
  });

  test('says that people who did not ask for it need to do nothing', () => {
    expect(textOf({ language: 'en' })).toContain('You did not ask for it? Then you have nothing to do');
    expect(textOf({ language: 'fr' })).toContain('Vous n’avez rien demandé\u202F? Vous n’avez rien à faire');
  });
});
