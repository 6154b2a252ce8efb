import type { CheckRun } from './compiled-check.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { BoundedSink, type Budget, type SinkLimits } from './hits.ts';
import { ignoredSpans } from '../model/ignored-words.ts';
import type { LintSettings, Metrics } from '../output/lint-report.ts';
import type { Reading } from '../text/reading.ts';
import type { Check, Rule } from '../model/rule.ts';
import { isSelected, optionOf } from '../model/selection.ts';
import type { SpanSet } from './span-set.ts';
import { wantedSpans } from './wanted-spans.ts';

/** A rule with its hits. */
export interface ActiveRule {
  readonly rule: Rule;
  readonly sink: BoundedSink;
  /** False for rules that run only to make sure that a fix does not break them. */
  readonly isReported: boolean;
}

export interface Task {
  readonly reading: Reading;
  readonly settings: LintSettings;
  readonly metrics: Metrics;
  readonly budget: Budget;
}

/** Does not depend on a small `maxFindings`, because the findings that a program may fix must not change with it. */
export const mostKept = ({ maxFindings }: LintSettings): number => Math.max(1000, maxFindings);

const guards: readonly Check['kind'][] = ['article', 'elision', 'repetition'];

/** Runs the rules that the request has selected and that `isAsked` accepts. */
export function runRules(
  { rules, trie }: CompiledRules,
  task: Task,
  isAsked: (check: Check) => boolean = () => true,
): readonly ActiveRule[] {
  const { reading, settings, budget } = task;
  const ignored = ignoredSpans(reading, settings.ignoreWords, budget);
  const active = rules.map(({ rule, check, run }) => {
    const isReported = isSelected(rule, settings);
    if (!isAsked(check) || (!isReported && !guards.includes(check.kind))) return undefined;
    const sink = new BoundedSink(limitsOf(rule, check, task, ignored));
    const option = (name: string): number => optionOf(rule, name, settings);
    return { rule, sink, isReported, run: run({ ...task, sink, option }) };
  });
  const takenTo = new Uint32Array(rules.length);
  trie.scan(reading, budget, (rule, item, first, end) => {
    if (first < (takenTo[rule] ?? 0)) return;
    if (active[rule]?.run.match?.(item, first, end) === true) takenTo[rule] = end;
  });
  return active.filter((one) => one !== undefined).map(finish);
}

function finish({ run, ...active }: ActiveRule & { readonly run: CheckRun }): ActiveRule {
  run.finish?.();
  return active;
}

function limitsOf(rule: Rule, { kind }: Check, { reading, settings }: Task, ignored: SpanSet): SinkLimits {
  const isOfWords = kind !== 'occurrence' && kind !== 'metric';
  return {
    most: mostKept(settings),
    severity: rule.severity,
    isWanted: wantedSpans(rule.id, reading.prose, settings, isOfWords ? ignored : undefined),
  };
}
