import type { Phrase, RuleContent, RuleExamples, RulesOf } from '../rule.ts';
import { cliches } from './cliches.ts';
import { complexWords } from './complex-words.ts';
import { confusedWords } from './confused-words.ts';
import { elision } from './elision.ts';
import * as examples from './examples.ts';
import { adverbPhrases, fillerPhrases, weaselPhrases } from './fillers.ts';
import { jargon } from './jargon.ts';
import { allowedTwice, knownAbbreviations } from './known-words.ts';
import { misspellings } from './misspellings.ts';
import { nominalisations } from './nominalisations.ts';
import { passive } from './passive.ts';
import { redundancies } from './redundancies.ts';
import { spellings } from './spellings.ts';
import { typeset } from './typeset.ts';
import { wordyPhrases } from './wordy-phrases.ts';

const phrases = (
  told: string,
  toldAlone: string,
  table: () => readonly Phrase[],
  ofRule: RuleExamples,
): RuleContent => ({
  check: () => ({
    kind: 'phrases',
    message: typeset(told),
    phrases: withMessage(table(), typeset(toldAlone)),
  }),
  examples: ofRule,
});

/** Those without a replacement are told in a way of their own. */
const withMessage = (table: readonly Phrase[], message: string): readonly Phrase[] =>
  table.map((phrase) =>
    phrase.message === undefined && (phrase.replace?.[0] ?? '').trim() === ''
      ? { ...phrase, message }
      : phrase,
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
    cliches,
    examples.cliche,
  ),
  'style/jargon': phrases(
    'Jargon : dites plutôt « {replacement} ».',
    'Jargon : dites-le avec des mots de tous les jours.',
    jargon,
    examples.jargon,
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
    redundancies,
    examples.redundancy,
  ),
  'usage/confused': phrases(
    'Écrivez « {replacement} » au lieu de « {match} ».',
    'Vérifiez « {match} ».',
    () => [...confusedWords(), ...misspellings()],
    examples.confused,
  ),
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
