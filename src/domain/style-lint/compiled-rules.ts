import { compileArticles } from './checks/article.ts';
import { compileConditional } from './checks/conditional.ts';
import { compileConsistency, compileVariants } from './checks/spellings.ts';
import { compileElision } from './checks/elision.ts';
import { compileMetric } from './checks/metric.ts';
import { compileOccurrence } from './checks/occurrence.ts';
import { compilePhrases } from './checks/phrases.ts';
import { compileQuotes } from './checks/quotes.ts';
import { compileRepetition } from './checks/repetition.ts';
import { compileSequence } from './checks/sequence.ts';
import { compileSpacing } from './checks/spacing.ts';
import { compileTerms } from './checks/terms.ts';
import { compileTypography } from './checks/typography.ts';
import type { CompiledCheck, Workshop } from './compiled-check.ts';
import { PhraseTrie } from './phrase-trie.ts';
import type { LintLanguage } from './prose.ts';
import type { Check, Rule } from './rule.ts';
import { sentenceLore, type SentenceLore } from './sentences.ts';
import { Vocabulary } from './vocabulary.ts';

interface CompiledRule {
  readonly rule: Rule;
  readonly check: Check;
  readonly run: CompiledCheck;
}

/** All rules of one language, made ready to read any number of texts. */
export interface CompiledRules {
  readonly language: LintLanguage;
  readonly vocabulary: Vocabulary;
  readonly lore: SentenceLore;
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
  return { language, vocabulary, lore: sentenceLore(vocabulary, language), trie, rules: compiled };
}

function compileCheck(check: Check, workshop: Workshop): CompiledCheck {
  switch (check.kind) {
    case 'phrases':
      return compilePhrases(check, workshop);
    case 'repetition':
      return compileRepetition(check, workshop);
    case 'occurrence':
      return compileOccurrence(check);
    case 'conditional':
      return compileConditional(check, workshop);
    case 'consistency':
      return compileConsistency(check, workshop);
    case 'variants':
      return compileVariants(check, workshop);
    case 'sequence':
      return compileSequence(check, workshop);
    case 'metric':
      return compileMetric(check);
    case 'elision':
      return compileElision(check, workshop);
    case 'terms':
      return compileTerms(check);
    case 'spacing':
      return compileSpacing(check);
    case 'article':
      return compileArticles(check, workshop);
    case 'quotes':
      return compileQuotes(check);
    case 'typography':
      return compileTypography(check);
  }
}
