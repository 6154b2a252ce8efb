import type { RulesOf } from '../rule.ts';
import { cliches } from './cliches.ts';
import { complexWords } from './complex-words.ts';
import { confusedWords } from './confused-words.ts';
import { inclusiveTerms } from './inclusive-terms.ts';
import { jargon } from './jargon.ts';
import { doubleSpaces, indefiniteArticles, quoteMarks, repeatedWords } from './mechanics.ts';
import { nominalisations } from './nominalisations.ts';
import { passive } from './passive.ts';
import { redundancies } from './redundancies.ts';
import { longSentence, manyCommas, readability, thereIs, undefinedAbbreviation } from './sentences.ts';
import { spellings } from './spellings.ts';
import { spellingVariants } from './spelling-variants.ts';
import { adverbs, fillers, weasels } from './weak-words.ts';
import { wordyPhrases } from './wordy-phrases.ts';

/** What every rule looks for in English. */
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
  'usage/redundancy': redundancies,
  'usage/confused': confusedWords,
  'inclusive/terms': inclusiveTerms,
  'readability/grade': readability,
};
