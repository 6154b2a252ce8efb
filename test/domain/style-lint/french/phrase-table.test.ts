import { expect, test } from '@jest/globals';
import { frenchPhrases } from '#domain/style-lint/french/phrase-table.ts';
import { typeset } from '#domain/style-lint/french/typeset.ts';

const replacementsOf = (table: string): Record<string, readonly string[] | undefined> =>
  Object.fromEntries(frenchPhrases(table).map(({ match, replace }) => [match, replace]));

test('articles contract with the word before them', () => {
  expect(replacementsOf('par le biais {du} = par {le}')).toEqual({
    'par le biais de': ['par'],
    'par le biais du': ['par le'],
    'par le biais des': ['par les'],
    "par le biais d'": ['par '],
  });
  expect(replacementsOf('malgré {que} = bien {que}')).toEqual({
    'malgré que': ['bien que'],
    "malgré qu'": ["bien qu'"],
  });
});

test('a word before the phrase keeps or loses its vowel, as the replacement requires', () => {
  expect(replacementsOf('<impacter> = <toucher>')).toMatchObject({
    impacter: ['toucher'],
    "d'impacter": ['de toucher'],
    "n'impacte": ['ne touche'],
    "l'impacte": ['le touche', 'la touche'],
  });
  expect(replacementsOf('<briefer> = <informer>')).toMatchObject({
    'de briefer': ["d'informer"],
    'le briefe': ["l'informe"],
  });
});

test('ambiguous forms offer all their meanings', () => {
  expect(replacementsOf('<solutionner> = <résoudre>')['solutionne']).toEqual(['résout', 'résous', 'résolve']);
});

test('a participle that never agrees is replaced by one that does not agree either', () => {
  expect(replacementsOf("<procéder> à l'achat = <acheter>")["procédé à l'achat"]).toEqual(['acheté']);
  expect(replacementsOf('<être> amené[e] à = <devoir>')['été amenée à']).toEqual(['dû']);
});

test('endings in brackets correspond on both sides', () => {
  expect(replacementsOf('best practice[s] = bonne[s] pratique[s]')).toEqual({
    'best practice': ['bonne pratique'],
    'best practices': ['bonnes pratiques'],
  });
});

test('words with œ are also found without the ligature', () => {
  expect(Object.keys(replacementsOf('mise en œuvre = application'))).toContain('mise en oeuvre');
});

test('a replacement that does not fit the word before it is not automatic', () => {
  const [phrase] = frenchPhrases('! en sus = plus');

  expect(phrase?.notAfter).toContain("qu'");
});

test('messages have French spaces and apostrophes', () => {
  expect(typeset("Écrivez « l'arbre » : c'est tout !")).toBe(
    'Écrivez «\u202Fl’arbre\u202F»\u202F: c’est tout\u202F!',
  );
});
