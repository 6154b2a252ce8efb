import type { LiteralSense, Phrase, RuleContent, RuleExamples, RulesOf } from '../model/rule.ts';
import { cliches } from './cliches.ts';
import { complexWords } from './complex-words.ts';
import { confusedWords } from './confused-words.ts';
import { elision } from './elision.ts';
import * as examples from './examples.ts';
import { adverbPhrases, fillerPhrases, weaselPhrases } from './fillers.ts';
import { jargon } from './jargon.ts';
import { allowedTwice, knownAbbreviations, pairEnds, towardsTheEast } from './known-words.ts';
import { misspellings } from './misspellings.ts';
import { nominalisations } from './nominalisations.ts';
import { capitalPhrases } from './capitals.ts';
import { euphony } from './euphony.ts';
import {
  confusedPairs,
  furtherAnglicisms,
  furtherCliches,
  latinPhrases,
  respectfulPhrases,
  withMettrePhrases,
} from './further-phrases.ts';
import { literalJargon, literalSenses } from './literal-senses.ts';
import {
  annotationCheck,
  dateCheck,
  punctuationCheck,
  superfluousNeCheck,
  unitCheck,
  unmarriedCheck,
} from './marks.ts';
import { morePleonasms, otherAnglicisms, superfluousNe } from './more-phrases.ts';
import { passive } from './passive.ts';
import { redundancies } from './redundancies.ts';
import { spellings } from './spellings.ts';
import { typeset } from './typeset.ts';
import { wordyPhrases } from './wordy-phrases.ts';

const phrases = (
  told: string,
  messageWithoutReplacement: string,
  table: () => readonly Phrase[],
  ofRule: RuleExamples,
  areSpokenOf = false,
  literal?: readonly LiteralSense[],
): RuleContent => ({
  check: () => ({
    kind: 'phrases',
    ...(areSpokenOf && { skipsNames: true, skipsQuotations: true }),
    ...(literal !== undefined && { literal }),
    message: typeset(told),
    phrases: withMessage(unique(table()), typeset(messageWithoutReplacement)),
  }),
  examples: ofRule,
});

/** Some phrases are in more than one table. */
const unique = (table: readonly Phrase[]): readonly Phrase[] => [
  ...new Map(table.map((phrase) => [`${phrase.match}|${phrase.position ?? ''}`, phrase])).values(),
];

/** Gives phrases without a replacement a message of their own. */
const withMessage = (table: readonly Phrase[], message: string): readonly Phrase[] =>
  table.map((phrase) =>
    phrase.message === undefined && (phrase.replace?.[0] ?? '').trim() === ''
      ? { ...phrase, message }
      : phrase,
  );

const respect = phrases(
  'Mot qui peut blesser : « {replacement} » ne blesse pas.',
  'Mot qui peut blesser ou exclure : cherchez un terme neutre.',
  respectfulPhrases,
  examples.respectful,
  true,
);

/** What every rule looks for in French. */
export const frenchRules: RulesOf = {
  'clarity/wordy-phrase': phrases(
    'Plus court : « {replacement} » au lieu de « {match} ».',
    'Supprimez « {match} » : la phrase dira la même chose.',
    wordyPhrases,
    examples.wordyPhrase,
  ),
  'clarity/complex-word': phrases(
    'Plus simple : « {replacement} » au lieu de « {match} ».',
    'Cherchez un mot plus simple que « {match} ».',
    complexWords,
    examples.complexWord,
  ),
  'clarity/long-sentence': {
    check: () => ({
      kind: 'occurrence',
      message: typeset('Cette phrase compte {count} mots : coupez-la en deux.'),
      counted: 'words',
      option: 'max_words',
    }),
    examples: examples.longSentence,
  },
  'clarity/passive': { check: passive, examples: examples.passive },
  'clarity/nominalisation': phrases(
    'Dites-le par un verbe : « {replacement} ».',
    'Dites-le par un verbe.',
    nominalisations,
    examples.nominalisation,
  ),
  'clarity/many-commas': {
    check: () => ({
      kind: 'occurrence',
      message: typeset('Cette phrase compte {count} virgules : faites-en plusieurs phrases ou une liste.'),
      counted: 'commas',
      option: 'max_commas',
    }),
    examples: examples.manyCommas,
  },
  'clarity/undefined-abbreviation': {
    check: () => ({
      kind: 'conditional',
      message: typeset('Expliquez « {match} » la première fois : forme longue (sigle).'),
      known: knownAbbreviations,
    }),
    examples: examples.undefinedAbbreviation,
  },
  'style/weasel': phrases(
    'Trop vague : dites qui, combien ou quand.',
    'Trop vague : dites qui, combien ou quand.',
    weaselPhrases,
    examples.weasel,
  ),
  'style/filler': phrases(
    'Dites simplement « {replacement} ».',
    'Supprimez « {match} », si la phrase dit la même chose sans.',
    fillerPhrases,
    examples.filler,
  ),
  'style/cliche': phrases(
    'Formule usée : dites-le avec vos mots, par exemple « {replacement} ».',
    'Formule usée : dites-le avec vos mots.',
    () => [...furtherCliches(), ...cliches()],
    examples.cliche,
    true,
    literalSenses,
  ),
  'style/jargon': phrases(
    'Jargon : dites plutôt « {replacement} ».',
    'Jargon : dites-le avec des mots de tous les jours.',
    () => [...furtherAnglicisms(), ...otherAnglicisms(), ...jargon()],
    examples.jargon,
    true,
    literalJargon,
  ),
  'style/adverb': phrases(
    'Dites simplement « {replacement} ».',
    '« {match} » ajoute peu : supprimez-le ou donnez un fait.',
    adverbPhrases,
    examples.adverb,
  ),
  'consistency/spelling': {
    check: () => ({
      kind: 'consistency',
      message: typeset('Écrivez ce mot partout de la même façon : « {replacement} ».'),
      families: spellings(),
    }),
    examples: examples.spelling,
  },
  'consistency/quotes': {
    check: () => ({
      kind: 'quotes',
      message: typeset('Gardez dans tout le texte la même forme : ici « {replacement} ».'),
    }),
    examples: examples.quotes,
  },
  'mechanics/repeated-word': {
    check: () => ({
      kind: 'repetition',
      message: typeset('« {match} » : un mot est écrit deux fois.'),
      allowed: allowedTwice,
      allowedAfter: { est: towardsTheEast },
      pairEnds,
    }),
    examples: examples.repeatedWord,
  },
  'mechanics/double-space': {
    check: () => ({
      kind: 'spacing',
      message: typeset('Une seule espace entre deux mots, aucune avant une virgule ou un point.'),
    }),
    examples: examples.doubleSpace,
  },
  'mechanics/elision': { check: elision, examples: examples.elision },
  'mechanics/typography': {
    check: () => ({
      kind: 'typography',
      message: typeset('Mettez une espace insécable avant « ; : ! ? » et à l’intérieur des guillemets.'),
    }),
    examples: examples.typography,
  },
  'usage/redundancy': phrases(
    'Pléonasme : « {replacement} » suffit.',
    'Pléonasme : « {match} » dit deux fois la même chose.',
    () => [...morePleonasms(), ...redundancies()],
    examples.redundancy,
  ),
  'usage/confused': phrases(
    'Écrivez « {replacement} » au lieu de « {match} ».',
    'Vérifiez « {match} ».',
    () => [
      ...confusedPairs(),
      ...withMettrePhrases(),
      ...superfluousNe(),
      ...confusedWords(),
      ...misspellings(),
    ],
    examples.confused,
  ),
  'mechanics/annotation': { check: annotationCheck, examples: examples.annotation },
  'mechanics/capital': phrases(
    'Majuscule : écrivez « {replacement} ».',
    'Majuscule : vérifiez « {match} ».',
    capitalPhrases,
    examples.capital,
  ),
  'mechanics/date-time': { check: dateCheck, examples: examples.dateTime },
  'mechanics/euphony': { check: euphony, examples: examples.euphony },
  'mechanics/punctuation': { check: punctuationCheck, examples: examples.punctuation },
  'mechanics/unit': { check: unitCheck, examples: examples.unit },
  'usage/construction': { check: superfluousNeCheck, examples: examples.construction },
  'style/latin': phrases(
    'Écrivez « {replacement} » au lieu de « {match} ».',
    'Dites-le en français.',
    latinPhrases,
    examples.latin,
    true,
  ),
  'inclusive/terms': {
    check: () => ({ kind: 'several', checks: [respect.check(), unmarriedCheck()] }),
    examples: respect.examples,
  },
  'readability/grade': {
    check: () => ({
      kind: 'metric',
      message: typeset(
        'Texte difficile à lire (facilité de lecture : {value}) : raccourcissez les phrases et les mots.',
      ),
      metric: 'reading_ease',
      option: 'min_reading_ease',
    }),
    examples: examples.grade,
  },
};
