/**
 * Several correct spellings of a word: before and after 1990, with and without a hyphen, and loan words. Words in one
 * row have the same gender and the same first sound, so that one can replace the other.
 */
const table = `
  e-mail, email
  clé, clef
  événement, évènement
  événementiel, évènementiel
  cuillère, cuiller
  paie, paye
  paiement, payement
  tsar, tzar, czar
  granit, granite
  yaourt, yogourt, yoghourt
  connaître, connaitre
  reconnaître, reconnaitre
  paraître, paraitre
  apparaître, apparaitre
  disparaître, disparaitre
  apparaît, apparait
  disparaît, disparait
  naître, naitre
  maître, maitre
  maîtresse, maitresse
  maîtriser, maitriser
  maîtrise, maitrise
  boîte, boite
  boîtier, boitier
  chaîne, chaine
  enchaînement, enchainement
  fraîche, fraiche
  fraîcheur, fraicheur
  entraîner, entrainer
  entraînement, entrainement
  entraîneur, entraineur
  traîner, trainer
  dîner, diner
  île, ile
  août, aout
  goût, gout
  goûter, gouter
  coût, cout
  coûter, couter
  coûteux, couteux
  croûte, croute
  brûler, bruler
  brûlure, brulure
  bûche, buche
  flûte, flute
  sûreté, sureté
  piqûre, piqure
  envoûter, envouter
  ambiguïté, ambigüité
  ambiguë, ambigüe
  aiguë, aigüe
  oignon, ognon
  nénuphar, nénufar
  réglementaire, règlementaire
  réglementation, règlementation
  allégement, allègement
  sécheresse, sècheresse
  crémerie, crèmerie
  céleri, cèleri
  week-end, weekend
  porte-monnaie, portemonnaie
  porte-clés, porteclés
  pique-nique, piquenique
  extra-terrestre, extraterrestre
  co-auteur, coauteur
  co-construction, coconstruction
  socio-économique, socioéconomique
  micro-onde, microonde
  plate-forme, plateforme
  mille-feuille, millefeuille
  auto-école, autoécole
  auto-entrepreneur, autoentrepreneur
  anti-virus, antivirus
  pré-requis, prérequis
  cyber-sécurité, cybersécurité
  télé-travail, télétravail
  basket-ball, basketball
  hand-ball, handball
  volley-ball, volleyball
  chauve-souris, chauvesouris
  start-up, startup
  relais, relai
  interpeller, interpeler
  imbécillité, imbécilité
  combativité, combattivité
  bonhomie, bonhommie
  nivellement, nivèlement
  ruissellement, ruissèlement
  renouvellement, renouvèlement
  asseoir, assoir
  acupuncture, acuponcture
  fantasme, phantasme
  bistrot, bistro
  cacahuète, cacahouète
  globe-trotter, globe-trotteur, globetrotteur
`;

const hasPlainPlural = (word: string): boolean => /(?:[^aorsxzît]|[^e]r)$/.test(word);

/** A plural is a family of its own: a text may use the singular and the plural. */
export const spellings = (): readonly (readonly string[])[] => {
  const rows = table
    .split('\n')
    .map((line) => line.trim().split(', '))
    .filter((row) => row.length > 1);
  const plurals = rows.filter((row) => row.every(hasPlainPlural)).map((row) => row.map((word) => `${word}s`));
  return [...rows, ...plurals];
};
