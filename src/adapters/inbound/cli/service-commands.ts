import type { Command } from 'commander';
import type { CheckReport, Finding, Health } from '../../../application/ports/health-check.ts';
import type { CommandLine, Told } from './command-line.ts';
import { type Answer, answer } from './outcome.ts';

export function addServiceCommands(program: Command, line: CommandLine): void {
  const { migrations } = line.surroundings;
  line
    .add(program, 'migrate', {
      does: 'bring the tables of the database up to date',
      example: '--check',
      json: '{"applied": [names]}, with --check {"pending": [names]}',
      notes: [
        'Safe while the service runs, and when several do it at once.',
        'With --check it exits with 1 if there is something to do.',
      ],
    })
    .option('--check', 'only tell what it would do')
    .action(async (told: Told & { readonly check?: boolean }) =>
      line.tell(
        told,
        told.check === true ? pendingOnes(await migrations.pending()) : applied(await migrations.apply()),
      ),
    );
  line
    .add(program, 'doctor', {
      does: 'check configuration, database, storage, mail, model, payment, maps and queue',
      example: '',
      json: '{"health", "checks": [{"name", "health", "findings": [{"health", "detail", "advice"}]}]}',
      notes: [
        'Sends nothing, and takes back what it writes.',
        'It exits with 1 if a check failed; warnings do not count.',
      ],
    })
    .action(async (told: Told) => line.tell(told, report(await line.surroundings.examine())));
}

const pendingOnes = (pending: readonly string[]): Answer => ({
  ...answer(
    { pending },
    pending.length === 0 ? ['The database is up to date.'] : ['To come:', ...pending.map(item)],
  ),
  status: pending.length === 0 ? 0 : 1,
});

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
