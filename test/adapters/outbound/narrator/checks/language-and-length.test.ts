import { describe, expect, test } from '@jest/globals';
import { checkLanguage } from '#adapters/outbound/narrator/model/checks/language.ts';
import { checkLength } from '#adapters/outbound/narrator/model/checks/length.ts';
import { checkText } from '#adapters/outbound/narrator/model/checks/check-text.ts';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
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
    ['en', 'Ask for a day’s warning'],
    ['en', 'Give hard decisions a fixed free hour'],
    ['fr', 'Chaque samedi soir, écrivez quelques lignes.'],
  ] as const)('is recognised in few words (%s): %s', (language, text) => {
    expect(passes(checkLanguage, text, { language })).toBe(true);
  });

  test.each([
    'Deine Rolle verlangt mehr von dir, als du selbst wählen würdest, und das kostet Kraft.',
    'Tu puesto pide más de lo que elegirías, y eso cuesta energía casi todos los días.',
    'Il tuo ruolo chiede più di quanto sceglieresti, e questo costa energia quasi ogni giorno.',
    'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor.',
    'Your role asks for more, and 仕事 is on your mind on most days of the week.',
    'Your role asks for mоre than you would choose, and it takes its toll.',
  ])('is no other language: %s', (text) => {
    expect(passes(checkLanguage, text, { language: 'en' })).toBe(false);
    expect(passes(checkLanguage, text, { language: 'fr' })).toBe(false);
  });
});

describe('the length of a text', () => {
  const words = (count: number): string => `${'word '.repeat(count - 1)}word.`;

  test('must be within its limits', () => {
    const scope = { words: { least: 5, most: 10 } };
    expect(passes(checkLength, words(5), { scope })).toBe(true);
    expect(passes(checkLength, words(10), { scope })).toBe(true);
    expect(passes(checkLength, words(4), { scope })).toBe(false);
    expect(passes(checkLength, words(11), { scope })).toBe(false);
  });

  test('counts a number as a word', () => {
    const scope = { words: { least: 4, most: 4 } };
    expect(passes(checkLength, 'You lead {{people}} here.', { scope })).toBe(true);
  });

  test.each(['sentences', 'speech'] as const)('is that of whole %s', (form) => {
    expect(passes(checkLength, 'It ends here', { scope: { form } })).toBe(false);
    expect(passes(checkLength, 'It ends here.', { scope: { form } })).toBe(true);
    expect(passes(checkLength, 'Does it end here?', { scope: { form } })).toBe(true);
    expect(passes(checkLength, 'Somebody says: « Not on Tuesday. »', { scope: { form } })).toBe(true);
  });

  test('is that of a heading without a full stop', () => {
    const scope = { form: 'heading' } as const;
    expect(passes(checkLength, 'Keep one evening free', { scope })).toBe(true);
    expect(passes(checkLength, 'Keep one evening free.', { scope })).toBe(false);
    expect(passes(checkLength, 'keep one evening free', { scope })).toBe(false);
  });

  test('is that of somebody to speak to, within a sentence', () => {
    const scope = { form: 'addressee' } as const;
    expect(passes(checkLength, 'someone on your team', { scope })).toBe(true);
    expect(passes(checkLength, 'Someone on your team', { scope })).toBe(false);
    expect(passes(checkLength, 'someone, anyone', { scope })).toBe(false);
  });

  test('stops the checks early for an endless text', async () => {
    const [scope, context] = [scopeOf(), contextOf('en')];
    const endless = '{'.repeat(50_000) + 'naturally '.repeat(50_000);
    expect(checkText(endless, scope, context).map(({ check }) => check)).toEqual(['length']);
    const check = (text: string) => () => {
      for (let times = 0; times < 50; times += 1) checkText(text, scope, context);
    };
    expect(await timesAsLongAs(check(english), check(endless), { enough: 1 })).toBeLessThan(1);
  });
});
