import { compileRules, type CompiledRules } from './compiled-rules.ts';
import { categoryOf, inOrder, makeFindings, type RuleHit } from '../output/findings.ts';
import { Budget } from './hits.ts';
import type { LintReport, LintSettings } from '../output/lint-report.ts';
import { measure } from '../text/metrics.ts';
import type { LintLanguage } from '../languages.ts';
import type { Prose } from '../text/prose.ts';
import { readProse } from '../text/read-prose.ts';
import type { Category, Check, Rule, Severity } from '../model/rule.ts';
import { mostKept, runRules, type ActiveRule, type Task } from './run-rules.ts';
import { safeFixes } from '../output/safe-fixes.ts';

export type Linter = (prose: Prose, settings: LintSettings) => LintReport;

/**
 * Twenty times the need of ordinary texts of 100 000 characters, and twice the need of texts with many house terms that
 * almost match.
 */
const defaultSteps = 10_000_000;

/** Compiles the rules of each language when that language is first checked. */
export function makeLinter(ruleSet: readonly Rule[], steps = defaultSteps): Linter {
  const compiled = new Map<LintLanguage, CompiledRules>();
  return (prose, settings) => {
    const { language } = settings;
    const known = compiled.get(language) ?? compileRules(ruleSet, language);
    compiled.set(language, known);
    const reading = readProse(prose, known);
    return report(known, { reading, settings, metrics: measure(reading), budget: new Budget(steps) });
  };
}

function report(known: CompiledRules, task: Task): LintReport {
  const { settings, budget, metrics } = task;
  const { prose } = task.reading;
  const active = runRules(known, task);
  const wanted = active.filter(({ isReported }) => isReported);
  const counts = countAll(wanted);
  const found = hitsOf(wanted).slice(0, mostKept(settings));
  const returned = found.slice(0, settings.maxFindings);
  const fixable = safeFixes(task.reading, found, hitsOf(active), (fixed) =>
    hitsOf(runRules(known, { ...task, reading: readProse(fixed, known) }, isLocal)),
  );
  return {
    findings: makeFindings(prose, returned, fixable, settings.positionUnit),
    ...counts,
    isTruncated: counts.total > returned.length,
    isIncomplete: budget.isSpent,
    metrics,
  };
}

const farSighted: readonly Check['kind'][] = ['conditional', 'consistency', 'metric', 'quotes', 'variants'];

/** Whether a rule looks at one sentence at a time. */
const isLocal = ({ kind }: Check): boolean => !farSighted.includes(kind);

const hitsOf = (active: readonly ActiveRule[]): readonly RuleHit[] =>
  active.flatMap(({ rule, sink }) => sink.hits.map((hit): RuleHit => ({ rule, hit }))).toSorted(inOrder);

function countAll(active: readonly ActiveRule[]): Pick<LintReport, 'total' | 'bySeverity' | 'byCategory'> {
  const bySeverity: Record<Severity, number> = { suggestion: 0, warning: 0, error: 0 };
  const byCategory: Partial<Record<Category, number>> = {};
  let total = 0;
  for (const { rule, sink } of active)
    for (const [severity, count] of sink.totals) {
      const category = categoryOf(rule);
      bySeverity[severity] += count;
      byCategory[category] = (byCategory[category] ?? 0) + count;
      total += count;
    }
  return { total, bySeverity, byCategory };
}
