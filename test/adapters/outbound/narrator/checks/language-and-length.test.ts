import { describe, expect, test } from '@jest/globals';
import { checkLanguage } from '../../../../../src/adapters/outbound/narrator/checks/language.ts';
import { checkLength } from '../../../../../src/adapters/outbound/narrator/checks/length.ts';
import { checkText } from '../../../../../src/adapters/outbound/narrator/checks/check-text.ts';
import { timesAsLongAs } from '../../../../support/processor-time.ts';
import { contextOf, passes, scopeOf } from './situation.ts';

const english = 'Your role asks for more than you would choose, and it takes its toll on most days.';
const french =
  'Votre rôle demande davantage que ce que vous choisiriez, et cela se sent la plupart des jours.';

describe('the language of a text', () => {
  test('is that of the report', () => {
    expect(passes(checkLanguage, english, { language: 'en' })).toBe(true);
    expect(passes(checkLanguage, french, { language: 'fr' })).toBe(true);
    expect(passes(checkLanguage, english, { language: 'fr' })).toBe(false);
    expect(passes(checkLanguage, french, { language: 'en' })).toBe(false);
  });

  test('is that of the report in every sentence', () => {
    expect(passes(checkLanguage, `${english} ${english} ${french}`)).toBe(false);
    expect(passes(checkLanguage, `${french} ${french} ${english}`, { language: 'fr' })).toBe(false);
  });

  test.each([
    'Deine Rolle verlangt mehr von dir, als du selbst wählen würdest, und das kostet Kraft.',
    'Tu puesto pide más de lo que elegirías, y eso cuesta energía casi todos los días.',
    'Il tuo ruolo chiede più di quanto sceglieresti, e questo costa energia quasi ogni giorno.',
    'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor.',
    'Your role asks for more, and 仕事 is on your mind on most days of the week.',
    'Your role asks for mоre than you would choose, and it takes its toll.',
  ])('is no other: %s', (text) => {
    expect(passes(checkLanguage, text, { language: 'en' })).toBe(false);
    expect(passes(checkLanguage, text, { language: 'fr' })).toBe(false);
  });
});

describe('the length of a text', () => {
  const words = (count: number): string => `${'word '.repeat(count - 1)}word.`;

  test('lies within its limits', () => {
    const scope = { words: { least: 5, most: 10 } };
    expect(passes(checkLength, words(5), { scope })).toBe(true);
    expect(passes(checkLength, words(10), { scope })).toBe(true);
    expect(passes(checkLength, words(4), { scope })).toBe(false);
    expect(passes(checkLength, words(11), { scope })).toBe(false);
  });

  test('counts a number as a word', () => {
    const scope = { words: { least: 4, most: 4 } };
    expect(passes(checkLength, 'You have {{Leading.preference}} points.', { scope })).toBe(true);
  });

  test('is that of whole sentences, a question among them', () => {
    expect(passes(checkLength, 'It ends here')).toBe(false);
    expect(passes(checkLength, 'Does it end here?', { scope: { ending: 'question' } })).toBe(true);
    expect(passes(checkLength, 'It ends here.', { scope: { ending: 'question' } })).toBe(false);
  });

  test('is no more sentences than asked for', () => {
    expect(passes(checkLength, 'It is one. It is another.', { scope: { sentences: 1 } })).toBe(false);
    expect(passes(checkLength, 'It is one, e.g. this.', { scope: { sentences: 1 } })).toBe(true);
  });

  test('ends the reading early where a text has no end', async () => {
    const [scope, context] = [scopeOf(), contextOf('en')];
    const endless = '{'.repeat(50_000) + 'naturally '.repeat(50_000);
    expect(checkText(endless, scope, context).map(({ check }) => check)).toEqual(['length']);
    const check = (text: string) => () => {
      for (let times = 0; times < 50; times += 1) checkText(text, scope, context);
    };
    expect(await timesAsLongAs(check(english), check(endless))).toBeLessThan(1);
  });
});
