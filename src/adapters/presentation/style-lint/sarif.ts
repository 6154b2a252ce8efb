import type { Finding, LintReport } from '#domain/style-lint/output/lint-report.ts';
import { engineFacts, type Engine, type EngineRun } from '#domain/style-lint/model/engines.ts';
import { grammarRules } from '#domain/style-lint/model/grammar-rules.ts';
import type { RuleFacts, RuleId, Severity } from '#domain/style-lint/model/rule.ts';
import { rules as styleRules } from '#domain/style-lint/rules/rules.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const levels = { suggestion: 'note', warning: 'warning', error: 'error' } as const satisfies Readonly<
  Record<Severity, string>
>;

/** The findings in one text, with positions in UTF-16 units or code points, because SARIF does not count in bytes. */
export interface SarifText {
  /** Relative, because the text has no address of its own. */
  readonly uri: string;
  readonly language: string;
  readonly engines: readonly EngineRun[];
  readonly report: LintReport;
}

interface SarifSettings {
  readonly columnKind: 'utf16CodeUnits' | 'unicodeCodePoints';
  readonly informationUri?: string;
  readonly helpUriOf?: (id: RuleId) => string;
}

/** A SARIF 2.1.0 log (OASIS) with one run for each text, because a run has only one language. */
export const sarifLog = (texts: readonly SarifText[], settings: SarifSettings) => ({
  $schema: schema,
  version: '2.1.0',
  runs: texts.map((text) => runOf(text, settings)),
});

/**
 * Style rules belong to the driver. Those of the grammar engine belong to an extension, which is present if the engine
 * was requested.
 */
function runOf({ uri, language, engines, report }: SarifText, settings: SarifSettings) {
  const { total, isTruncated, isIncomplete, findings } = report;
  const { columnKind, informationUri } = settings;
  const isExtended = engines.some(({ engine }) => engine === 'grammar');
  return {
    tool: {
      driver: {
        ...componentOf('style', styleRules, settings),
        ...(informationUri !== undefined && { informationUri }),
      },
      ...(isExtended && { extensions: [componentOf('grammar', grammarRules, settings)] }),
    },
    invocations: [{ executionSuccessful: true }],
    language,
    columnKind,
    newlineSequences: ['\r\n', '\n', '\r'],
    results: findings.map((finding) => resultOf(finding, uri)),
    properties: {
      total,
      truncated: isTruncated,
      incomplete: isIncomplete,
      engines: Object.fromEntries(engines.map(({ engine, status }) => [engine, status])),
    },
  };
}

function componentOf(engine: Engine, rules: readonly RuleFacts[], { helpUriOf }: SarifSettings) {
  const { tool, version, ruleset } = engineFacts[engine];
  return {
    name: tool,
    semanticVersion: version,
    rules: rules.map((rule) => descriptorOf(rule, helpUriOf)),
    properties: { ruleset },
  };
}

const indexesOf = (rules: readonly RuleFacts[]) => new Map(rules.map(({ id }, index) => [id, index]));
const styleIndexes = indexesOf(styleRules);
const grammarIndexes = indexesOf(grammarRules);

/** The place of the rule's description. An index without a component means the driver. */
function ruleReference({ ruleId }: Finding) {
  const index = grammarIndexes.get(ruleId);
  return index === undefined
    ? { ruleIndex: styleIndexes.get(ruleId) }
    : { rule: { id: ruleId, index, toolComponent: { index: 0 } } };
}

const descriptorOf = (
  { id, description, severity, isOnByDefault }: RuleFacts,
  helpUriOf: SarifSettings['helpUriOf'],
) => ({
  id,
  shortDescription: { text: description },
  ...(helpUriOf !== undefined && { helpUri: helpUriOf(id) }),
  defaultConfiguration: { enabled: isOnByDefault, level: levels[severity] },
});

const resultOf = (finding: Finding, uri: string) => ({
  ruleId: finding.ruleId,
  ...ruleReference(finding),
  level: levels[finding.severity],
  message: { text: finding.message },
  locations: [{ physicalLocation: { artifactLocation: { uri }, region: regionOf(finding) } }],
  partialFingerprints: { 'finding/v1': finding.id },
  ...(finding.isAutoFixable && { fixes: [fixOf(finding, uri)] }),
});

const regionOf = ({ start, end, offset, length, text }: Finding) => ({
  startLine: start.line,
  startColumn: start.column,
  endLine: end.line,
  endColumn: end.column,
  charOffset: offset,
  charLength: length,
  snippet: { text },
});

const fixOf = ({ offset, length, replacements, message }: Finding, uri: string) => ({
  description: { text: message },
  artifactChanges: [
    {
      artifactLocation: { uri },
      replacements: [
        {
          deletedRegion: { charOffset: offset, charLength: length },
          insertedContent: { text: replacements[0] ?? '' },
        },
      ],
    },
  ],
});
