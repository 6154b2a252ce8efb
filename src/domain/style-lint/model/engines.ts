import { type LintLanguage, lintLanguages } from '../languages.ts';
import { engineVersion, rulesetVersion } from './versions.ts';

/** The engines that can check a text. A request uses `style` unless it names others. */
export const engines = ['style', 'grammar'] as const;
export type Engine = (typeof engines)[number];

interface EngineFacts {
  /** The tool name in SARIF. */
  readonly tool: string;
  readonly version: string;
  /** Changed whenever the same text can get different findings. */
  readonly ruleset: string;
  readonly languages: readonly LintLanguage[];
}

export const engineFacts: Readonly<Record<Engine, EngineFacts>> = {
  style: { tool: 'style-lint', version: engineVersion, ruleset: rulesetVersion, languages: lintLanguages },
  /** `version` is that of the package; `ruleset` stands for the selection of its rules. */
  grammar: { tool: 'harper.js', version: '2.10.0', ruleset: '2026-11-23', languages: ['en'] },
};

export const knows = (engine: Engine, language: LintLanguage): boolean =>
  engineFacts[engine].languages.includes(language);

/** How far a requested engine got: it checked the whole text, it stopped early, or it does not support the language. */
export const engineStatuses = ['complete', 'incomplete', 'language_not_supported'] as const;

export interface EngineRun {
  readonly engine: Engine;
  readonly status: (typeof engineStatuses)[number];
}
