import type { Language } from '#domain/language.ts';
import { englishRules } from '../english/english-rules.ts';
import { frenchRules } from '../french/french-rules.ts';
import { termsRule } from './house-terms.ts';
import type { Rule, RuleContent, RuleId } from './rule.ts';
import { ruleList } from './rule-list.ts';

/** Every rule with its content in both languages. */
export const rules: readonly Rule[] = ruleList.map((facts) => {
  const english = contentOf(facts.id, 'en');
  const french = contentOf(facts.id, 'fr');
  return { ...facts, contents: { ...(english && { en: english }), ...(french && { fr: french }) } };
});

function contentOf(id: RuleId, language: Language): RuleContent | undefined {
  if (id === 'consistency/terms') return termsRule[language];
  return { en: englishRules, fr: frenchRules }[language][id];
}
