import { describe, expect, test } from '@jest/globals';
import { mailText } from '#adapters/outbound/mailer/mail-text.ts';
import { languages } from '#domain/language.ts';
import { mailKinds, mails } from '#test/support/makers/mails.ts';

const previewOf = (html: string): string | undefined =>
  /<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1];

const everyMail = mailKinds.flatMap((kind) => languages.map((language) => [kind, language] as const));

describe.each(everyMail)('the %s mail in %s', (kind, language) => {
  const mail = { ...mails[kind], language };
  const { subject, text, html } = mailText(mail);

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
    for (const line of lines.slice(0, -1))
      for (const part of line.split(/\u00A0?: (?=[\dSC])/))
        expect(words).toContain(part.replace(/\s+/g, ' '));
    expect(html).toContain(lines.at(-1));
  });

  test('keeps the address and the link out of the subject and the preview', () => {
    expect(previewOf(html)).toMatch(/\w/);
    expect(`${subject} ${previewOf(html)}`).not.toMatch(/http|@/);
  });

  test('escapes its data', () => {
    const hostile = `"><img src=x onerror='alert(1)'>&amp;`;
    const safe = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;amp;';
    const page = mailText({ ...mail, to: hostile, link: `https://a.example/${hostile}` }).html;
    expect(page).not.toContain('<img');
    expect(page.split(safe)).toHaveLength(3);
  });

  test('is typeset: no straight apostrophe, and in French no breakable space before double punctuation', () => {
    const prose = `${subject}\n${text}`;
    expect(prose).not.toContain("'");
    expect(html.replace(/<[^>]*>/g, '')).not.toContain('&#39;');
    expect(prose).not.toMatch(/ [:;!?]/);
  });
});
