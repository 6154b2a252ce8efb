import { describe, expect, test } from '@jest/globals';
import { type Theme, themes } from '#domain/situation-map/own-words/lexicon.ts';
import { themesIn } from '#domain/situation-map/own-words/themes.ts';

const inEnglish: Readonly<Record<Theme, string>> = {
  hands: 'Make things with my hands',
  paperwork: 'No invoices',
  free_time: 'Two evenings a week',
  health: 'To sleep through again',
  family: 'More for my children',
  clients: 'Fewer customers',
  teaching: 'To stand in front of a class',
  team: 'A deputy',
  learning: 'Pass the exam',
  money: 'A better salary',
  job: 'A contract by spring',
  own_business: 'To be self-employed',
  lasting: 'Something to show for it',
  quiet: 'Quiet mornings',
  recognition: 'To be taken seriously',
  writing: 'To publish',
  outdoors: 'Days outdoors',
  freedom: 'To say no',
  meaning: 'Something useful',
  certainty: 'To know whether this is right',
  leading: 'A promotion',
  ideas: 'To invent something',
};

const inFrench: Readonly<Record<Theme, string>> = {
  hands: 'Travailler de mes mains',
  paperwork: 'Plus de factures',
  free_time: 'Deux soirs par semaine',
  health: 'Dormir de nouveau',
  family: 'Du temps avec les enfants',
  clients: 'Moins de clients',
  teaching: 'Me tenir devant une classe',
  team: 'Une équipe soudée',
  learning: 'Réussir l’examen',
  money: 'Un meilleur salaire',
  job: 'Un contrat d’ici le printemps',
  own_business: 'Être à mon compte',
  lasting: 'Aller jusqu’au bout',
  quiet: 'Des matinées tranquilles',
  recognition: 'Que l’on me prenne au sérieux',
  writing: 'Publier',
  outdoors: 'Être en plein air',
  freedom: 'Dire non',
  meaning: 'Me sentir utile',
  certainty: 'Savoir si c’est le bon chemin',
  leading: 'Une promotion',
  ideas: 'Inventer',
};

describe('what a text is about', () => {
  test.each(themes.map((theme) => [theme, inEnglish[theme], inFrench[theme]] as const))(
    '%s, in English and in French',
    (theme, english, french) => {
      expect(themesIn(`${english}.`, 'en')).toEqual([theme]);
      expect(themesIn(`${french}.`, 'fr')).toEqual([theme]);
    },
  );

  test('the first and the last of several themes, in the order of the text', () => {
    expect(themesIn('No invoices on Sundays, and one job a month that I look forward to.', 'en')).toEqual([
      'paperwork',
      'freedom',
    ]);
    expect(
      themesIn('Rentrer avec un reste d’énergie, et recommencer à fabriquer de mes mains.', 'fr'),
    ).toEqual(['free_time', 'hands']);
  });

  test('is recognised by whole words, only of its language', () => {
    expect(themesIn('The payroll was late in the teamwork room', 'en')).toEqual([]);
    expect(themesIn('Visiter des pays lointains', 'fr')).toEqual([]);
    expect(themesIn('Meine Hände', 'en')).toEqual([]);
  });

  test('is recognised with any white space between the words', () => {
    expect(themesIn('Things made with my\n own\u00a0hands', 'en')).toEqual(['hands']);
  });

  test('is unknown without words', () => {
    expect(themesIn(undefined, 'en')).toEqual([]);
    expect(themesIn('', 'fr')).toEqual([]);
    expect(themesIn('A good outcome.', 'en')).toEqual([]);
  });

  test('is found quickly in long texts', () => {
    expect(themesIn('a'.repeat(100_000), 'en')).toEqual([]);
  });
});
