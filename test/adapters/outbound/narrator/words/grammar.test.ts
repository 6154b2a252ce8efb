import { describe, expect, test } from '@jest/globals';
import { fill } from '#adapters/outbound/narrator/fill.ts';
import { grammar as english } from '#adapters/outbound/narrator/words/english/grammar.ts';
import { grammar as french } from '#adapters/outbound/narrator/words/french/grammar.ts';

describe('hours in words', () => {
  test.each([
    [1, 'one hour', 'une heure'],
    [2, 'two hours', 'deux heures'],
    [21, 'twenty-one hours', 'vingt et une heures'],
    [40, 'forty hours', 'quarante heures'],
    [51, 'fifty-one hours', 'cinquante et une heures'],
    [70, 'seventy hours', 'soixante-dix heures'],
    [71, 'seventy-one hours', 'soixante et onze heures'],
    [77, 'seventy-seven hours', 'soixante-dix-sept heures'],
    [80, 'eighty hours', 'quatre-vingts heures'],
    [81, 'eighty-one hours', 'quatre-vingt-une heures'],
    [91, 'ninety-one hours', 'quatre-vingt-onze heures'],
    [99, 'ninety-nine hours', 'quatre-vingt-dix-neuf heures'],
    [100, 'a hundred hours', 'cent heures'],
  ])('%d', (count, inEnglish, inFrench) => {
    expect(english.hours(count)).toBe(inEnglish);
    expect(french.hours(count)).toBe(inFrench);
  });

  test('are approximate, except for one or two', () => {
    expect([english.aboutHours(2), english.aboutHours(3)]).toEqual(['two hours', 'about three hours']);
    expect([french.aboutHours(2), french.aboutHours(3)]).toEqual(['deux heures', 'environ trois heures']);
  });
});

describe('people in words', () => {
  test.each([
    [1, 'one person', 'une personne'],
    [12, 'twelve people', 'douze personnes'],
    [850, '850 people', '850 personnes'],
  ])('%d', (count, inEnglish, inFrench) => {
    expect([english.people(count), french.people(count)]).toEqual([inEnglish, inFrench]);
  });
});

describe('parts of a week', () => {
  test.each([
    [0, 'next to nothing', 'presque rien'],
    [14, 'about a seventh', 'environ un septième'],
    [36, 'about a third', 'environ un tiers'],
    [50, 'about half', 'environ la moitié'],
    [64, 'nearly two thirds', 'un peu moins des deux tiers'],
    [69, 'more than two thirds', 'plus des deux tiers'],
    [100, 'practically all', 'la quasi-totalité'],
  ])('%d percent', (percent, inEnglish, inFrench) => {
    expect([english.part(percent), french.part(percent)]).toEqual([inEnglish, inFrench]);
  });

  test('are never named with an error above three percent', () => {
    const percents = Array.from({ length: 101 }, (_, index) => index);
    for (const grammar of [english, french]) {
      const spans = Map.groupBy(percents, (percent) => grammar.part(percent));
      for (const span of spans.values()) expect(span.at(-1)! - span[0]!).toBeLessThanOrEqual(6);
    }
  });

  test('name what they mostly or completely consist of', () => {
    expect(english.mostly(['Organizing', 'Leading'], false)).toBe('above all planning and leading people');
    expect(english.mostly(['Organizing'], true)).toBe('all of it planning');
    expect(french.mostly(['Advising'], true)).toBe('uniquement le conseil');
  });
});

test('the role is named for people in work, working alone, or without work', () => {
  expect(
    [english.role('current'), english.role('own'), english.role('target')].map(({ role }) => role),
  ).toEqual(['your role', 'your work', 'the role you aim for']);
  expect(french.role('named_target')).toEqual({
    role: 'ce poste',
    'du role': 'de ce poste',
    'au role': 'à ce poste',
  });
});

test('natures are listed as in each language', () => {
  expect(english.natures([])).toBe('');
  expect(english.natures(['Creating', 'Advising', 'Leading'])).toBe(
    'making new things, advising people and leading people',
  );
  expect(french.natures(['Creating', 'Advising'])).toBe('le travail créatif et le conseil');
});

describe('a slot', () => {
  const slots = french.nature('nature', 'Advising');

  test('uses the value of its name, also after "de" and "à"', () => {
    expect(fill('{nature}, {de nature}, {a nature}', slots)).toBe('le conseil, du conseil, au conseil');
  });

  test('uses the value with a capital if its name has one', () => {
    expect(fill('{Nature}. {De nature}.', slots)).toBe('Le conseil. Du conseil.');
  });

  test('without a value is an error', () => {
    expect(() => fill('About {other}.', slots)).toThrow('{other}');
  });
});
