import { z } from 'zod';
import { languages } from '../../../../domain/language.ts';
import {
  categories,
  type Rule,
  type RuleContent,
  type RuleOption,
  severities,
} from '../../../../domain/style-lint/rule.ts';

export const ruleShape = z.object({
  rule_id: z.string(),
  category: z.enum(categories),
  languages: z.array(z.enum(languages)),
  default_severity: z.enum(severities),
  enabled_by_default: z.boolean(),
  description: z.string(),
  options_schema: z
    .looseObject({})
    .meta({ description: 'JSON Schema of what `rules.options` may hold for this rule.' }),
  examples: z.object({
    bad: z.array(z.string()).meta({ description: 'Texts in which the rule finds something.' }),
    good: z.array(z.string()).meta({ description: 'Texts in which it finds nothing.' }),
  }),
});

export function presentRule(rule: Rule): z.infer<typeof ruleShape> {
  const { id, contents, severity, isOnByDefault, description, options = [] } = rule;
  const known = languages.filter((language) => contents[language]);
  return {
    rule_id: id,
    category: categoryOf(rule),
    // A rule that looks for the caller's own words needs to know nothing of the language.
    languages: known.length > 0 ? known : [...languages],
    default_severity: severity,
    enabled_by_default: isOnByDefault,
    description,
    options_schema: {
      type: 'object',
      properties: Object.fromEntries(options.map((option) => [option.name, schemaOf(option)])),
      additionalProperties: false,
    },
    examples: { bad: examplesOf(rule, 'bad'), good: examplesOf(rule, 'good') },
  };
}

const categoryOf = ({ id }: Rule) => z.enum(categories).parse(id.split('/')[0]);

const schemaOf = ({ description, least, most, ...option }: RuleOption) => ({
  type: 'number',
  description,
  minimum: least,
  maximum: most,
  default: option.default,
});

const examplesOf = ({ contents }: Rule, kind: keyof RuleContent['examples']): string[] =>
  languages.flatMap((language) => contents[language]?.examples[kind] ?? []);
