import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { longDay } from '#adapters/presentation/long-day.ts';
import { money } from '#adapters/presentation/money.ts';
import { correlation, plain, signed } from '#adapters/presentation/report/sections/numbers.ts';
import { typeset, typesetAll } from '#adapters/presentation/typeset.ts';
import { languages } from '#domain/language.ts';

describe('French prose', () => {
  test.each([
    ["C'est l'heure !", 'C’est l’heure\u202F!'],
    ['Votre but : avancer ; vite ?', 'Votre but\u202F: avancer\u202F; vite\u202F?'],
    ['sous « En bref ».', 'sous «\u00A0En bref\u00A0».'],
    ['3 sur 5, pendant 30 jours', '3\u00A0sur\u00A05, pendant 30\u00A0jours'],
    ['à 9 h, http://example.com', 'à 9 h, http://example.com'],
  ])('gets its own spaces: %s', (plainText, set) => {
    expect(typeset(plainText, 'fr')).toBe(set);
  });
});

test('English prose gets curly apostrophes and no spaces', () => {
  expect(typeset("nobody's: 3 of 5 days?", 'en')).toBe('nobody’s: 3 of 5 days?');
});

test('prose that was typeset before does not change', () => {
  const prose = fc.string({
    unit: fc.constantFrom('a', '3', ' ', "'", ':', '?', '«', '»', '\u00A0', '\u202F', 'sur', 'jours', '$'),
  });
  fc.assert(
    fc.property(prose, fc.constantFrom(...languages), (text, language) => {
      const once = typeset(text, language);
      expect(typeset(once, language)).toBe(once);
    }),
  );
});

test('every text in an object is typeset, but no names', () => {
  const date = new Date(0);
  expect(
    typesetAll(
      { id: "l'id", href: "/l'x", texts: ["l'a", { text: "l'b" }], date, value: null, count: 2 },
      'fr',
    ),
  ).toEqual({ id: "l'id", href: "/l'x", texts: ['l’a', { text: 'l’b' }], date, value: null, count: 2 });
});

describe('numbers', () => {
  test.each([
    [plain(0), '0'],
    [plain(100), '100'],
    [plain(null), '–'],
    [signed(19), '+19'],
    [signed(-56), '−56'],
    [signed(0), '0'],
    [signed(-0), '0'],
    [signed(null), '–'],
    [correlation(-0.52, 'en'), '−0.52'],
    [correlation(0.5, 'fr'), '+0,50'],
    [correlation(0, 'fr'), '0,00'],
    [correlation(null, 'en'), '–'],
    [money(990, 'en'), '9.90 USD'],
    [money(3900, 'fr'), '39,00 USD'],
  ])('are written one way: %s', (written, expected) => {
    expect(written).toBe(expected);
  });
});

test.each([
  ['2026-11-21', 'en', '21\u00A0November 2026'],
  ['2026-12-01', 'fr', '1er\u00A0décembre 2026'],
  ['2027-01-11', 'fr', '11\u00A0janvier 2027'],
  [new Date('2026-11-21T23:59:59Z'), 'fr', '21\u00A0novembre 2026'],
] as const)('a day is a day in UTC: %s', (day, language, text) => {
  expect(longDay(day, language)).toBe(text);
});
