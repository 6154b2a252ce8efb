import { Err, Ok, type Result } from 'ts-results';
import { type Engine, type EngineRun, knows } from '#domain/style-lint/model/engines.ts';
import type { HouseTerm, LintReport, PositionUnit } from '#domain/style-lint/output/lint-report.ts';
import { mergeReports } from '#domain/style-lint/output/merge-reports.ts';
import {
  englishVariants,
  type EnglishVariant,
  type LintLanguage,
  lintLanguages,
} from '#domain/style-lint/languages.ts';
import { categories, type Severity } from '#domain/style-lint/model/rule.ts';
import { mostKept } from '#domain/style-lint/engine/run-rules.ts';
import type { LanguageDetector } from '../ports/texts/language-detector.ts';
import type { LinterOverloaded, LintRequest, StyleLinter, TextFormat } from '../ports/texts/style-linter.ts';
import { judgeRuleSettings, type RuleSettings, type RuleSettingFault } from './judge-rule-settings.ts';

interface Deps {
  readonly languageDetector: LanguageDetector;
  readonly styleLinter: StyleLinter;
  /** For English only. */
  readonly grammarLinter: StyleLinter;
}

export const namedLanguages = ['en', ...englishVariants, 'fr'] as const;
type NamedLanguage = (typeof namedLanguages)[number];

export interface LintInput {
  readonly text: string;
  readonly language: NamedLanguage | 'auto';
  readonly format: TextFormat;
  readonly engines: readonly Engine[];
  readonly rules: RuleSettings;
  readonly terms: readonly HouseTerm[];
  readonly ignoreWords: readonly string[];
  readonly minSeverity: Severity;
  readonly maxFindings: number;
  readonly positionUnit: PositionUnit;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface TextLanguage {
  readonly code: NamedLanguage;
  readonly isDetected: boolean;
  /** From 0 to 1; it is 1 if the request contains the language. */
  readonly confidence: number;
}

export interface LintedText {
  readonly language: TextLanguage;
  /** The requested engines. */
  readonly engines: readonly EngineRun[];
  readonly report: LintReport;
}

export type LintRefusal =
  | { readonly kind: 'rules_refused'; readonly faults: readonly RuleSettingFault[] }
  | LinterOverloaded;

export type LintText = ReturnType<typeof makeLintText>;

/** Checks a text. No part of the text is stored. */
export const makeLintText =
  ({ languageDetector, styleLinter, grammarLinter }: Deps) =>
  async ({
    text,
    language,
    format,
    engines,
    rules,
    signal,
    ...options
  }: LintInput): Promise<Result<LintedText, LintRefusal>> => {
    const faults = await judgeRuleSettings(rules);
    if (faults.length > 0) return Err({ kind: 'rules_refused', faults });
    const reported = language === 'auto' ? detected(languageDetector, text) : named(language);
    const settings = { ...options, ...rules, ...readAs[reported.code] };
    const request = { text, format, settings };
    const checksGrammar = engines.includes('grammar') && knows('grammar', settings.language);
    const [style, grammar] = await Promise.all([
      styleLinter.lint(engines.includes('style') ? request : withoutStyle(request), signal),
      checksGrammar ? grammarLinter.lint(forMerging(request), signal) : undefined,
    ]);
    if (style.isErr()) return style;
    if (grammar !== undefined && grammar.isErr()) return grammar;
    const reports = { style: style.value, grammar: grammar?.value };
    return Ok({
      language: reported,
      engines: engines.map((engine) => ({ engine, status: statusOf(reports[engine]) })),
      report: reports.grammar
        ? mergeReports(reports.style, reports.grammar, settings.maxFindings)
        : reports.style,
    });
  };

/** The style engine measures every text, even if the request selects none of its rules. */
const withoutStyle = ({ settings, ...request }: LintRequest): LintRequest => ({
  ...request,
  settings: { ...settings, disable: categories.map((category) => `${category}/*`) },
});

/** Requests more findings than the caller, because some are dropped when the reports are merged. */
const forMerging = ({ settings, ...request }: LintRequest): LintRequest => ({
  ...request,
  settings: { ...settings, maxFindings: mostKept(settings) },
});

function statusOf(report: LintReport | undefined): EngineRun['status'] {
  if (report === undefined) return 'language_not_supported';
  return report.isIncomplete ? 'incomplete' : 'complete';
}

const readAs: Readonly<
  Record<NamedLanguage, { readonly language: LintLanguage; readonly variant: EnglishVariant | undefined }>
> = {
  en: { language: 'en', variant: undefined },
  'en-US': { language: 'en', variant: 'en-US' },
  'en-GB': { language: 'en', variant: 'en-GB' },
  fr: { language: 'fr', variant: undefined },
};

/** A language of the interface that cannot be checked counts as undetected. */
function detected(detector: LanguageDetector, text: string): TextLanguage {
  const { language, confidence } = detector.detect(text);
  const code = lintLanguages.find((known) => known === language);
  return { code: code ?? 'en', isDetected: true, confidence: code === undefined ? 0 : confidence };
}

const named = (code: NamedLanguage): TextLanguage => ({ code, isDetected: false, confidence: 1 });
