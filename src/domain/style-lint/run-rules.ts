import type { CheckRun } from './compiled-check.ts';
import type { CompiledRules } from './compiled-rules.ts';
import { BoundedSink, type Budget, type SinkLimits } from './hits.ts';
import { ignoredSpans } from './ignored-words.ts';
import type { LintSettings, Metrics } from './lint-report.ts';
import type { Reading } from './reading.ts';
import type { Check, Rule } from './rule.ts';
import { isAtLeast, isSelected, names, optionOf } from './selection.ts';
import { SpanSet } from './span-set.ts';

/** A rule with what it found. */
export interface ActiveRule {
  readonly rule: Rule;
  readonly sink: BoundedSink;
  /** False for those that run only so that no fix breaks what they guard. */
  readonly isTold: boolean;
}

export interface Task {
  readonly reading: Reading;
  readonly settings: LintSettings;
  readonly metrics: Metrics;
  readonly budget: Budget;
}

/** Not fewer if only some findings are asked for: what a program may fix must not hang on that. */
export const mostKept = ({ maxFindings }: LintSettings): number => Math.max(1000, maxFindings);

const guards: readonly Check['kind'][] = ['article', 'elision', 'repetition'];

/** The rules that the request wants, out of those that `isAsked` lets through. */
export function runRules(
  { rules, trie }: CompiledRules,
  task: Task,
  isAsked: (check: Check) => boolean = () => true,
): readonly ActiveRule[] {
  const { reading, settings, budget } = task;
  const ignored = ignoredSpans(reading, settings.ignoreWords, budget);
  const active = rules.map(({ rule, check, run }) => {
    const isTold = isSelected(rule, settings);
    if (!isAsked(check) || (!isTold && !guards.includes(check.kind))) return undefined;
    const sink = new BoundedSink(limitsOf(rule, check, task, ignored));
    const option = (name: string): number => optionOf(rule, name, settings);
    return { rule, sink, isTold, run: run({ ...task, sink, option }) };
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

function limitsOf(rule: Rule, check: Check, { reading, settings }: Task, ignored: SpanSet): SinkLimits {
  const silenced = new SpanSet(
    reading.prose.silences
      .filter(({ rules }) => rules === 'all' || rules.some((pattern) => names(pattern, rule.id)))
      .map(({ span }) => span),
  );
  const isOfWords = check.kind !== 'occurrence' && check.kind !== 'metric';
  return {
    most: mostKept(settings),
    severity: rule.severity,
    isWanted: (span, severity) =>
      isAtLeast(severity, settings.minSeverity) &&
      !silenced.touches(span) &&
      !(isOfWords && ignored.hasWithin(span)),
  };
}
