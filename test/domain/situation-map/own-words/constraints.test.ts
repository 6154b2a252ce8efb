import { describe, expect, test } from '@jest/globals';
import type { Language } from '#domain/language.ts';
import { constraintsOf } from '#domain/situation-map/own-words/constraints.ts';
import { submittedAt } from '../situations.ts';

const read = (constraints: string, language: Language = 'en', success?: string) =>
  constraintsOf({ constraints, ...(success !== undefined && { success }) }, language, submittedAt);

describe('what cannot change', () => {
  test.each([
    ['en', 'The mortgage: I cannot go below 80 % of my pay this year', 'money'],
    ['en', 'I need a salary again by March', 'money'],
    ['en', 'My daughter starts school, and the rent is high', 'family'],
    ['en', 'We cannot move, the house is here in town', 'place'],
    ['en', 'Only part-time, three days a week', 'hours'],
    ['en', 'Six months’ notice', 'contract'],
    ['en', 'My team needs me until the launch', 'duty'],
    ['en', 'A chronic illness', 'health'],
    ['en', 'Nothing, really', null],
    ['fr', "L'emprunt de la maison", 'money'],
    ['fr', "Pas les moyens d'embaucher cette année", 'money'],
    ['fr', 'Pas de déménagement avant deux ans', 'place'],
    ['fr', 'Mes enfants sont à l’école le matin', 'family'],
    ['fr', 'Trois mois de préavis', 'contract'],
    ['fr', 'Mon mal de dos, ma santé en général', 'health'],
    ['fr', 'Pas plus qu’un mi-temps', 'hours'],
    ['fr', 'Les chantiers déjà promis', 'duty'],
    ['fr', 'Rien de spécial', null],
  ] as const)('%s: %s', (language, text, theme) => {
    expect(read(text, language).theme).toBe(theme);
  });

  test('is unknown if nothing was written', () => {
    expect(constraintsOf({}, 'en', submittedAt)).toEqual({ theme: null, deadline: null });
  });
});

describe('a month that is named', () => {
  test.each([
    ['en', 'A salary again by March', '2027-03'],
    ['en', 'The lease ends on 1st of February', '2027-02'],
    ['en', 'before the spring', '2027-03'],
    ['en', 'before the summer', null],
    ['en', 'My contract runs until the end of December', '2026-12'],
    ['en', 'it may be that I march on', null],
    ['en', 'I may stay', null],
    ['en', 'By November', null],
    ['en', 'By December', null],
    ['fr', 'Un contrat d’ici le printemps', '2027-03'],
    ['fr', "Rien avant l'hiver", null],
    ['fr', 'Rien avant le printemps', '2027-03'],
    ['fr', 'Le bail court jusqu’à fin janvier', '2027-01'],
    ['fr', 'Je dois payer en mars', '2027-03'],
    ['fr', "J'ai été malade", null],
  ] as const)('%s: %s', (language, text, month) => {
    expect(read(text, language).deadline?.month ?? null).toBe(month);
  });

  test('has its distance in weeks and a day halfway', () => {
    expect(read('By March').deadline).toEqual({ month: '2027-03', weeks: 14, halfway: '2027-01-10' });
    expect(read('Until the end of February').deadline).toMatchObject({ month: '2027-02', weeks: 14 });
  });

  test('is also found in the wish, but first in what cannot change', () => {
    expect(read('The rent', 'en', 'A contract by spring').deadline?.month).toBe('2027-03');
    expect(read('Not before February', 'en', 'A contract by spring').deadline?.month).toBe('2027-02');
  });
});
