import { tinyldDetector } from '#adapters/outbound/language/tinyld-detector.ts';
import { inlineGrammarLinter } from '#adapters/outbound/style-lint/grammar/inline-grammar-linter.ts';
import { inlineStyleLinter } from '#adapters/outbound/style-lint/inline-style-linter.ts';
import { makeLintText, type LintText } from '#application/style-lint/lint-text.ts';

/** Checks texts on the main thread, because a command has nothing else to do. */
export const openTextLinter = (): LintText =>
  makeLintText({
    languageDetector: tinyldDetector,
    styleLinter: inlineStyleLinter,
    grammarLinter: inlineGrammarLinter,
  });
