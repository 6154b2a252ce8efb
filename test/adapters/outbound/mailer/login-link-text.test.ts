import { describe, expect, test } from '@jest/globals';
import { loginLinkText } from '../../../../src/adapters/outbound/mailer/login-link-text.ts';
import { languages } from '../../../../src/domain/language.ts';
import { loginMail } from '../../../contracts/mailer.contract.ts';

const textOf = (differences: Parameters<typeof loginMail>[0]): string =>
  loginLinkText(loginMail(differences)).text;

describe('the login mail', () => {
  test('states how long the link works and until when, rounded down to the minute', () => {
    const expiresAt = new Date('2026-03-05T14:35:59.999Z');
    expect(textOf({ language: 'en', expiresAt })).toContain(
      'works once and for 15 minutes, until 14:35 UTC on 5 March 2026.',
    );
    expect(textOf({ language: 'fr', expiresAt })).toContain(
      'reste valable 15\u00A0minutes, jusqu’au 5 mars 2026 à 14\u00A0h\u00A035 UTC.',
    );
  });

  test('writes the first of a month as French does', () => {
    expect(textOf({ language: 'fr', expiresAt: new Date('2026-08-01T00:05:00Z') })).toContain(
      'jusqu’au 1er août 2026 à 00\u00A0h\u00A005 UTC',
    );
    expect(textOf({ language: 'fr', expiresAt: new Date('2026-08-31T00:05:00Z') })).toContain('31 août 2026');
  });

  test('takes the day, like the time, in UTC', () => {
    expect(textOf({ expiresAt: new Date('2026-03-05T23:50:00Z') })).toContain('23:50 UTC on 5 March 2026');
    expect(textOf({ expiresAt: new Date('2026-03-05T00:10:00Z') })).toContain('00:10 UTC on 5 March 2026');
  });

  test('tells who did not ask for it that there is nothing to do', () => {
    expect(textOf({ language: 'en' })).toContain('You did not ask for it? Then you have nothing to do');
    expect(textOf({ language: 'fr' })).toContain('Vous n’avez rien demandé\u202F? Vous n’avez rien à faire');
  });

  test('is typeset in French: no straight apostrophe, no breakable space before double punctuation', () => {
    const { text, html } = loginLinkText(loginMail({ language: 'fr' }));
    expect(text).not.toMatch(/'| [:;!?]/);
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/&#39;| [:;!?]/);
  });

  describe.each(languages)('in %s', (language) => {
    const mail = loginMail({ language });
    const { subject, text, html } = loginLinkText(mail);

    test('loads nothing from elsewhere and has one link only', () => {
      expect(html.match(/https?:/g)).toHaveLength(1);
      expect(html.match(/<a /g)).toHaveLength(1);
      expect(html).not.toMatch(/<(?:img|link|script|iframe|object|form)|src=|url\(|@import|="\/\//i);
      expect(text.match(/https?:/g)).toHaveLength(1);
    });

    test('says the same in both parts', () => {
      const words = html
        .replace(/^[\s\S]*<h1/, '<h1')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ');
      const lines = text.split('\n').filter((line) => line !== '' && line !== mail.link);
      for (const line of lines.slice(0, -1)) expect(words).toContain(line.replace(/\s+/g, ' '));
      expect(html).toContain(lines.at(-1));
    });

    test('keeps the address and the link out of the subject and the preview', () => {
      const preview = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1];
      expect(preview).toContain('15');
      expect(`${subject} ${preview}`).not.toMatch(/http|@/);
    });

    test('lets nothing of its data become markup', () => {
      const hostile = `"><img src=x onerror='alert(1)'>&amp;`;
      const safe = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;';
      const page = loginLinkText({ ...mail, to: hostile, link: `https://a.example/${hostile}` }).html;
      expect(page).not.toContain('<img');
      expect(page.split(safe)).toHaveLength(3);
    });
  });
});
