import type { Check, Phrase } from '../model/rule.ts';
import { keptBeforeH, keptWordsBeforeVowels } from './elision.ts';
import { frenchPhrases } from './phrase-table.ts';
import { typeset } from './typeset.ts';

/** Masculine nouns and adjectives that begin with a vowel or a mute h. */
const nouns = `
  abonné abri accès accident accord accueil achat acte acteur adjoint adversaire aéroport agenda agent album aliment allié ami amour an
  ancêtre âne ange animal annuaire apéritif appareil appartement appel apprenti aqueduc arbitre arbre arc archet architecte argument
  arôme arrêt arrêté arrivage arrondissement art article artisan artiste ascenseur aspect assistant associé atelier athlète atout
  auditeur auteur autobus automate avantage avenir avertissement avion avis avocat axe échange échec éclairage écran écrivain édifice
  éditeur effort élan élève éloge emblème embouteillage emploi employé emprunt enclos endroit enfant enjeu ennemi ennui enregistrement
  enseignant entraîneur entrepôt entretien équipement équipage escalier espace espoir essai essor établissement étage étang état été
  étudiant événement évêque examen exemplaire exemple exercice exil exploit habit habitant herbier héritage héritier hiver homme honneur
  hôpital horaire horizon hôte hôtel hymne idéal immeuble imprimé incendie incident index individu industriel ingénieur inspecteur
  instant institut instrument intérêt interlocuteur invité investissement itinéraire objectif objet obstacle océan œil œuf officier
  oiseau olivier oncle opéra orage orchestre ordinateur ordre oreiller organigramme orgue otage outil ouvrage ouvrier univers usage
  ustensile usager uniforme atlas adage aménagement ajout avenant érable abricotier acacia accordéon acier aigle alambic alibi alphabet
  alpiniste amiral amphithéâtre anorak antiquaire aspirateur astronome autocar autoradio avocatier éditorial égout électricien éléphant
  emballage embarcadère émetteur empire enduit engin entrepreneur épisode équilibre escabeau escroc évier évêché exposant extincteur
  hebdomadaire hippodrome hospice humoriste illustré imperméable impôt imprimeur incinérateur indicateur indice infirmier informaticien
  insecte instituteur interphone interprète intervenant inventaire isolant ivrogne obus œillet onguent opticien optimiste orateur
  oranger organisme original orme orphelin ours ouragan outillage oxygène urinoir urologue archevêque aïeul horloger humain hameçon
  hectare héliport abattoir abbé
`
  .trim()
  .split(/\s+/);

/** Verbs and small words before which `ce`, `ma`, `ta` and `sa` are no determiners: « ce à quoi », « et ce afin de ». */
const euphonicExceptions =
  `à en au aux avec après avant afin est et ou où y a ai as ait aient eut eurent aura aurait auront auraient ayant étant il elle on
  un une ici ont ès entre envers auprès autour aujourd'hui auquel aussi alors assez également encore uniquement indépendamment
  essentiellement exclusivement été ému`.split(/\s+/);

const adjectives = [
  ['nouveau', 'nouvel', ''],
  ['vieux', 'vieil', ''],
  ['beau', 'bel', ''],
  ['fou', 'fol', 'espoir amour orgueil'],
  ['mou', 'mol', 'oreiller'],
] as const;

const beforeNouns = (): Phrase[] =>
  adjectives.flatMap(([before, after, only]) =>
    nouns
      .filter((noun) => only === '' || only.split(' ').includes(noun))
      .filter((noun) => before !== 'beau' || noun !== 'idéal')
      .map((noun): Phrase => ({
        match: `${before} ${noun}`,
        replace: [`${after} ${noun}`],
        isSafe: true,
        // « On a de nouveau accès », « il fait à nouveau appel ».
        ...(before === 'nouveau' && { notAfter: ['à', 'de'] }),
      })),
  );

export const euphony = (): Check => ({
  kind: 'several',
  checks: [
    {
      kind: 'elision',
      message: typeset('Devant une voyelle ou un h muet : « {replacement} ».'),
      elided: { ma: 'mon ', ta: 'ton ', sa: 'son ', ce: 'cet ' },
      kept: [...keptBeforeH, 'étai', 'euss', 'eût', 'unième'],
      keptWords: [
        ...keptWordsBeforeVowels,
        ...euphonicExceptions.flatMap((word) => ['ce', 'ma', 'ta', 'sa'].map((own) => `${own} ${word}`)),
      ],
    },
    {
      kind: 'elision',
      before: 'consonant',
      message: typeset('Devant une consonne ou un h aspiré : « {replacement} ».'),
      elided: { cet: 'ce ', nouvel: 'nouveau ', vieil: 'vieux ' },
      kept: keptBeforeH,
    },
    {
      kind: 'phrases',
      message: typeset('Devant une voyelle ou un h muet : « {replacement} ».'),
      phrases: [
        ...beforeNouns(),
        ...frenchPhrases(`
          cette (homme|arbre|hôtel|été|hiver|appartement|immeuble|endroit|article|exemple|événement|emploi|outil|accord|avis|argent|avion|ordinateur|espace|échange|objectif) = cet
          cet (équipe|entreprise|année|école|heure|idée|histoire|adresse|étude|époque|usine|église|image|information|offre|opération|organisation|œuvre|affaire|aide|action|activité|assemblée|attitude|erreur|étape|exposition|expérience|île|initiative|institution|habitude|hypothèse|enquête|émission|élection|armée|association|application|analyse|annonce) = cette
          un espèce {de} = une espèce {de}
          parle-en = parles-en
          profite-en = profites-en
          achète-en = achètes-en
          donne-en = donnes-en
          garde-en = gardes-en
          mange-en = manges-en
          pense-y = penses-y
          retourne-y = retournes-y
          reste-y = restes-y
        `),
      ],
    },
  ],
});
