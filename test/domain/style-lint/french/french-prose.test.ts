import { expect, test } from '@jest/globals';
import { makeLinter } from '#domain/style-lint/engine/linter.ts';
import { plainProse } from '#domain/style-lint/text/plain-prose.ts';
import { rulesWith, settingsOf } from '../rule-examples.ts';

const rules = rulesWith('fr');
const lint = makeLinter(rules);
const taste = rules.filter(({ isTaste }) => isTaste).map(({ id }) => id);

const foundIn = (text: string): readonly string[] =>
  lint(plainProse(text), settingsOf('fr', { disable: taste })).findings.map((finding) => finding.text);

test.each([
  [
    'Proust',
    "Longtemps, je me suis couché de bonne heure. Parfois, à peine ma bougie éteinte, mes yeux se fermaient si vite que je n'avais pas le temps de me dire : « Je m'endors. » Et, une demi-heure après, la pensée qu'il était temps de chercher le sommeil m'éveillait ; je voulais poser le volume que je croyais avoir encore dans les mains et souffler ma lumière.",
  ],
  [
    'Flaubert',
    "Nous étions à l'étude, quand le proviseur entra, suivi d'un nouveau habillé en bourgeois et d'un garçon de classe qui portait un grand pupitre. — Monsieur Roger, lui dit-il à demi-voix, voici un élève que je vous recommande, il entre en cinquième. Si son travail et sa conduite sont méritoires, il passera dans les grands, où l'appelle son âge.",
  ],
  [
    'Hugo',
    "Quoique ce détail ne touche en aucune manière au fond même de ce que nous avons à raconter, il n'est peut-être pas inutile, ne fût-ce que pour être exact en tout, d'indiquer ici les bruits et les propos qui avaient couru sur son compte au moment où il était arrivé dans le diocèse. Vrai ou faux, ce qu'on dit des hommes tient souvent autant de place dans leur vie et surtout dans leur destinée que ce qu'ils font.",
  ],
  [
    'La Fontaine',
    "Maître Corbeau, sur un arbre perché, tenait en son bec un fromage. Maître Renard, par l'odeur alléché, lui tint à peu près ce langage : « Hé ! bonjour, Monsieur du Corbeau. Que vous êtes joli ! que vous me semblez beau ! »",
  ],
  [
    'the Declaration of 1789',
    "Les représentants du peuple français, constitués en Assemblée nationale, considérant que l'ignorance, l'oubli ou le mépris des droits de l'homme sont les seules causes des malheurs publics, ont résolu d'exposer, dans une déclaration solennelle, les droits naturels, inaliénables et sacrés de l'homme, afin que cette déclaration, constamment présente à tous les membres du corps social, leur rappelle sans cesse leurs droits et leurs devoirs.",
  ],
  [
    'the Civil Code',
    "La propriété est le droit de jouir et disposer des choses de la manière la plus absolue, pourvu qu'on n'en fasse pas un usage prohibé par les lois ou par les règlements. Nul ne peut être contraint de céder sa propriété, si ce n'est pour cause d'utilité publique, et moyennant une juste et préalable indemnité.",
  ],
])('nothing is found in a page of %s', (_, text) => {
  expect(foundIn(text)).toEqual([]);
});

test.each(
  `le hais, le hâle, le hérault, le hobereau, le hamac, la hanche, le hareng, le hasard, le haut, la hausse, le hérisson, la
  hernie, le héron, le héros, la hiérarchie, le hors-bord, la houle, le hublot, le huit, le hurlement, la hutte, la hyène, le
  hongrois, le homard, la honte, le hoquet, le onzième, le oui, la ouate, le ouistiti, le yacht, le yaourt, le hall, le hockey,
  le handicap, le hachis, la haine, de hausser, se hâter, je hurle, ne heurte, que huit, hormis, le huis clos, le ou les, la une`
    .split(',')
    .map((words) => words.trim()),
)('the vowel stays in « %s »', (words) => {
  expect(foundIn(`Il dit ${words} ici.`)).toEqual([]);
});

test('rules that are on by default contain many hundred phrases', () => {
  const known = rules
    .filter(({ isOnByDefault }) => isOnByDefault)
    .map(({ contents: { fr } }) => fr?.check())
    .flatMap((check) => (check?.kind === 'phrases' ? check.phrases : []));

  expect(new Set(known.map(({ match }) => match)).size).toBeGreaterThan(10_000);
});
