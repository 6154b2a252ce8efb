import { z } from 'zod';
import { textFormats } from '#application/ports/texts/style-linter.ts';
import { type LintedText, type LintInput, namedLanguages } from '#application/style-lint/lint-text.ts';
import { type EngineRun, engineFacts, engines, engineStatuses } from '#domain/style-lint/model/engines.ts';
import { type Finding, positionUnits } from '#domain/style-lint/output/lint-report.ts';
import { categories, type RuleId, severities } from '#domain/style-lint/model/rule.ts';
import { engineVersion, rulesetVersion } from '#domain/style-lint/model/versions.ts';

/** UTF-16 units; zod counts characters. */
const longestText = 100_000;

const word = z.string().min(1).max(80).regex(/\S/, 'Blank.');

const ruleNames = z
  .array(z.string().max(100))
  .max(100)
  .default([])
  .meta({ description: 'Ids of rules, or a whole category such as `clarity/*`.' });

const rulesShape = z.strictObject({
  enable: ruleNames,
  disable: ruleNames,
  options: z
    .record(z.string().max(100), z.record(z.string().max(100), z.number()))
    .default({})
    .meta({ description: 'By rule and by name of the option.' }),
});

const termShape = z.strictObject({
  prefer: word,
  avoid: z.array(word).min(1).max(20).meta({ description: 'Literal text, no patterns.' }),
  case_sensitive: z.boolean().default(false),
  severity: z.enum(severities).default('warning'),
});

const aboutFormat =
  'Of `markdown`, code, addresses, HTML blocks and front matter are not read, and comments such as ' +
  '`<!-- lint-disable style/cliche clarity/* -->`, `<!-- lint-enable -->` and `<!-- lint-disable-next-line -->` keep rules quiet.';

const aboutEngines =
  '`grammar` checks English for grammar as well (harper.js), up to some 18 000 characters. It takes a hundred times as long ' +
  'as the rules of style.';

export const lintShape = z.strictObject({
  text: z
    .string()
    .refine(({ length }) => length <= longestText, `At most ${longestText} UTF-16 units.`)
    .meta({ description: `At most ${longestText} UTF-16 units.`, maxLength: longestText }),
  language: z
    .enum(['auto', ...namedLanguages])
    .default('auto')
    .meta({ description: '`auto`: detected from the text. `en` takes British and American spelling alike.' }),
  format: z.enum(textFormats).default('plain').meta({ description: aboutFormat }),
  engines: z
    .array(z.enum(engines))
    .min(1)
    .max(engines.length)
    .refine((names) => new Set(names).size === names.length, 'Each at most once.')
    .default(['style'])
    .meta({ description: aboutEngines, uniqueItems: true }),
  rules: rulesShape.default({ enable: [], disable: [], options: {} }),
  terms: z.array(termShape).max(200).default([]),
  ignore_words: z
    .array(word)
    .max(500)
    .default([])
    .meta({ description: 'Names and the like, in any case: no finding of a word or phrase that holds one.' }),
  min_severity: z.enum(severities).default('suggestion'),
  max_findings: z
    .int()
    .min(1)
    .max(1000)
    .default(500)
    .meta({ description: 'The first ones of the text; `summary` counts them all.' }),
  position_unit: z
    .enum(positionUnits)
    .default('utf16')
    .meta({ description: 'Of offsets, lengths and columns.' }),
});

export const lintInputOf = (body: z.infer<typeof lintShape>): LintInput => ({
  text: body.text,
  language: body.language,
  format: body.format,
  engines: body.engines,
  rules: body.rules,
  terms: body.terms.map(({ prefer, avoid, case_sensitive, severity }) => ({
    prefer,
    avoid,
    isCaseSensitive: case_sensitive,
    severity,
  })),
  ignoreWords: body.ignore_words,
  minSeverity: body.min_severity,
  maxFindings: body.max_findings,
  positionUnit: body.position_unit,
});

const count = z.int().min(0);
const place = z.object({ line: z.int().min(1), column: z.int().min(1) });

const findingShape = z.object({
  id: z.string().meta({
    description: 'The same for the n-th finding of a rule on the same words: it survives edits elsewhere.',
  }),
  rule_id: z.string(),
  category: z.enum(categories),
  severity: z.enum(severities),
  message: z.string().meta({ description: 'In the language of the text.' }),
  offset: count.meta({ description: 'From 0, in the `position_unit`, as `length` and columns.' }),
  length: count,
  start: place,
  end: place.meta({ description: 'Exclusive.' }),
  text: z.string().meta({ description: 'Exactly what stands there.' }),
  replacements: z
    .array(z.object({ text: z.string() }))
    .max(5)
    .meta({ description: 'The best first; an empty one stands for leaving the words out.' }),
  auto_fixable: z.boolean().meta({ description: 'The first replacement may be applied by a program.' }),
  help_url: z.string().meta({ description: 'Where the rule is described, on this server.' }),
});

const engineShape = z.object({
  name: z.enum(engines),
  tool: z.string(),
  version: z.string(),
  ruleset: z.string(),
  status: z.enum(engineStatuses).meta({ description: 'How far it came: to the end of the text, or not.' }),
});

export const lintedShape = z.object({
  language: z.object({
    code: z.enum(namedLanguages),
    detected: z.boolean(),
    confidence: z.number().min(0).max(1).meta({ description: '1 for a language that was named.' }),
  }),
  position_unit: z.enum(positionUnits),
  findings: z.array(findingShape),
  summary: z.object({
    total: count,
    returned: count,
    truncated: z.boolean().meta({ description: 'There were more findings than were returned.' }),
    incomplete: z.boolean().meta({ description: 'The text took so much work that not all of it was read.' }),
    by_severity: z.object({ error: count, warning: count, suggestion: count }),
    by_category: z.partialRecord(z.enum(categories), count),
  }),
  metrics: z.object({
    characters: count,
    words: count,
    sentences: count,
    avg_sentence_words: z.number(),
    lix: z.number().nullable(),
    reading_ease: z.number().nullable().meta({ description: '`null` under 100 words.' }),
  }),
  engine: z
    .object({ version: z.string(), ruleset: z.string() })
    .meta({ description: 'Of the rules of style.' }),
  engines: z.array(engineShape).meta({ description: 'Those that were asked for.' }),
});

export const helpPath = (ruleId: RuleId): string => `/v1/style/rules/${ruleId}`;

export function presentLintedText(
  { language, engines: runs, report }: LintedText,
  { positionUnit }: Pick<LintInput, 'positionUnit'>,
): z.infer<typeof lintedShape> {
  const { findings, total, bySeverity, byCategory, isTruncated, isIncomplete, metrics } = report;
  const { error, warning, suggestion } = bySeverity;
  return {
    language: { code: language.code, detected: language.isDetected, confidence: language.confidence },
    position_unit: positionUnit,
    findings: findings.map(presentFinding),
    summary: {
      total,
      returned: findings.length,
      truncated: isTruncated,
      incomplete: isIncomplete,
      by_severity: { error, warning, suggestion },
      by_category: byCategory,
    },
    metrics: {
      characters: metrics.characters,
      words: metrics.words,
      sentences: metrics.sentences,
      avg_sentence_words: metrics.avgSentenceWords,
      lix: metrics.lix,
      reading_ease: metrics.readingEase,
    },
    engine: { version: engineVersion, ruleset: rulesetVersion },
    engines: runs.map(presentEngine),
  };
}

function presentEngine({ engine, status }: EngineRun): z.infer<typeof engineShape> {
  const { tool, version, ruleset } = engineFacts[engine];
  return { name: engine, tool, version, ruleset, status };
}

const presentFinding = (finding: Finding): z.infer<typeof findingShape> => ({
  id: finding.id,
  rule_id: finding.ruleId,
  category: finding.category,
  severity: finding.severity,
  message: finding.message,
  offset: finding.offset,
  length: finding.length,
  start: finding.start,
  end: finding.end,
  text: finding.text,
  replacements: finding.replacements.map((text) => ({ text })),
  auto_fixable: finding.isAutoFixable,
  help_url: helpPath(finding.ruleId),
});
