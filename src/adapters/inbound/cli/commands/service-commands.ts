import type { Command } from 'commander';
import type { CheckReport, Finding, Health } from '#application/ports/operations/health-check.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import { type Answer, answer } from '../outcome.ts';
import type { PendingMigration } from '../command-context.ts';

export function addServiceCommands(program: Command, line: CommandLine): void {
  const { migrations } = line.context;
  line
    .add(program, 'migrate', {
      does: 'run the migrations of the database',
      example: '--check',
      json: '{"applied": [names]}, with --check {"pending": [names], "live"}',
      notes: [
        'Several processes may do it at the same time. The service may keep running, unless --check says that it must be stopped.',
        'With --check it exits with 1 if a migration is pending.',
      ],
    })
    .option('--check', 'only show what would be done')
    .action(async (options: OutputOptions & { readonly check?: boolean }) =>
      line.report(
        options,
        options.check === true ? pendingOnes(await migrations.pending()) : applied(await migrations.apply()),
      ),
    );
  line
    .add(program, 'doctor', {
      does: 'check configuration, database, storage, privacy, mail, model, payment, codes, traces, maps and queue',
      example: '',
      json: '{"health", "checks": [{"name", "health", "findings": [{"health", "detail", "advice"}]}]}',
      notes: [
        'Sends no mail, and undoes what it writes.',
        'It exits with 1 if a check failed; warnings do not count.',
      ],
    })
    .action(async (options: OutputOptions) => line.report(options, report(await line.context.examine())));
}

const pendingOnes = (pending: readonly PendingMigration[]): Answer => ({
  ...answer(
    { pending: pending.map(({ name }) => name), live: pending.every(({ isLive }) => isLive) },
    pending.length === 0
      ? ['The database is up to date.']
      : ['To come:', ...pending.map(({ name }) => item(name)), adviceFor(pending)],
  ),
  status: pending.length === 0 ? 0 : 1,
});

function adviceFor(pending: readonly PendingMigration[]): string {
  const breaking = pending.filter(({ isLive }) => !isLive).map(({ name }) => name);
  return breaking.length === 0
    ? 'Processes of the release before can go on working.'
    : `Stop all processes of the release before first: they cannot work with ${breaking.join(', ')}.`;
}

const applied = (names: readonly string[]): Answer =>
  answer(
    { applied: names },
    names.length === 0 ? ['The database was up to date.'] : ['Applied:', ...names.map(item)],
  );

const item = (name: string): string => `  ${name}`;

function report(checks: readonly CheckReport[]): Answer {
  const health = worstOf(checks.map(({ findings }) => healthOf(findings)));
  const json = {
    health,
    checks: checks.map(({ name, findings }) => ({ name, health: healthOf(findings), findings })),
  };
  return { json, lines: checks.flatMap(linesOf), status: health === 'failed' ? 1 : 0 };
}

const linesOf = ({ name, findings }: CheckReport): readonly string[] =>
  findings.flatMap(({ health, detail, advice }) => [
    `${health.padEnd(8)} ${name.padEnd(14)} ${detail}`,
    ...(advice === undefined ? [] : [`${' '.repeat(24)}${advice}`]),
  ]);

const healthOf = (findings: readonly Finding[]): Health => worstOf(findings.map(({ health }) => health));

function worstOf(all: readonly Health[]): Health {
  if (all.includes('failed')) return 'failed';
  return all.includes('warning') ? 'warning' : 'ok';
}
