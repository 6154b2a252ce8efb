import { describe, expect, test } from '@jest/globals';
import { languages } from '#domain/language.ts';
import { trades } from '#domain/situation-map/intake/trade.ts';
import { tradeOf } from '#domain/situation-map/intake/trades/trade-of.ts';
import { linesOf, lookAlikes, titles } from './trade-titles.ts';

describe.each(languages)('the trade of a title in %s', (language) => {
  test.each(trades)('is read as %s', (trade) => {
    const found = linesOf(titles[language][trade]).map((roleTitle) => [roleTitle, tradeOf({ roleTitle })]);
    expect(found.filter(([, one]) => one !== trade)).toEqual([]);
  });

  test('is unknown if the title names none or several', () => {
    const found = linesOf(lookAlikes[language]).map((roleTitle) => [roleTitle, tradeOf({ roleTitle })]);
    expect(found.filter(([, one]) => one !== null)).toEqual([]);
  });

  test('is tested with at least 150 titles', () => {
    expect(trades.flatMap((trade) => linesOf(titles[language][trade])).length).toBeGreaterThanOrEqual(150);
  });
});

test('the industry decides only if the title is a general word', () => {
  expect(tradeOf({ roleTitle: 'Team lead', industry: 'accounting' })).toBe('finance');
  expect(tradeOf({ roleTitle: 'Responsable d’équipe', industry: 'grande distribution' })).toBe('retail');
  expect(tradeOf({ roleTitle: 'Cleaner', industry: 'accounting' })).toBeNull();
  expect(tradeOf({ roleTitle: 'Nurse', industry: 'logistics' })).toBe('nursing');
  expect(tradeOf({ industry: 'accounting' })).toBeNull();
  expect(tradeOf({ roleTitle: 'Manager', industry: 'household appliances' })).toBeNull();
});

test('the notes decide only if they say what the person is', () => {
  expect(tradeOf({ roleTitle: 'Team lead', notes: 'I am a nurse on a night ward. My boss is a chef.' })).toBe(
    'nursing',
  );
  expect(tradeOf({ notes: 'Je suis infirmière depuis dix ans.' })).toBe('nursing');
  expect(tradeOf({ notes: 'My boss is an accountant.' })).toBeNull();
  expect(tradeOf({ roleTitle: 'Pilot', notes: 'I am a teacher on Saturdays.' })).toBeNull();
});

test('marks, case and accents make no difference', () => {
  expect(tradeOf({ roleTitle: '  INFIRMIERE ' })).toBe('nursing');
  expect(tradeOf({ roleTitle: 'Infirmier·ère' })).toBe('nursing');
  expect(tradeOf({ roleTitle: 'Sales   Engineer!' })).toBe('sales');
  expect(tradeOf({ roleTitle: '' })).toBeNull();
  expect(tradeOf({})).toBeNull();
});
