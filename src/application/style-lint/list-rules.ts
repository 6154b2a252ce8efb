import { type LintLanguage, lintLanguages } from '#domain/style-lint/languages.ts';
import { engineFacts, type Engine } from '#domain/style-lint/model/engines.ts';
import { grammarRules } from '#domain/style-lint/model/grammar-rules.ts';
import type { Rule, RuleExamples, RuleFacts } from '#domain/style-lint/model/rule.ts';

/** A rule of any engine, as the public list shows it. */
export interface ListedRule extends RuleFacts {
  readonly engine: Engine;
  readonly languages: readonly LintLanguage[];
  readonly examples: RuleExamples;
}

/**
 * Every rule, in the order of the public list. The tables of the rules are large and are needed by few processes outside
 * the threads that check texts, so they are loaded here.
 */
export async function listRules(): Promise<readonly ListedRule[]> {
  const { rules } = await import('#domain/style-lint/rules/rules.ts');
  return [
    ...rules.map(listedStyleRule),
    ...grammarRules.map((rule) => ({
      ...rule,
      engine: 'grammar' as const,
      languages: engineFacts.grammar.languages,
    })),
  ];
}

function listedStyleRule({ contents, ...facts }: Rule): ListedRule {
  const known = lintLanguages.filter((language) => contents[language]);
  const examplesOf = (kind: keyof RuleExamples): string[] =>
    lintLanguages.flatMap((language) => contents[language]?.examples[kind] ?? []);
  return {
    ...facts,
    engine: 'style',
    // A rule for the request's own words works in every language.
    languages: known.length > 0 ? known : lintLanguages,
    examples: { bad: examplesOf('bad'), good: examplesOf('good') },
  };
}
