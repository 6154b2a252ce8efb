import { everyRule } from '#domain/style-lint/model/every-rule.ts';
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

/** Every fault in the settings; empty if they are valid. */
export const judgeRuleSettings = ({
  enable,
  disable,
  options,
}: RuleSettings): readonly RuleSettingFault[] => [
  ...unknownRules('enable', enable),
  ...unknownRules('disable', disable),
  ...Object.entries(options).flatMap(([rule, values]) => optionFaults(rule, values)),
];

const byId = new Map<string, RuleFacts>(everyRule.map((rule) => [rule.id, rule]));

const wholeCategories: ReadonlySet<string> = new Set(categories.map((category) => `${category}/*`));

const unknownRules = (list: 'enable' | 'disable', names: readonly string[]): RuleSettingFault[] =>
  names.flatMap((name, index) =>
    wholeCategories.has(name) || byId.has(name) ? [] : [{ kind: 'unknown_rule', list, index }],
  );

function optionFaults(rule: string, values: Readonly<Record<string, number>>): RuleSettingFault[] {
  const known = byId.get(rule);
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
