import { describe, expect, test } from '@jest/globals';
import { longestReason } from '#domain/advisor/advice.ts';
import { nothingOwned } from '#domain/advisor/owned.ts';
import { asksForTerms, withTerms } from '#domain/advisor/terms.ts';
import { languages } from '#domain/language.ts';

describe('questions about the terms', () => {
  test.each([
    'Meetings eat my week and I go home drained. Is 197 dollars worth it?',
    'How much is it?',
    'How much does the map cost?',
    'What does the situation map cost?',
    'Is the map worth it?',
    'Is it worth $197?',
    'Can I get a refund?',
    'Is there a money back guarantee?',
    'Can I see a sample first?',
    'Can you show me an example of a map?',
    'Combien coûte la carte ?',
    'Combien ça coûte ?',
    'Quel est le prix ?',
    'La carte vaut-elle 197 dollars ?',
    'Puis-je être remboursée ?',
    'Avez-vous un exemple de carte ?',
    'Puis-je voir un exemple d’une carte ?',
    'I am worn out by my job.\n\nHow much is the report?',
  ])('are found: %s', (prompt) => {
    expect(asksForTerms(prompt)).toBe(true);
  });

  test.each([
    'I come home exhausted from my job and think about quitting.',
    'My job costs me a lot of energy',
    'Is it worth staying in my job?',
    'I earn 3000 euros a month and am bored',
    'I process refunds all day and it drains me',
    'How much does the book about energy cost?',
    'How much does the style lint API cost?',
    'Mon travail me coûte beaucoup d’énergie',
    'Ça vaut le coup de rester ?',
    'Je gagne 2000 euros et je m’ennuie',
    'How much is it?\n\nAnd what would suit my daughter?',
  ])('are told from others: %s', (prompt) => {
    expect(asksForTerms(prompt)).toBe(false);
  });
});

describe('the answer', () => {
  const advised = [
    { product: 'free-assessment', reason: 'Free.' },
    { product: 'situation-map', reason: 'A report.' },
    { product: 'book:A', reason: 'A book.' },
    { product: 'book:B', reason: 'Another.' },
  ] as const;

  test.each(languages)(
    'names price, sample and what is said of refunds, before what else fits: %s',
    (language) => {
      const told = withTerms(advised, language, { owned: nothingOwned, refund: 'Within 14\n days.' });
      expect(told.map(({ product }) => product)).toEqual(['situation-map', 'free-assessment', 'book:A']);
      expect(told[0]?.reason).toMatch(
        /197 (?:US dollars|dollars américains).*(?:sample|exemple).*: Within 14 days\.$/u,
      );
    },
  );

  test.each(languages)('promises nothing where the operator promises nothing: %s', (language) => {
    const [map] = withTerms([], language, { owned: nothingOwned, refund: undefined });
    expect(map?.reason).toMatch(/No promise of a refund|Aucune promesse de remboursement/u);
  });

  test.each(languages)('names no price to people who have paid, and stays short: %s', (language) => {
    const owned = { result: true, map: true };
    const [map] = withTerms([], language, { owned, refund: 'Long terms of sale. '.repeat(40) });
    expect(map?.reason).not.toContain('197');
    expect(map?.reason.length).toBeLessThanOrEqual(longestReason);
  });
});
