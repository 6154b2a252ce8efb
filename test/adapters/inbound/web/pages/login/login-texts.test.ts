import { expect, test } from '@jest/globals';
import { loginLinkText } from '#adapters/outbound/mailer/login-link-text.ts';
import { loginPurposes, magicLinkLifetimeMs } from '#domain/sessions/magic-link.ts';
import { textsOf } from '#test/support/browser/texts.ts';

const mail = {
  kind: 'login_link',
  to: 'you@example.com',
  link: 'https://service.example.com/auth/callback',
  expiresAt: new Date('2026-05-04T08:15:00Z'),
} as const;

test.each(['en', 'fr'] as const)('people are asked to look for the mail that is sent: %s', (language) => {
  const { facts, subjects } = textsOf('login', language).sent;
  for (const purpose of loginPurposes)
    expect(subjects[purpose]).toContain(
      loginLinkText[language]({ ...mail, language, purpose } as never).subject,
    );
  expect(facts.join(' ')).toContain(`${magicLinkLifetimeMs / 60_000} minutes`);
});
