import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { checkNumbers } from '../../../../../src/adapters/outbound/narrator/checks/numeric.ts';
import { passes } from './situation.ts';

describe('the numbers of a text', () => {
  test.each([
    'Your alignment is {{alignment.overall}}.',
    'Your preference for Leading is {{Leading.preference}}, and the role asks for {{Leading.demand}}.',
    'The balance of energy ({{energy.balance}}) leans to one side.',
    'No one else can decide this for you, and one thing helps at once.',
    'First look at the week, then give it a second thought.',
    'A single step is enough; both sides count.',
  ])('may come as given, and articles are none: %s', (text) => {
    expect(passes(checkNumbers, text)).toBe(true);
  });

  test.each([
    'Votre alignement est de {{alignment.overall}}.',
    'Une chose et un geste suffisent ; vous commencez par le premier.',
    'Seconde idée : regardez un jour ordinaire.',
  ])('may come as given in French, and articles are none: %s', (text) => {
    expect(passes(checkNumbers, text, { language: 'fr' })).toBe(true);
  });

  test.each([
    'Your alignment is 95.',
    'Your alignment is ٩٥.',
    'Your alignment is ９５.',
    'You are at ½ of it.',
    'You are at the ² level.',
    'You are in phase Ⅳ.',
    'It grew by ten %.',
    'It is 100‰ sure.',
    'Your alignment is ninety-five.',
    'Your alignment is Ninety five.',
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
    'Votre alignement est de quatre-vingt-quinze.',
    'La moitié du temps.',
    'Une dizaine de jours.',
    'Deux fois plus.',
    'Vingt-et-un points.',
    'Trente pour cent.',
    'Un tiers de la semaine.',
    'La troisième place.',
    'Une demi-journée.',
    'Cela a doublé.',
  ])('are refused as French words: %s', (text) => {
    expect(passes(checkNumbers, text, { language: 'fr' })).toBe(false);
  });

  test.each([
    ['of another text', 'Your preference for Creating is {{Creating.preference}}.'],
    ['that nobody knows', 'Your alignment is {{alignment.total}}.'],
    ['misspelt', 'Your alignment is {{ alignment.overall }}.'],
    ['half a token', 'Your alignment is {alignment.overall}.'],
    ['left open', 'Your alignment is {{alignment.overall.'],
    ['inside another', 'Your alignment is {{{{alignment.overall}}}}.'],
  ])('are refused as a token %s', (_, text) => {
    expect(passes(checkNumbers, text)).toBe(false);
  });

  test.each([
    ['a sign', 'Your alignment is -{{alignment.overall}}.'],
    ['a sign and a space', 'Your alignment is − {{alignment.overall}}.'],
    ['a spoken sign', 'Your alignment is minus {{alignment.overall}}.'],
    ['a comparison', 'Your alignment is more than {{alignment.overall}}.'],
    ['a currency', 'Your alignment is worth €{{alignment.overall}}.'],
    ['a percent sign', 'Your alignment is {{alignment.overall}} %.'],
    ['a unit', 'Your alignment took {{alignment.overall}} hours.'],
    ['a factor', 'Your alignment is {{alignment.overall}} times better.'],
    ['a letter', 'Your alignment is {{alignment.overall}}k.'],
    ['another number', 'Your alignment is {{alignment.overall}}{{alignment.overall}}.'],
    ['another number after a point', 'Your alignment is {{alignment.overall}}.{{alignment.overall}}.'],
  ])('are refused with %s that would make another number of them', (_, text) => {
    expect(passes(checkNumbers, text)).toBe(false);
  });

  test.each([
    ['alignment', 'Your alignment is {{Leading.preference}}, your preference for Leading.'],
    ['alignment', 'Your alignment stands at {{energy.gain}}, as the role gives.'],
    ['nothing', 'All in all it is {{alignment.overall}} for you.'],
    ['another nature', 'Your preference for Creating is {{Leading.preference}}.'],
    [
      'another measure',
      'You prefer Leading at {{Leading.preference}}, and the sun is at {{Leading.demand}}.',
    ],
  ])('are refused where they are called %s', (_, text) => {
    expect(passes(checkNumbers, text)).toBe(false);
  });

  const tokensOfTwo = new Set([
    'alignment.overall',
    'energy.gain',
    'energy.drain',
    'energy.balance',
    'Creating.preference',
    'Creating.demand',
    'Leading.preference',
    'Leading.demand',
  ]);

  test.each([
    [
      'en',
      'Your preference for Leading is {{Leading.demand}}, and the role asks for {{Leading.preference}}.',
    ],
    ['en', 'The role asks for Leading at {{Leading.preference}}, while you prefer it at {{Leading.demand}}.'],
    [
      'en',
      'For Creating you have a preference of {{Leading.preference}}, for Leading one of {{Creating.preference}}.',
    ],
    ['en', 'Creating is a high preference, at {{Leading.preference}}, and Leading follows.'],
    ['en', 'The role gives {{energy.drain}} and takes {{energy.gain}} of your energy.'],
    ['en', 'The balance of energy is {{energy.gain}}, of what it gives.'],
    ['en', 'The role gives you {{energy.balance}} of energy.'],
    ['en', 'The energy balance is at {{alignment.overall}}, and so is the fit.'],
    [
      'fr',
      'Votre préférence pour Diriger est de {{Leading.demand}}, et le poste en demande {{Leading.preference}}.',
    ],
    ['fr', 'Le poste donne {{energy.drain}} et coûte {{energy.gain}}.'],
    ['fr', 'Le solde est de {{energy.gain}} pour ce que le poste donne.'],
    [
      'fr',
      'Pour Créer, la préférence est de {{Leading.preference}}, et pour Diriger, de {{Creating.preference}}.',
    ],
  ] as const)('are refused where one stands in the place of another (%s): %s', (language, text) => {
    expect(passes(checkNumbers, text, { language, scope: { tokens: tokensOfTwo } })).toBe(false);
  });

  test.each([
    [
      'en',
      'Creating has a preference of {{Creating.preference}} and a demand of {{Creating.demand}}; Leading is asked for at {{Leading.demand}}.',
    ],
    [
      'en',
      'Leading meets a demand of {{Leading.demand}}, while a preference of {{Creating.preference}} for Creating waits.',
    ],
    ['en', 'It comes naturally ({{Leading.preference}}) and is asked for ({{Leading.demand}}): Leading.'],
    [
      'en',
      'What you prefer most is Creating, at {{Creating.preference}}, yet the role asks for it at only {{Creating.demand}}.',
    ],
    [
      'en',
      'The role gives {{energy.gain}}, takes {{energy.drain}} and leaves a balance of {{energy.balance}}.',
    ],
    ['en', 'The energy balance is {{energy.balance}}: it gives {{energy.gain}} and takes {{energy.drain}}.'],
    [
      'fr',
      'Diriger vous vient naturellement, à {{Leading.preference}}, et le poste en demande {{Leading.demand}}.',
    ],
    [
      'fr',
      'Le poste donne {{energy.gain}}, coûte {{energy.drain}} et laisse un solde de {{energy.balance}}.',
    ],
  ] as const)('may come several in a sentence, each beside its words (%s): %s', (language, text) => {
    expect(passes(checkNumbers, text, { language, scope: { tokens: tokensOfTwo } })).toBe(true);
  });

  test('may leave out the name of the nature that a text is about', () => {
    const text = 'Your preference is {{Leading.preference}}.';
    expect(passes(checkNumbers, text)).toBe(false);
    expect(passes(checkNumbers, text, { scope: { subject: 'Leading' } })).toBe(true);
  });

  test('are refused wherever a digit of any script stands', () => {
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
