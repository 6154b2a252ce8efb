import { describe, expect, test } from '@jest/globals';
import { mailText } from '#adapters/outbound/mailer/mail-text.ts';
import { languages } from '#domain/language.ts';
import { mails } from '#test/support/makers/mails.ts';

describe.each(['report_ready', 'report_link'] as const)('the %s mail', (kind) => {
  const textOf = (differences: object): string => mailText({ ...mails[kind], ...differences }).text;
  const expiresAt = new Date('2026-04-01T14:35:59.999Z');

  test('says until when the link works, rounded down to the minute, and how to get a new one', () => {
    const english = textOf({ language: 'en', expiresAt });
    expect(english).toContain('until 14:35 UTC on 1\u00A0April 2026. After that, open it all the same');
    const french = textOf({ language: 'fr', expiresAt });
    expect(french).toContain(
      'jusqu’au 1er\u00A0avril 2026 à 14\u00A0h\u00A035 UTC. Ensuite, ouvrez-le quand même',
    );
  });

  test('says where to ask', () => {
    expect(textOf({ language: 'en' })).toContain('Reply to this message.');
    expect(textOf({ language: 'fr' })).toMatch(/Répondez à ce message.: quelqu’un le lira\./u);
  });

  test.each(languages)('contains no number but its expiry, so no score: %s', (language) => {
    const words = textOf({ language, expiresAt }).replace(mails[kind].link, '');
    expect(words.match(/\d+/g)).toEqual(
      language === 'en' ? ['14', '35', '1', '2026'] : ['1', '2026', '14', '35'],
    );
  });
});

test('the two mails have different subjects', () => {
  expect(mailText(mails.report_ready).subject).toBe('Your report is ready');
  expect(mailText(mails.report_link).subject).toBe('Your new link to the report');
});
