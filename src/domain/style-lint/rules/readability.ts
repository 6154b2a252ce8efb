import type { Rule } from '../model/rule.ts';
import { readability as readabilityEn } from '../english/rules/sentences.ts';
import { grade as gradeFr } from '../french/rules/grade.ts';

export const readabilityRules = [
  {
    id: 'readability/grade',
    description: 'A text that is harder to read than the limit that was set.',
    severity: 'suggestion',
    isOnByDefault: false,
    isTaste: true,
    options: [
      {
        name: 'min_reading_ease',
        description: 'The least reading ease, from 0 (hard) to 100 (easy).',
        default: 40,
        least: 0,
        most: 100,
      },
    ],
    contents: { en: readabilityEn, fr: gradeFr },
  },
] as const satisfies readonly Rule[];
