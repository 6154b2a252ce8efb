import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { checkNumbers } from '#adapters/outbound/narrator/model/checks/numeric.ts';
import { fitting, passes } from './situation.ts';

describe('the numbers of a text', () => {
  test.each([
    '{{week.costs}} of your role takes energy.',
    'You lead {{people}}, and they come to you first.',
    'No one else can decide this for you, and one thing helps at once.',
    'First look at the week, then give it a second thought.',
    'A single step is enough; both sides count.',
  ])('may be the given tokens, and articles are not numbers: %s', (text) => {
    expect(passes(checkNumbers, text)).toBe(true);
  });

  test.each([
    'Le travail qui vous prend de l’énergie occupe {{week.costs}} de votre rôle.',
    'Vous encadrez {{people}}.',
    'Une chose et un geste suffisent ; vous commencez par le premier.',
    'Seconde idée : regardez un jour ordinaire.',
    'Gardez une heure pour faire quelque chose de neuf.',
  ])('may be the given tokens in French, and articles are not numbers: %s', (text) => {
    expect(passes(checkNumbers, text, { language: 'fr' })).toBe(true);
  });

  test.each([
    'You spend 95 hours on it.',
    'You spend ٩٥ hours on it.',
    'You spend ９５ hours on it.',
    'You are at ½ of it.',
    'You are at the ² level.',
    'You are in phase Ⅳ.',
    'It grew by ten %.',
    'It is 100‰ sure.',
    'You spend ninety-five hours on it.',
    'Ninety five hours go to it.',
    'About half of the time.',
    'Twice as much, or a dozen times.',
    'Some forty percent of it.',
    'A twofold gain.',
    'Two-thirds of the week.',
    'The seventeenth part.',
    'Zero energy.',
    'It has doubled.',
  ])('are refused as digits and as words: %s', (text) => {
    expect(passes(checkNumbers, text)).toBe(false);
  });

  test.each([
    'Vous y passez quatre-vingt-quinze heures.',
    'La moitié du temps.',
    'Une dizaine de jours.',
    'Deux fois plus.',
    'Vingt-et-un jours.',
    'Trente pour cent.',
    'Un tiers de la semaine.',
    'La troisième place.',
    'Une demi-journée.',
    'Cela a doublé.',
    'De neuf heures à midi.',
  ])('are refused as French words: %s', (text) => {
    expect(passes(checkNumbers, text, { language: 'fr' })).toBe(false);
  });

  test.each([
    ['of another text', 'You lead {{people}}.'],
    ['that nobody knows', '{{week.all}} of your role takes energy.'],
    ['misspelt', '{{ week.costs }} of your role takes energy.'],
    ['half a token', '{week.costs} of your role takes energy.'],
    ['left open', 'What takes energy is {{week.costs.'],
    ['inside another', 'What takes energy is {{{{week.costs}}}}.'],
  ])('are refused as a token %s', (_, text) => {
    expect(passes(checkNumbers, text, { scope: { tokens: new Set(['week.costs']) } })).toBe(false);
  });

  test.each([
    ['a sign', 'What takes energy is -{{week.costs}}.'],
    ['a sign and a space', 'What takes energy is − {{week.costs}}.'],
    ['a spoken sign', 'What takes energy is minus {{week.costs}}.'],
    ['a comparison', 'What takes energy is more than {{week.costs}}.'],
    ['the word that it brings along', 'What takes energy is about {{week.costs}}.'],
    ['a currency', 'What takes energy is €{{week.costs}}.'],
    ['a percent sign', 'What takes energy is {{week.costs}} %.'],
    ['a unit', 'What takes energy is {{week.costs}} hours.'],
    ['the noun that it brings along', 'You lead {{people}} people.'],
    ['a factor', 'What takes energy is {{week.costs}} times as much.'],
    ['a letter', 'What takes energy is {{week.costs}}k.'],
    ['another number', 'What takes energy is {{week.costs}}{{week.costs}}.'],
    ['another number after a comma', 'What takes energy is {{week.costs}}, {{week.costs}}.'],
    ['another number after a point', 'What takes energy is {{week.costs}}.{{week.costs}}.'],
  ])('are refused with %s that would change the number', (_, text) => {
    expect(passes(checkNumbers, text)).toBe(false);
  });

  test.each([
    ['nothing', 'All in all it is {{week.costs}} for you.'],
    ['what gives', '{{week.costs}} of the week gives you energy.'],
    ['what takes', '{{week.gives}} of the week takes energy.'],
    ['what takes, and denied', '{{week.costs}} of the week takes no energy and gives none.'],
    ['what takes, by the work', 'You spend {{week.costs}} on helping others decide.'],
    [
      'what takes energy, by work that has no part in it',
      '{{week.costs}} takes energy, above all presenting.',
    ],
    ['neither', '{{week.neither}} of the week takes energy.'],
    ['neither, with other work', '{{week.neither}} of planning neither takes energy nor gives it.'],
    ['all of it', 'You lead for {{week.total}}.'],
    ['a part of it', 'All {{week.total}} of your week take energy.'],
    ['other people', 'On a Monday {{people}} wait for the bus.'],
  ])('are refused if they are called %s', (_, text) => {
    expect(passes(checkNumbers, text)).toBe(false);
  });

  test('are refused next to work that takes no time', () => {
    const text = '{{week.gives}} of the week gives you energy, above all making something new.';
    expect(passes(checkNumbers, text)).toBe(true);
    expect(passes(checkNumbers, text, { ratings: fitting })).toBe(false);
  });

  test.each([
    ['en', '{{week.gives}} takes energy, and {{week.costs}} gives it back.'],
    ['en', 'You get energy from {{week.gives}} of work like planning and keeping order.'],
    ['en', 'Work that gives you energy makes up {{week.costs}}, and the rest makes up {{week.gives}}.'],
    ['fr', 'Le travail qui vous prend de l’énergie occupe {{week.gives}} de la semaine.'],
    ['fr', 'Vous gagnez de l’énergie pendant {{week.costs}}, surtout avec le conseil.'],
    ['fr', 'Vous passez {{week.gives}} à un travail qui vous en donne : surtout l’organisation.'],
  ] as const)('are refused if one is in the place of another (%s): %s', (language, text) => {
    expect(passes(checkNumbers, text, { language })).toBe(false);
  });

  test.each([
    ['en', 'Your role takes energy in {{week.costs}} of the week and gives some back in {{week.gives}}.'],
    ['en', 'Most of your week takes energy: {{week.costs}} of work like planning and keeping order.'],
    ['en', 'What gives some back is helping others decide, and that makes up {{week.gives}}.'],
    ['en', 'Out of {{week.total}} a week, {{week.costs}} go to work that takes energy, above all planning.'],
    ['en', 'You spend it again on {{week.costs}} of planning and keeping order.'],
    ['en', '{{week.neither}} of the week neither takes energy nor gives it.'],
    ['en', 'You spend {{week.neither}} a week on setting direction for others.'],
    ['en', 'Work that takes energy makes up {{week.costs}}. {{week.gives}} of it gives some back.'],
    ['fr', 'Vous passez {{week.costs}} à un travail qui vous prend de l’énergie : surtout l’organisation.'],
    ['fr', 'Vous gagnez de l’énergie pendant {{week.gives}}, surtout avec le conseil.'],
    ['fr', 'Sur vos {{week.total}} par semaine, {{week.neither}} ne vous en donnent ni ne vous en prennent.'],
  ] as const)('may be several in a sentence, each next to its words (%s): %s', (language, text) => {
    expect(passes(checkNumbers, text, { language })).toBe(true);
  });

  test('are refused with a digit of any script at any position', () => {
    const digits = fc.constantFrom(...'0 1 5 9 ٠ ٧ ۳ ९ ৪ ๕ ０ ９ ① ⑳ ½ ¾ ² ₃ Ⅷ Ⅻ ㈠ 𝟗'.split(' '));
    fc.assert(
      fc.property(fc.string(), digits, fc.string(), (before, digit, after) => {
        const text = `${before.replaceAll(/[{}]/gu, '')}${digit}${after.replaceAll(/[{}]/gu, '')}`;
        expect(passes(checkNumbers, text)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
