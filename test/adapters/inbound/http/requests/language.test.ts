import { expect, test } from '@jest/globals';
import { preferredLanguage } from '#adapters/inbound/http/requests/language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['en', 'en'],
  ['fr', 'fr'],
  ['FR-ca', 'fr'],
  ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['en;q=0.5,fr;q=0.6', 'fr'],
  ['de,fr;q=0.1', 'fr'],
  ['de,es', 'en'],
  ['fr;q=0', 'en'],
  ['de, *;q=0.5, en;q=0', 'fr'],
  ['french', 'en'],
  [';;;,=,q=1', 'en'],
  ['fr;q=abc', 'en'],
] as const)('%s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
  expect(preferredLanguage(header)).toBe(language);
});

test('a header of thousands of languages is read to its end', () => {
  expect(preferredLanguage(`${'x,'.repeat(5000)}fr`)).toBe('fr');
});

test('a flood of invented headers changes nothing for those that come after it', () => {
  for (let i = 0; i < 2000; i++) preferredLanguage(`fr-${i}`);
  expect(preferredLanguage('fr-FR, en;q=0.2')).toBe('fr');
  expect(preferredLanguage('en-GB, fr;q=0.2')).toBe('en');
});
