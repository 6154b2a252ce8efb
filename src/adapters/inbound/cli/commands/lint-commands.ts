import { basename } from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { Err, Ok, type Result } from 'ts-results';
import type { RuleSettingFault } from '#application/style-lint/judge-rule-settings.ts';
import {
  type LintedText,
  type LintInput,
  type LintText,
  namedLanguages,
} from '#application/style-lint/lint-text.ts';
import { type Engine, engineFacts, engines } from '#domain/style-lint/model/engines.ts';
import type { Finding } from '#domain/style-lint/output/lint-report.ts';
import { severities, type Severity } from '#domain/style-lint/model/rule.ts';
import { isAtLeast } from '#domain/style-lint/model/selection.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import { defaultHouse, readLintHouse, type LintHouse } from './lint-house-file.ts';
import { type Outcome, refuse, type Refusal } from '../outcome.ts';

const houseFile = '.style-lint.json';

interface LintOptions extends OutputOptions {
  readonly sarif?: boolean;
  readonly config?: string;
  readonly language?: LintInput['language'];
  readonly format?: LintInput['format'];
  readonly engines?: readonly Engine[];
  readonly failOn?: LintHouse['fail_on'];
}

interface LintedFile extends LintedText {
  readonly file: string;
}

export function addLintCommand(program: Command, line: CommandLine): void {
  line
    .add(program, 'lint', {
      does: 'report what could be written better in texts; needs no database',
      example: 'README.md docs/guide.md --fail-on warning',
      json: '{"files": [{"file", "language", "engines": [{"name", "version", "status"}], "findings": [{"rule_id", "severity", "message", "start", "end", "text", "replacements"}]}]}',
      notes: [
        `Without --config it reads ${houseFile} of the current folder, if there is one: language, engines, rules, terms, ignore_words,`,
        'min_severity and fail_on, written as in a request to POST /v1/style/lint. Files that end in .md or .markdown are Markdown.',
      ],
    })
    .argument('<file...>', 'text files, or - for standard input')
    .option('--sarif', 'print SARIF 2.1.0')
    .option('--config <file>', 'the house file')
    .addOption(new Option('--language <code>', 'of all files').choices(['auto', ...namedLanguages]))
    .addOption(new Option('--format <format>', 'of all files').choices(['plain', 'markdown']))
    .addOption(
      new Option('--engines <names>', 'style, or with English grammar: style,grammar').argParser(
        enginesNamed,
      ),
    )
    .addOption(
      new Option('--fail-on <severity>', 'exit with status 1 on findings from here on').choices([
        ...severities,
        'never',
      ]),
    )
    .action((files: readonly string[], options: LintOptions) => lintFiles(line, files, options));
}

async function lintFiles(line: CommandLine, files: readonly string[], options: LintOptions): Promise<void> {
  const house = await readHouse(line, options.config);
  if (house.isErr()) return line.report(options, house.error);
  const lintText = await line.context.openLinter();
  const linted: LintedFile[] = [];
  for (const file of files) {
    const one = await lintFile(line, lintText, file, { ...options, house: house.value });
    if (one.isErr()) return line.report(options, one.error);
    linted.push(one.value);
  }
  const failOn = options.failOn ?? house.value.fail_on;
  line.report(
    { json: options.json === true || options.sarif === true },
    await outcomeOf(linted, failOn, options),
  );
}

function enginesNamed(list: string): readonly Engine[] {
  const names = list.split(',');
  const known = engines.filter((engine) => names.includes(engine));
  if (names.some((name) => !known.some((engine) => engine === name)))
    throw new InvalidArgumentError(`Allowed are ${engines.join(' and ')}, with a comma between them.`);
  return known;
}

async function readHouse(
  { context: { terminal } }: CommandLine,
  config: string | undefined,
): Promise<Result<LintHouse, Refusal>> {
  const file = config ?? houseFile;
  const text = await terminal.readText(file);
  if (text !== undefined)
    return readLintHouse(text).mapErr((faults) => refuse(...faults.map((fault) => `${file}: ${fault}`)));
  return config === undefined ? Ok(defaultHouse()) : Err(refuse(`${file} cannot be read.`));
}

async function lintFile(
  { context: { terminal } }: CommandLine,
  lintText: LintText,
  file: string,
  { house, language, format, engines: named }: LintOptions & { readonly house: LintHouse },
): Promise<Result<LintedFile, Refusal>> {
  const text = await terminal.readText(file);
  if (text === undefined)
    return Err(refuse(`${file} cannot be read: give the path of a file, or - for standard input.`));
  const linted = await lintText({
    text,
    language: language ?? house.language,
    format: format ?? (/\.(?:md|markdown)$/i.test(basename(file)) ? 'markdown' : 'plain'),
    engines: [...new Set(named ?? house.engines)],
    rules: house.rules,
    terms: house.terms.map(({ prefer, avoid, case_sensitive, severity }) => ({
      prefer,
      avoid,
      isCaseSensitive: case_sensitive,
      severity,
    })),
    ignoreWords: house.ignore_words,
    minSeverity: house.min_severity,
    maxFindings: 1000,
    positionUnit: 'utf16',
  });
  if (linted.isOk()) return Ok({ ...linted.value, file });
  if (linted.error.kind === 'overloaded') return Err(refuse('Checking the text took too long.'));
  return Err(refuse(...linted.error.faults.map((fault) => faultOf(fault, house))));
}

function faultOf(fault: RuleSettingFault, { rules }: LintHouse): string {
  switch (fault.kind) {
    case 'unknown_rule':
      return `rules.${fault.list}: there is no rule ${rules[fault.list][fault.index]}.`;
    case 'unknown_rule_of_options':
      return `rules.options: there is no rule ${fault.rule}.`;
    case 'unknown_option':
      return `rules.options: ${fault.rule} has no option ${fault.option}.`;
    case 'option_out_of_range':
      return `rules.options: ${fault.option} of ${fault.rule} must be from ${fault.least} to ${fault.most}.`;
  }
}

async function outcomeOf(
  linted: readonly LintedFile[],
  failOn: LintHouse['fail_on'],
  { sarif }: LintOptions,
): Promise<Outcome> {
  const all = linted.flatMap(({ report }) => report.findings);
  const fails = failOn !== 'never' && all.some(({ severity }) => isAtLeast(severity, failOn));
  return {
    status: fails ? 1 : 0,
    lines: [...linted.flatMap(linesOf), summaryOf(all, linted.length)],
    json: sarif === true ? await sarifOf(linted) : { files: linted.map(presentFile) },
  };
}

async function sarifOf(linted: readonly LintedFile[]) {
  // Needs the tables of all rules, so it is not loaded with each command.
  const { sarifLog } = await import('#adapters/presentation/style-lint/sarif.ts');
  return sarifLog(
    linted.map(({ file, language, engines: runs, report }) => ({
      uri: encodeURI(file === '-' ? 'stdin' : file.replaceAll('\\', '/')),
      language: language.code,
      engines: runs,
      report,
    })),
    { columnKind: 'utf16CodeUnits' },
  );
}

/** One line per finding in the form of compiler messages, so that editors find the place. */
const linesOf = ({ file, engines: runs, report }: LintedFile): readonly string[] => [
  ...report.findings.map(
    ({ start, severity, message, ruleId }) =>
      `${file}:${start.line}:${start.column}: ${severity}: ${message} [${ruleId}]`,
  ),
  ...(runs.some(({ status }) => status === 'language_not_supported')
    ? [`${file}: its grammar was not checked, because it is not in English.`]
    : []),
  ...(report.isIncomplete ? [`${file}: too much work to be read to its end.`] : []),
  ...(report.isTruncated
    ? [`${file}: ${report.total} findings, the first ${report.findings.length} are shown.`]
    : []),
];

function summaryOf(all: readonly Finding[], files: number): string {
  const counts = severities
    .map((severity) => [severity, all.filter((finding) => finding.severity === severity).length] as const)
    .filter(([, found]) => found > 0)
    .toReversed();
  const where = `${files} ${files === 1 ? 'file' : 'files'}`;
  return counts.length === 0
    ? `Nothing was found in ${where}.`
    : `Found in ${where}: ${counts.map(([severity, found]) => counted(found, severity)).join(', ')}.`;
}

const counted = (count: number, severity: Severity): string =>
  `${count} ${count === 1 ? severity : `${severity}s`}`;

const presentFile = ({ file, language, engines: runs, report }: LintedFile) => ({
  file,
  language: language.code,
  engines: runs.map(({ engine, status }) => ({ name: engine, version: engineFacts[engine].version, status })),
  findings: report.findings.map(
    ({ ruleId, severity, message, start, end, offset, length, text, replacements }) => ({
      rule_id: ruleId,
      severity,
      message,
      offset,
      length,
      start,
      end,
      text,
      replacements,
    }),
  ),
  incomplete: report.isIncomplete,
});
