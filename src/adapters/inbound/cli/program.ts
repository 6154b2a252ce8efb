import { Command, CommanderError } from 'commander';
import { addCatalogCommands } from './catalog-commands.ts';
import { addCodesCommands } from './codes-commands.ts';
import { CommandLine } from './command-line.ts';
import { addKeysCommands } from './keys-commands.ts';
import { addMapsCommands } from './maps-commands.ts';
import { addServiceCommands } from './service-commands.ts';
import type { Surroundings, Terminal } from './surroundings.ts';
import { addUsersCommands } from './users-commands.ts';

const notes = `
It reads the same environment variables as the service. On the embedded database it works while the service is
stopped; on a PostgreSQL server at any time.

Exit status: 0 done, 1 refused or failed, 2 asked in the wrong way.
Every command has --help with an example, and --json for scripts.`;

/**
 * Runs one command and tells its exit status. Throws what stopped it from being tried, such as a database that does
 * not answer.
 */
export async function runSvc(argv: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const line = new CommandLine(surroundings);
  const program = makeProgram(line);
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return line.status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

function makeProgram(line: CommandLine): Command {
  const program = new Command('svc')
    .description('Operates the situation assessment service.')
    .addHelpText('after', notes)
    .exitOverride()
    .configureOutput(outputOf(line.surroundings.terminal))
    .showHelpAfterError('Add --help to see how it is written.');
  addKeysCommands(program, line);
  addCodesCommands(program, line);
  addCatalogCommands(program, line);
  addUsersCommands(program, line);
  addMapsCommands(program, line);
  addServiceCommands(program, line);
  return program;
}

const outputOf = (terminal: Terminal) => ({
  writeOut: (text: string): void => terminal.print(text.trimEnd()),
  writeErr: (text: string): void => terminal.complain(text.trimEnd()),
});
