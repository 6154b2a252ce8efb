import { runSvc } from '#adapters/inbound/cli/program.ts';
import { systemTerminal } from '#adapters/inbound/cli/system-terminal.ts';
import type { Config } from './configuration/config.ts';
import { writePrivately } from './configuration/private-files.ts';

/** Loaded only when a command needs it, so that help and usage errors do not load the database's packages. */
async function configured(): Promise<Config> {
  const { readConfig } = await import('./configuration/config.ts');
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
    openBackups: async (file, purpose) => {
      const config = await configured();
      const { openBackups } = await import('./backups.ts');
      return openBackups(config, file, purpose);
    },
    openLinter: async () => (await import('./text-linter.ts')).openTextLinter(),
    migrations: {
      pending: async () => (await import('./migrations.ts')).pendingMigrationsOf(await configured()),
      apply: async () => (await import('./migrations.ts')).applyMigrations(await configured()),
    },
    examine: async () => (await import('./doctor/doctor.ts')).examine(process.env),
  });

/** Prints only the message of an error, without anything that could be a secret. */
async function explain(error: unknown): Promise<number> {
  const { scrub } = await import('./reporting/logger.ts');
  systemTerminal.printError(error instanceof Error ? scrub(error.message) : 'The command could not be run.');
  return 1;
}

/** A check that timed out must not keep the process running. */
async function end(ended: Promise<number>): Promise<void> {
  const status = await ended;
  process.stdout.write('', (error) => (error ? fail(error) : process.exit(status)));
}

/** Prints nothing if the reader of the output, such as `head`, has closed it. */
function fail({ code }: NodeJS.ErrnoException): never {
  if (code !== 'EPIPE') systemTerminal.printError(`The output cannot be written (${code}).`);
  process.exit(1);
}

writePrivately();
process.stdout.on('error', fail);
process.on('uncaughtException', (error) => void end(explain(error)));

await end(run().catch(explain));
