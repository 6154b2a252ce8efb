import { categories, type RuleFacts, type RuleOption } from '#domain/style-lint/model/rule.ts';

/** Which rules to switch on or off, and their options. */
export interface RuleSettings {
  /** Rule ids, or all rules of a category, as in `clarity/*`. `disable` overrides `enable`. */
  readonly enable: readonly string[];
  readonly disable: readonly string[];
  /** By rule id, then by option name. */
  readonly options: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export type RuleSettingFault =
  | { readonly kind: 'unknown_rule'; readonly list: 'enable' | 'disable'; readonly index: number }
  | { readonly kind: 'unknown_rule_of_options'; readonly rule: string }
  | { readonly kind: 'unknown_option'; readonly rule: string; readonly option: string }
  | {
      readonly kind: 'option_out_of_range';
      readonly rule: string;
      readonly option: string;
      readonly least: number;
      readonly most: number;
    };

/** Every fault in the settings; empty if they are valid. Loads the rules only if there is something to look up. */
export async function judgeRuleSettings({
  enable,
  disable,
  options,
}: RuleSettings): Promise<readonly RuleSettingFault[]> {
  const settings = Object.entries(options);
  if (enable.length + disable.length + settings.length === 0) return [];
  const { everyRule } = await import('#domain/style-lint/rules/every-rule.ts');
  const rules: Rules = new Map(everyRule.map((rule) => [rule.id, rule]));
  return [
    ...unknownRules(rules, 'enable', enable),
    ...unknownRules(rules, 'disable', disable),
    ...settings.flatMap(([rule, values]) => optionFaults(rules, rule, values)),
  ];
}

/** By id. */
type Rules = ReadonlyMap<string, RuleFacts>;

const wholeCategories: ReadonlySet<string> = new Set(categories.map((category) => `${category}/*`));

const unknownRules = (
  rules: Rules,
  list: 'enable' | 'disable',
  names: readonly string[],
): RuleSettingFault[] =>
  names.flatMap((name, index) =>
    wholeCategories.has(name) || rules.has(name) ? [] : [{ kind: 'unknown_rule', list, index }],
  );

function optionFaults(
  rules: Rules,
  rule: string,
  values: Readonly<Record<string, number>>,
): RuleSettingFault[] {
  const known = rules.get(rule);
  if (known === undefined) return [{ kind: 'unknown_rule_of_options', rule }];
  return Object.entries(values).flatMap(([option, value]) => {
    const fault = optionFault(
      known.options?.find(({ name }) => name === option),
      value,
    );
    return fault === undefined ? [] : [{ ...fault, rule, option }];
  });
}

type OptionFault =
  | Pick<RuleSettingFault & { kind: 'unknown_option' }, 'kind'>
  | Omit<RuleSettingFault & { kind: 'option_out_of_range' }, 'rule' | 'option'>;

function optionFault(option: RuleOption | undefined, value: number): OptionFault | undefined {
  if (option === undefined) return { kind: 'unknown_option' };
  const { least, most } = option;
  return value < least || value > most ? { kind: 'option_out_of_range', least, most } : undefined;
}
