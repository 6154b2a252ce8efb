import type { LintedText, LintInput } from '../../../../application/style-lint/lint-text.ts';
import { listRules } from '../../../../application/style-lint/list-rules.ts';
import type { Finding, PositionUnit } from '../../../../domain/style-lint/lint-report.ts';
import type { Rule, Severity } from '../../../../domain/style-lint/rule.ts';
import { engineVersion, rulesetVersion } from '../../../../domain/style-lint/rule-list.ts';
import { helpPath } from './style-lint-shapes.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const levels = { suggestion: 'note', warning: 'warning', error: 'error' } as const satisfies Readonly<
  Record<Severity, string>
>;

/** The texts have no address. SARIF needs one for a place, and a relative one stands for wherever the reader has the text. */
const uris = { plain: 'text.txt', markdown: 'text.md' } as const satisfies Readonly<
  Record<LintInput['format'], string>
>;

/** SARIF counts text in UTF-16 units or code points, never in bytes. */
export const sarifUnit = (unit: PositionUnit): PositionUnit => (unit === 'utf8' ? 'utf16' : unit);

type Input = Pick<LintInput, 'format' | 'positionUnit'>;

/** SARIF 2.1.0 (OASIS), with the positions of the report as they are. */
export function sarifOf({ language, report }: LintedText, input: Input, baseUrl: string) {
  const rules = listRules();
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const { total, isTruncated, isIncomplete, findings } = report;
  return {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'style-lint',
            semanticVersion: engineVersion,
            informationUri: `${baseUrl}/docs`,
            rules: rules.map((rule) => descriptorOf(rule, baseUrl)),
            properties: { ruleset: rulesetVersion },
          },
        },
        invocations: [{ executionSuccessful: true }],
        language: language.code,
        columnKind: input.positionUnit === 'codepoint' ? 'unicodeCodePoints' : 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        results: findings.map((finding) =>
          resultOf(finding, indexes.get(finding.ruleId), uris[input.format]),
        ),
        properties: { total, truncated: isTruncated, incomplete: isIncomplete },
      },
    ],
  };
}

const descriptorOf = ({ id, description, severity, isOnByDefault }: Rule, baseUrl: string) => ({
  id,
  shortDescription: { text: description },
  helpUri: `${baseUrl}${helpPath(id)}`,
  defaultConfiguration: { enabled: isOnByDefault, level: levels[severity] },
});

const resultOf = (finding: Finding, ruleIndex: number | undefined, uri: string) => ({
  ruleId: finding.ruleId,
  ...(ruleIndex !== undefined && { ruleIndex }),
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
