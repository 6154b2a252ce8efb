import { runSvc } from '../adapters/inbound/cli/program.ts';
import { systemTerminal } from '../adapters/inbound/cli/system-terminal.ts';
import type { Config } from './config.ts';

/** Loaded when a command needs it: help and usage errors do not wait for the database's packages. */
async function configured(): Promise<Config> {
  const { readConfig } = await import('./config.ts');
  const config = readConfig(process.env);
  if (config.isErr()) throw new Error(config.error.join('\n'));
  return config.value;
}

const run = (): Promise<number> =>
  runSvc(process.argv.slice(2), {
    terminal: systemTerminal,
    openOperations: async () => {
      const config = await configured();
      const { openOperations } = await import('./operations.ts');
      return openOperations(config);
    },
    migrations: {
      pending: async () => (await import('./migrations.ts')).pendingMigrationsOf(await configured()),
      apply: async () => (await import('./migrations.ts')).applyMigrations(await configured()),
    },
    examine: async () => (await import('./doctor/doctor.ts')).examine(process.env),
  });

/** Of what stopped a command only the message is told, without what could be a secret in it. */
async function explain(error: unknown): Promise<number> {
  const { scrub } = await import('./logger.ts');
  systemTerminal.complain(error instanceof Error ? scrub(error.message) : 'The command could not be run.');
  return 1;
}

/** What a check that ran out of time still waits for does not keep the process. */
async function end(ended: Promise<number>): Promise<void> {
  const status = await ended;
  process.stdout.write('', (error) => (error ? fail(error) : process.exit(status)));
}

/** Nothing is said where whoever read the output has closed it, such as `head`. */
function fail({ code }: NodeJS.ErrnoException): never {
  if (code !== 'EPIPE') systemTerminal.complain(`What it came to cannot be written (${code}).`);
  process.exit(1);
}

process.stdout.on('error', fail);
process.on('uncaughtException', (error) => void end(explain(error)));

await end(run().catch(explain));
