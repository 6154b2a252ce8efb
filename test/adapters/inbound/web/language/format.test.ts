import { expect, test } from '@jest/globals';
import { day, moment } from '#adapters/inbound/web/language/format.ts';

test('a day is written out, and no line ends between day and month', () => {
  expect(day('2026-11-21T12:00:00Z', 'en')).toBe('21\u00A0November 2026');
  expect(day('2026-11-21T12:00:00Z', 'fr')).toBe('21\u00A0novembre 2026');
});

test('the first of a month is an ordinal in French, with or without the time of day', () => {
  expect(day('2026-12-01T12:00:00Z', 'fr')).toBe('1er\u00A0décembre 2026');
  expect(moment('2026-12-01T12:00:00Z', 'fr')).toMatch(/^1er\u00A0décembre 2026 à \d\d:\d\d$/);
  expect(day('2026-12-01T12:00:00Z', 'en')).toBe('1\u00A0December 2026');
});
