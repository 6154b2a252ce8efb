import type { Language } from '../language.ts';
import type { RuleContent } from './rule.ts';

/** What the examples are about: `sign in`, never `login`. */
const examples = { bad: ['Login to go on.'], good: ['Sign in to go on.'] };

/** The one rule whose words come with the request. */
export const termsRule: Readonly<Record<Language, RuleContent>> = {
  en: { check: () => ({ kind: 'terms', message: 'Write "{replacement}" instead of "{match}".' }), examples },
  fr: {
    check: () => ({
      kind: 'terms',
      message: 'Écrivez «\u202F{replacement}\u202F» au lieu de «\u202F{match}\u202F».',
    }),
    examples,
  },
};
