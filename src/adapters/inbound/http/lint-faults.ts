import type { RuleSettingFault } from '#application/style-lint/judge-rule-settings.ts';
import { pointerTo } from './requests/json-inspection.ts';
import type { Fault } from './problem.ts';

/** Describes what to change in the `rules` of a request. */
export function lintFaultOf(fault: RuleSettingFault): Fault {
  switch (fault.kind) {
    case 'unknown_rule':
      return at(['rules', fault.list, fault.index], 'unknown_rule', 'There is no such rule or category.');
    case 'unknown_rule_of_options':
      return at(['rules', 'options', fault.rule], 'unknown_rule', 'There is no such rule.');
    case 'unknown_option':
      return at(['rules', 'options', fault.rule, fault.option], fault.kind, 'The rule has no such option.');
    case 'option_out_of_range': {
      const message = `The number must be from ${fault.least} to ${fault.most}.`;
      return at(['rules', 'options', fault.rule, fault.option], fault.kind, message);
    }
  }
}

const at = (path: readonly PropertyKey[], code: string, message: string): Fault => ({
  pointer: pointerTo(path),
  code,
  message,
});
