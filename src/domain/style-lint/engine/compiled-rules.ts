import { compileArticles } from '../checks/article.ts';
import { compileConditional } from '../checks/conditional.ts';
import { compileConsistency, compileVariants } from '../checks/spellings.ts';
import { compileElision } from '../checks/elision.ts';
import { compileMarks } from '../checks/marks.ts';
import { compileMetric } from '../checks/metric.ts';
import { compileMixture } from '../checks/mixture.ts';
import { compileOccurrence } from '../checks/occurrence.ts';
import { compilePairs } from '../checks/pairs.ts';
import { compilePhrases } from '../checks/phrases.ts';
import { compileQuotes } from '../checks/quotes.ts';
import { compileRepetition } from '../checks/repetition.ts';
import { compileSequence } from '../checks/sequence.ts';
import { compileSeveral } from '../checks/several.ts';
import { compileSpacing } from '../checks/spacing.ts';
import { compileTerms } from '../checks/terms.ts';
import { compileTypography } from '../checks/typography.ts';
import type { CompiledCheck, CompileTools } from './compiled-check.ts';
import { PhraseTrie } from './phrase-trie.ts';
import type { LintLanguage } from '../languages.ts';
import type { Check, Rule } from '../model/rule.ts';
import { sentenceWordsOf, type SentenceWords } from '../text/sentences.ts';
import { Vocabulary } from '../model/vocabulary.ts';

interface CompiledRule {
  readonly rule: Rule;
  readonly check: Check;
  readonly run: CompiledCheck;
}

/** All rules of one language, compiled to check any number of texts. */
export interface CompiledRules {
  readonly language: LintLanguage;
  readonly vocabulary: Vocabulary;
  readonly sentenceWords: SentenceWords;
  readonly trie: PhraseTrie;
  readonly rules: readonly CompiledRule[];
}

export function compileRules(rules: readonly Rule[], language: LintLanguage): CompiledRules {
  const vocabulary = new Vocabulary(language);
  const trie = new PhraseTrie();
  const compiled: CompiledRule[] = [];
  for (const rule of rules) {
    const content = rule.contents[language];
    if (content === undefined) continue;
    const number = compiled.length;
    const check = content.check();
    const run = compileCheck(check, {
      vocabulary,
      listenFor: (phrase, item) => trie.add(vocabulary.learn(phrase), number, item),
    });
    compiled.push({ rule, check, run });
  }
  return {
    language,
    vocabulary,
    sentenceWords: sentenceWordsOf(vocabulary, language),
    trie,
    rules: compiled,
  };
}

function compileCheck(check: Check, tools: CompileTools): CompiledCheck {
  switch (check.kind) {
    case 'phrases':
      return compilePhrases(check, tools);
    case 'repetition':
      return compileRepetition(check, tools);
    case 'occurrence':
      return compileOccurrence(check);
    case 'conditional':
      return compileConditional(check, tools);
    case 'consistency':
      return compileConsistency(check, tools);
    case 'variants':
      return compileVariants(check, tools);
    case 'sequence':
      return compileSequence(check, tools);
    case 'metric':
      return compileMetric(check);
    case 'elision':
      return compileElision(check, tools);
    case 'terms':
      return compileTerms(check);
    case 'spacing':
      return compileSpacing(check);
    case 'article':
      return compileArticles(check, tools);
    case 'quotes':
      return compileQuotes(check);
    case 'typography':
      return compileTypography(check);
    case 'marks':
      return compileMarks(check);
    case 'mixture':
      return compileMixture(check, tools);
    case 'pairs':
      return compilePairs(check);
    case 'several':
      return compileSeveral(check.checks, tools, compileCheck);
  }
}
