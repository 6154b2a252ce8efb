import { describe, expect, test } from '@jest/globals';
import { checkScoreWords } from '#adapters/outbound/narrator/model/checks/score-words.ts';
import { passes } from './situation.ts';

describe('words of scales and scores', () => {
  test.each([
    'Your role asks for a lot, and it comes naturally to you.',
    'It is a demanding week with a natural break on Wednesday.',
    'You would prefer a quiet hour.',
    'At this point somebody has another point of view, and you point out a third way in nature.',
  ])('are not found in: %s', (text) => {
    expect(passes(checkScoreWords, text)).toBe(true);
  });

  test.each([
    'Cela vous vient naturellement, et une semaine ordinaire en est pleine.',
    'Vous préférez une heure calme ; notez le soir ce qui s’est passé.',
    'Vous travaillez à l’écart, vous prenez des notes, et vous faites le point dans la nature.',
  ])('are not found in French: %s', (text) => {
    expect(passes(checkScoreWords, text, { language: 'fr' })).toBe(true);
  });

  test.each([
    'You are at many points.',
    'Your score is high.',
    'You scored well.',
    'A large percent of it.',
    'Your rating says so.',
    'You rated it high.',
    'Your preference is high.',
    'The demand is low.',
    'Role and person are aligned.',
    'The alignment is low.',
    'This is your growth zone.',
    'Of the nine natures, this one waits.',
    'The gap is wide.',
  ])('are refused: %s', (text) => {
    expect(passes(checkScoreWords, text)).toBe(false);
  });

  test.each([
    'Vous y gagnez des points.',
    'Votre score est élevé.',
    'Un grand pourcentage.',
    'Beaucoup pour cent.',
    'Votre note le dit.',
    'Votre préférence est forte.',
    'L’adéquation est faible.',
    'L’alignement est faible.',
    'L’écart est grand.',
    'C’est votre zone de confort.',
    'C’est la nature la plus forte.',
  ])('are refused in French: %s', (text) => {
    expect(passes(checkScoreWords, text, { language: 'fr' })).toBe(false);
  });
});
