import { describe, expect, test } from '@jest/globals';
import { checkDirection } from '../../../../../src/adapters/outbound/narrator/checks/direction.ts';
import { fitting, passes } from './situation.ts';

describe('the direction of what is said', () => {
  test.each([
    'Organizing drains you, while Creating gives you energy.',
    'Creating gives you energy and Organizing drains you.',
    'Creating and Innovating give you energy.',
    'Organizing is not a strength of yours, and it does not come naturally.',
    'Organizing does not energise you; it exhausts you.',
    'Leading is a strength. It neither energises nor drains you.',
    'Creating lies unused. Your role asks for less of it than you would give.',
    'Of Organizing the role asks for more than comes naturally.',
    'The role takes more energy than it gives.',
    'Strengths are worth keeping.',
    'Leading gives no energy and costs no energy.',
    'The role hardly asks for Creating.',
    'There is too much Organizing in your week, and you do not enjoy it.',
    'Organizing does not come naturally to you.',
  ])('may be that of the numbers: %s', (text) => {
    expect(passes(checkDirection, text)).toBe(true);
  });

  test.each([
    'Organiser vous épuise, tandis que Créer vous donne de l’énergie.',
    'Créer vous dynamise et Organiser vous épuise.',
    'Organiser n’est pas une force, et cela ne vous dynamise pas.',
    'Créer reste inexploité ; le rôle en demande moins.',
    'À force de patience, Organiser pèsera moins.',
    'Diriger ne donne pas d’énergie et n’en coûte pas.',
    'Votre poste demande à peine de Créer.',
    'Organiser ne vous vient pas naturellement.',
  ])('may be that of the numbers in French: %s', (text) => {
    expect(passes(checkDirection, text, { language: 'fr' })).toBe(true);
  });

  test.each([
    ['a strain a strength', 'Organizing is one of your strengths.'],
    ['a strain a talent', 'You have a talent for Organizing.'],
    ['a strain natural', 'Organizing comes naturally to you.'],
    ['a drain a source', 'Organizing gives you energy.'],
    ['a drain a source, further on', 'The role asks for Organizing. It energises you.'],
    ['a drain a source, in a list', 'Creating and Organizing energise you.'],
    ['a drain a source, beside a true statement', 'Creating lies unused, while Organizing fuels you.'],
    ['a source a drain', 'Creating drains you.'],
    ['what is neutral a drain', 'Leading exhausts you.'],
    ['what is neutral a source', 'Leading recharges you.'],
    ['what is unused overused', 'The role asks for Creating; it requires more than you like.'],
    ['what is overused unused', 'Organizing is untapped.'],
    ['a low alignment a good match', 'You and your role are in tune.'],
    ['a negative balance positive', 'The role gives you more energy than it takes.'],
    ['a negative balance positive, in plenty', 'Your role gives you a lot more than it costs you.'],
    ['a low alignment a good match, in other words', 'This role is right for you.'],
    [
      'a low alignment a good match, by a word beside',
      'The alignment is {{alignment.overall}}, which is excellent.',
    ],
    ['a strain a strength, by more than that', 'Organizing is not only a strength, it is a joy.'],
    ['a strain something well done', 'You are good at Organizing.'],
    ['a strain something well done, at its best', 'Organizing is where you are at your best.'],
    ['a drain a pleasure', 'You love Organizing.'],
    ['a drain a source, by many words', 'Organizing gives you a whole lot of energy.'],
    ['a drain a rest', 'Organizing leaves you refreshed.'],
    ['a source a burden', 'Creating leaves you empty.'],
    ['what is natural unnatural', 'Creating does not come naturally to you.'],
    ['what is natural unnatural, in short', 'Leading is unnatural to you.'],
    ['what is much asked for hardly asked for', 'Your role hardly asks for Organizing.'],
    ['what is hardly asked for too much', 'There is too much Creating in your role.'],
  ])('may not call %s: %s', (_, text) => {
    expect(passes(checkDirection, text)).toBe(false);
  });

  test.each([
    'Organiser est un atout.',
    'Organiser vous dynamise.',
    'Créer vous épuise.',
    'Organiser reste inexploité.',
    'Vous et votre rôle êtes en phase.',
    'Le rôle vous rend plus d’énergie qu’il n’en prend.',
    'Ce poste est fait pour vous.',
    'Votre accord de {{alignment.overall}} est excellent.',
    'Organiser n’est pas seulement une force, c’est un plaisir.',
    'Vous adorez Organiser.',
    'Organiser vous donne beaucoup d’énergie.',
    'Organiser vous fait du bien.',
    'Créer vous prend beaucoup d’énergie.',
    'Créer ne vous vient pas naturellement.',
    'Votre poste demande à peine d’Organiser.',
    'Votre poste demande trop de Créer.',
  ])('may not be turned round in French: %s', (text) => {
    expect(passes(checkDirection, text, { language: 'fr' })).toBe(false);
  });

  test('is that of the subject where nothing is named', () => {
    const text = 'This gives you energy.';
    expect(passes(checkDirection, text)).toBe(true);
    expect(passes(checkDirection, text, { scope: { subject: 'Creating' } })).toBe(true);
    expect(passes(checkDirection, text, { scope: { subject: 'Organizing' } })).toBe(false);
  });

  test('is that of the subject again in the next sentence, whatever the last one named', () => {
    const text = 'This is yours, unlike Organizing. It gives you energy.';
    expect(passes(checkDirection, text, { scope: { subject: 'Creating' } })).toBe(true);
    expect(passes(checkDirection, text)).toBe(false);
  });

  test('turns with the numbers', () => {
    const text = 'You and your role are in tune, and Organizing is a strength that energises you.';
    expect(passes(checkDirection, text, { ratings: fitting })).toBe(true);
    expect(passes(checkDirection, text)).toBe(false);
    expect(passes(checkDirection, 'It is a mismatch.', { ratings: fitting })).toBe(false);
  });
});
