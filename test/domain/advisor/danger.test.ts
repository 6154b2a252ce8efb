import { describe, expect, test } from '@jest/globals';
import { mentionsDanger, wordsInDanger } from '#domain/advisor/danger.ts';

describe('a question of somebody in danger is recognised', () => {
  test.each([
    'I think about suicide.',
    'My job makes me want to kill myself',
    'Sometimes I think about killing myself.',
    'I want to end my life',
    'Some days I just want to end it all.',
    'I could take my own life, nobody would notice',
    'I want to hurt myself when I come home',
    'I keep thinking of cutting myself',
    'I wish I were dead',
    'I would rather die than go back on Monday',
    'I hope I never wake up',
    'I don’t want to live anymore',
    'I do not want to live.',
    'I no longer want to be here any more',
    'There is no reason to go on living',
    'I have nothing left to live for.',
    'My family would be better off without me',
    'Yesterday I nearly jumped, I think of jumping off a bridge',
    'life isn’t worth living',
    'I have thoughts of ending it',
    'J’ai envie de mourir quand je pense à mon travail',
    'En français, sur papier. Et je n’en peux plus, je dors mal, j’ai pensé à en finir.',
    'Je n’en peux plus, j’ai pensé à en finir.',
    'j’ai envie d’en finir',
    'Je veux en finir avec la vie',
    'Je songe à mettre fin à mes jours.',
    'Je ne veux plus vivre.',
    'je n’ai plus envie de vivre',
    'Je n’ai plus la force de vivre',
    'Je voudrais ne plus exister',
    'Je voudrais disparaître pour toujours',
    'J’ai des idées noires le dimanche soir',
    'Tout le monde irait mieux sans moi',
    'Je vais me tuer.',
    'J’ai voulu me pendre',
    'j’ai pensé à me jeter sous un train',
    'Je pourrais avaler tous mes cachets',
    'La vie ne vaut plus la peine d’être vécue',
    'Ce serait mieux si je n’étais plus là',
    'Je me fais du mal, j’ai envie de me faire du mal',
  ])('%s', (prompt) => {
    expect(mentionsDanger(prompt)).toBe(true);
  });
});

describe('strong words about work are not', () => {
  test.each([
    'I come home exhausted from my job and think about quitting.',
    'My deadline kills me',
    'I am killing myself to meet the deadline',
    'I want to end my contract',
    'I want to put an end to these meetings',
    'I do not want to live in Paris',
    'I am dying to try something new',
    'I hurt myself at work lifting a box and am bored at home',
    'There is no reason to live in the city with this job',
    'I took my own laptop',
    'My team would be better off with a plan',
    'Which book helps to jump into a new role?',
    'I can’t go on like this in this job',
    'This project is dead',
    'Mon chef me tue à petit feu, je veux partir',
    'Je n’en peux plus de mon travail',
    'Je vais me tuer à la tâche',
    'Je veux en finir avec ces réunions',
    'J’aimerais en finir au plus vite avec cette réorganisation',
    'Il me faut deux jours pour en finir avec ce dossier',
    'Je veux mettre fin à mon contrat',
    'C’est à mourir d’ennui',
    'Je meurs d’envie de changer de métier',
    'Je ne veux plus vivre à Paris',
    'Je ne peux plus vivre avec ce salaire',
    'Je n’ai plus envie de travailler',
    'Pouvez-vous me supprimer de la liste ?',
    'Je veux finir avec un diplôme',
    'La réunion ne vaut pas la peine',
    'On irait mieux sans ces réunions',
  ])('%s', (prompt) => {
    expect(mentionsDanger(prompt)).toBe(false);
  });
});

test.each(['en', 'fr'] as const)('the answer fits into a follow-up and names numbers: %s', (language) => {
  expect(wordsInDanger[language].length).toBeLessThanOrEqual(200);
  expect(wordsInDanger[language]).toMatch({ en: /\b988\b.*\b112\b/, fr: /\b3114\b.*\b112\b/ }[language]);
});
