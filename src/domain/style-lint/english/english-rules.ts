import type { RulesOf } from '../model/rule.ts';
import { cliches } from './cliches.ts';
import { complexWords } from './complex-words.ts';
import { confusedWords } from './confused-words.ts';
import { inclusiveTerms } from './inclusive-terms.ts';
import { jargon } from './jargon.ts';
import { doubleSpaces, indefiniteArticles, quoteMarks, repeatedWords } from './mechanics.ts';
import { nominalisations } from './nominalisations.ts';
import { annotations, punctuation, quotations, symbols } from './marks.ts';
import { archaisms, latin } from './old-and-foreign-words.ts';
import { capitals } from './capitals.ts';
import { datesAndTimes, sums } from './dates-and-sums.ts';
import { illogic } from './illogic.ts';
import { misspellings } from './misspellings.ts';
import { mixedMetaphors } from './mixed-metaphors.ts';
import { needlessVariants } from './needless-variants.ts';
import { openers } from './openers.ts';
import { pretension } from './pretension.ts';
import { uncomparables } from './uncomparables.ts';
import { passive } from './passive.ts';
import { redundancies } from './redundancies.ts';
import { longSentence, manyCommas, readability, thereIs, undefinedAbbreviation } from './sentences.ts';
import { spellings } from './spellings.ts';
import { spellingVariants } from './spelling-variants.ts';
import { adverbs, fillers, weasels } from './weak-words.ts';
import { wordyPhrases } from './wordy-phrases.ts';

/** The content of every rule in English. */
export const englishRules: RulesOf = {
  'clarity/wordy-phrase': wordyPhrases,
  'clarity/complex-word': complexWords,
  'clarity/long-sentence': longSentence,
  'clarity/passive': passive,
  'clarity/nominalisation': nominalisations,
  'clarity/many-commas': manyCommas,
  'clarity/undefined-abbreviation': undefinedAbbreviation,
  'style/weasel': weasels,
  'style/filler': fillers,
  'style/cliche': cliches,
  'style/jargon': jargon,
  'style/adverb': adverbs,
  'style/there-is': thereIs,
  'consistency/spelling': spellings,
  'consistency/spelling-variant': spellingVariants,
  'consistency/quotes': quoteMarks,
  'mechanics/repeated-word': repeatedWords,
  'mechanics/double-space': doubleSpaces,
  'mechanics/indefinite-article': indefiniteArticles,
  'mechanics/annotation': annotations,
  'mechanics/capital': capitals,
  'mechanics/currency': sums,
  'mechanics/date-time': datesAndTimes,
  'mechanics/misspelling': misspellings,
  'mechanics/punctuation': punctuation,
  'mechanics/quotation': quotations,
  'mechanics/symbol': symbols,
  'style/archaism': archaisms,
  'style/latin': latin,
  'style/mixed-metaphor': mixedMetaphors,
  'style/opener': openers,
  'style/pretension': pretension,
  'usage/illogical': illogic,
  'usage/needless-variant': needlessVariants,
  'usage/uncomparable': uncomparables,
  'usage/redundancy': redundancies,
  'usage/confused': confusedWords,
  'inclusive/terms': inclusiveTerms,
  'readability/grade': readability,
};
