import { expect, test } from '@jest/globals';
import { loginLinkText } from '../../../../../../src/adapters/outbound/mailer/login-link-text.ts';
import { magicLinkLifetimeMs } from '../../../../../../src/domain/sessions/magic-link.ts';
import { textsOf } from '../../../../../support/browser-texts.ts';

const mail = {
  kind: 'login_link',
  to: 'you@example.com',
  link: 'https://service.example.com/auth/callback',
  expiresAt: new Date('2026-05-04T08:15:00Z'),
} as const;

test.each(['en', 'fr'] as const)('people are told to look for the mail that is sent: %s', (language) => {
  const said = textsOf('login', language).sent.facts.join(' ');
  expect(said).toContain(loginLinkText[language]({ ...mail, language } as never).subject);
  expect(said).toContain(`${magicLinkLifetimeMs / 60_000} minutes`);
});
