import type { RuleExamples, RuleFacts } from './rule.ts';

interface GrammarRule extends RuleFacts {
  /** In English, the only language with a grammar check. */
  readonly examples: RuleExamples;
}

/**
 * The rules of the grammar engine, one for each group of the engine's own rules. They run only if the request asks for
 * the engine.
 */
export const grammarRules = [
  {
    id: 'grammar/form',
    description:
      'A form that does not fit its sentence: verbs after "did" and "have", comparisons, singular and plural.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    examples: {
      bad: [
        'I have went there before.',
        'The letter was wrote by Ann.',
        'He is taller then me.',
        'This is more better than that.',
        'One of the reason is the cost.',
      ],
      good: [
        'I have gone there before.',
        'The letter was written by Ann.',
        'He is taller than me.',
        'This is better than that.',
        'One of the reasons is the cost.',
      ],
    },
  },
  {
    id: 'grammar/pronoun',
    description:
      'A verb that does not agree with its pronoun, and pronouns taken for words that sound alike.',
    severity: 'error',
    isOnByDefault: true,
    isTaste: false,
    examples: {
      bad: [
        'She go to work by train.',
        'They was late again.',
        'The dog wagged it’s tail.',
        'We where there all day.',
      ],
      good: [
        'She goes to work by train.',
        'They were late again.',
        'The dog wagged its tail.',
        'Tell us where there is room.',
      ],
    },
  },
  {
    id: 'grammar/phrase',
    description: 'A set phrase with a wrong or missing word.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    examples: {
      bad: [
        'Work will grind to halt.',
        'The storm will wreck havoc.',
        'It makes senses to wait.',
        'We do not want to rise the question.',
      ],
      good: [
        'Work will grind to a halt.',
        'The storm will wreak havoc.',
        'It makes sense to wait.',
        'We do not want to raise the question.',
      ],
    },
  },
  {
    id: 'grammar/usage',
    description: 'A word or preposition that is not used in this way.',
    severity: 'warning',
    isOnByDefault: true,
    isTaste: false,
    examples: {
      bad: [
        'She is very good in chess.',
        'He was suppose to call.',
        'I did it on accident.',
        'Are you apart of the team?',
      ],
      good: [
        'She is very good at chess.',
        'I suppose she will call.',
        'I did it by accident.',
        'The houses stand apart from the road.',
      ],
    },
  },
] as const satisfies readonly GrammarRule[];

export type GrammarRuleId = (typeof grammarRules)[number]['id'];
