import type { LintLanguage } from '../languages.ts';
import type { RuleContent } from '../model/rule.ts';

/** The examples use the term `sign in`, with `login` to avoid. */
const examples = { bad: ['Login to go on.'], good: ['Sign in to go on.'] };

/** The only rule whose words come with the request. */
export const termsRule: Readonly<Record<LintLanguage, RuleContent>> = {
  en: { check: () => ({ kind: 'terms', message: 'Write "{replacement}" instead of "{match}".' }), examples },
  fr: {
    check: () => ({
      kind: 'terms',
      message: 'Écrivez «\u202F{replacement}\u202F» au lieu de «\u202F{match}\u202F».',
    }),
    examples,
  },
};
