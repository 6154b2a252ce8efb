import { expect, test } from '@jest/globals';
import { verbForms } from '#domain/style-lint/french/verb-forms.ts';

const formsOf = (verb: string): readonly string[] => verbForms(verb).map(({ text }) => text);

test.each([
  ['solutionner', ['solutionne', 'solutionnons', 'solutionnaient', 'solutionnera', 'solutionnées']],
  ['placer', ['plaçons', 'placez', 'plaçait', 'plaçant']],
  ['changer', ['changeons', 'changez', 'changeait', 'changé']],
  ['employer', ['emploie', 'employons', 'emploiera', 'employé']],
  ['appeler', ['appelle', 'appelons', 'appellera']],
  ['acheter', ['achète', 'achetons', 'achètera']],
  ['procéder', ['procède', 'procédons', 'procédera', 'procédé']],
  ['finir', ['finit', 'finissons', 'finisse', 'finie']],
  ['résoudre', ['résous', 'résout', 'résolvons', 'résoudra', 'résolue']],
  ['recevoir', ['reçoit', 'recevons', 'recevra', 'reçues']],
  ['faire', ['faites', 'fasse', 'fera', 'faite']],
  ['refaire', ['refaites', 'refasse']],
  ['être', ['est', 'sommes', 'êtes', 'soit', 'étaient', 'sera', 'été']],
  ['aller', ['va', 'allons', 'aille', 'ira']],
  ['devoir', ['doit', 'devra', 'dû']],
  ['mettre en place', ['met en place', 'mettent en place', 'mises en place']],
])('%s is also written in its irregular forms', (verb, forms) => {
  expect(formsOf(verb)).toEqual(expect.arrayContaining(forms));
});

test('forms of all verbs are in the same order, so that one verb may replace another', () => {
  const places = ['solutionner', 'résoudre', 'finir', 'être', 'procéder', 'aller'].map((verb) =>
    formsOf(verb).findIndex((form) => form.endsWith('ant')),
  );

  expect(new Set(places).size).toBe(1);
});

test('a participle that never agrees is one form, the last', () => {
  expect(formsOf('procéder').slice(-2)).toEqual(['procédant', 'procédé']);
  expect(formsOf('acheter').slice(-4)).toEqual(['acheté', 'achetée', 'achetés', 'achetées']);
});

test('an unknown verb is an error in the data', () => {
  expect(() => verbForms('clore')).toThrow('clore');
});
