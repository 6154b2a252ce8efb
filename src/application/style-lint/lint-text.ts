import { Err, Ok, type Result } from 'ts-results';
import type { HouseTerm, LintReport, PositionUnit } from '../../domain/style-lint/lint-report.ts';
import { englishVariants, type EnglishVariant, type LintLanguage } from '../../domain/style-lint/prose.ts';
import type { Severity } from '../../domain/style-lint/rule.ts';
import type { LanguageDetector } from '../ports/language-detector.ts';
import type { LinterOverloaded, StyleLinter, TextFormat } from '../ports/style-linter.ts';
import { judgeRuleWishes, type RuleWishes, type RuleWishFault } from './judge-rule-wishes.ts';

interface Deps {
  readonly languageDetector: LanguageDetector;
  readonly styleLinter: StyleLinter;
}

export const namedLanguages = ['en', ...englishVariants, 'fr'] as const;
type NamedLanguage = (typeof namedLanguages)[number];

export interface LintInput {
  readonly text: string;
  readonly language: NamedLanguage | 'auto';
  readonly format: TextFormat;
  readonly rules: RuleWishes;
  readonly terms: readonly HouseTerm[];
  readonly ignoreWords: readonly string[];
  readonly minSeverity: Severity;
  readonly maxFindings: number;
  readonly positionUnit: PositionUnit;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface TextLanguage {
  readonly code: NamedLanguage;
  readonly isDetected: boolean;
  /** From 0 to 1; 1 for a language that was named. */
  readonly confidence: number;
}

export interface LintedText {
  readonly language: TextLanguage;
  readonly report: LintReport;
}

export type LintRefusal =
  | { readonly kind: 'rules_refused'; readonly faults: readonly RuleWishFault[] }
  | LinterOverloaded;

export type LintText = ReturnType<typeof makeLintText>;

/** What the rules find in a text. Nothing of it is kept. */
export const makeLintText =
  ({ languageDetector, styleLinter }: Deps) =>
  async ({
    text,
    language,
    format,
    rules,
    signal,
    ...wishes
  }: LintInput): Promise<Result<LintedText, LintRefusal>> => {
    const faults = judgeRuleWishes(rules);
    if (faults.length > 0) return Err({ kind: 'rules_refused', faults });
    const told = language === 'auto' ? detected(languageDetector, text) : named(language);
    const settings = { ...wishes, ...rules, ...readAs[told.code] };
    const linted = await styleLinter.lint({ text, format, settings }, signal);
    return linted.isErr() ? linted : Ok({ language: told, report: linted.value });
  };

const readAs: Readonly<
  Record<NamedLanguage, { readonly language: LintLanguage; readonly variant: EnglishVariant | undefined }>
> = {
  en: { language: 'en', variant: undefined },
  'en-US': { language: 'en', variant: 'en-US' },
  'en-GB': { language: 'en', variant: 'en-GB' },
  fr: { language: 'fr', variant: undefined },
};

function detected(detector: LanguageDetector, text: string): TextLanguage {
  const { language, confidence } = detector.detect(text);
  return { code: language, isDetected: true, confidence };
}

const named = (code: NamedLanguage): TextLanguage => ({ code, isDetected: false, confidence: 1 });
