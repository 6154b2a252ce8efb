import { describe, expect, test } from '@jest/globals';
import { mailText } from '#adapters/outbound/mailer/mail-text.ts';
import type { MailOf } from '#application/ports/mailer.ts';
import { mails } from '#test/support/makers/mails.ts';

const receipt = (differences: Partial<MailOf<'receipt'>>) => mailText({ ...mails.receipt, ...differences });

describe('the receipt', () => {
  test('says what was paid, how much and when, with one fact per line', () => {
    expect(receipt({ language: 'en' }).text).toContain(
      'Product: Situation map\nAmount paid: 197.00 USD\nPaid on: 5\u00A0March 2026\n',
    );
    expect(receipt({ language: 'fr' }).text).toContain(
      'Produit\u00A0: Carte de situation\nMontant payé\u00A0: 197,00 USD\nPayé le\u00A0: 5\u00A0mars 2026\n',
    );
  });

  test('shows the same facts as rows with headers', () => {
    const rows = receipt({ language: 'en' }).html.matchAll(
      /<th[^>]*>([^<]*)<\/th>\s*<td[^>]*>([^<]*)<\/td>/g,
    );
    expect([...rows].map(([, label, text]) => [label, text])).toEqual([
      ['Product', 'Situation map'],
      ['Amount paid', '197.00 USD'],
      ['Paid on', '5\u00A0March 2026'],
    ]);
  });

  test.each([
    [17_700, '177.00 USD'],
    [5, '0.05 USD'],
    [123_450, '1,234.50 USD'],
  ])('prints %i cents as %s', (amountCents, money) => {
    expect(receipt({ amountCents }).text).toContain(`Amount paid: ${money}\n`);
  });

  test('links to the questionnaire and says where to ask', () => {
    const { text } = receipt({ language: 'en' });
    expect(text).toContain(mails.receipt.link);
    expect(text).toContain('Reply to this message.');
  });
});
