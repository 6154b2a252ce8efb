import { z } from 'zod';
import type { ListedRule } from '#application/style-lint/list-rules.ts';
import { languages } from '#domain/language.ts';
import { engines } from '#domain/style-lint/model/engines.ts';
import { categories, type RuleOption, severities } from '#domain/style-lint/model/rule.ts';

export const ruleShape = z.object({
  rule_id: z.string(),
  engine: z.enum(engines).meta({ description: 'Which of the `engines` of a request looks for it.' }),
  category: z.enum(categories),
  languages: z.array(z.enum(languages)),
  default_severity: z.enum(severities),
  enabled_by_default: z.boolean().meta({ description: 'Whenever its engine is asked for.' }),
  description: z.string(),
  options_schema: z
    .looseObject({})
    .meta({ description: 'JSON Schema of what `rules.options` may hold for this rule.' }),
  examples: z.object({
    bad: z.array(z.string()).meta({ description: 'Texts in which the rule finds something.' }),
    good: z.array(z.string()).meta({ description: 'Texts in which it finds nothing.' }),
  }),
});

export function presentRule(rule: ListedRule): z.infer<typeof ruleShape> {
  const { id, engine, severity, isOnByDefault, description, options = [], examples } = rule;
  return {
    rule_id: id,
    engine,
    category: categoryOf(rule),
    languages: [...rule.languages],
    default_severity: severity,
    enabled_by_default: isOnByDefault,
    description,
    options_schema: {
      type: 'object',
      properties: Object.fromEntries(options.map((option) => [option.name, schemaOf(option)])),
      additionalProperties: false,
    },
    examples: { bad: [...examples.bad], good: [...examples.good] },
  };
}

const categoryOf = ({ id }: ListedRule) => z.enum(categories).parse(id.split('/')[0]);

const schemaOf = ({ description, least, most, ...option }: RuleOption) => ({
  type: 'number',
  description,
  minimum: least,
  maximum: most,
  default: option.default,
});
