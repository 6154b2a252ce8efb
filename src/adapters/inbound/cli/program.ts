import { Command, CommanderError } from 'commander';
import { addBackupCommands } from './commands/backup-commands.ts';
import { addCatalogCommands } from './commands/catalog-commands.ts';
import { addCodesCommands } from './commands/codes-commands.ts';
import { CommandLine } from './command-line.ts';
import { addFilesCommands } from './commands/files-commands.ts';
import { addKeysCommands } from './commands/keys-commands.ts';
import { addLintCommand } from './commands/lint-commands.ts';
import { addMapsCommands } from './commands/maps-commands.ts';
import { addServiceCommands } from './commands/service-commands.ts';
import type { CommandContext, Terminal } from './command-context.ts';
import { addUsersCommands } from './commands/users-commands.ts';

const notes = `
It reads the same environment variables as the service. On the embedded database it works while the service is
stopped; on a PostgreSQL server at any time.

Exit status: 0 success, 1 refused or failed, 2 wrong usage.
Every command has --help with an example, and --json for scripts.`;

/**
 * Runs one command and returns its exit status. Throws if the command could not be tried, for example because the
 * database does not answer.
 */
export async function runSvc(argv: readonly string[], context: CommandContext): Promise<0 | 1 | 2> {
  const line = new CommandLine(context);
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
    .configureOutput(outputOf(line.context.terminal))
    .showHelpAfterError('Add --help to see how to use it.');
  addKeysCommands(program, line);
  addCodesCommands(program, line);
  addCatalogCommands(program, line);
  addUsersCommands(program, line);
  addMapsCommands(program, line);
  addFilesCommands(program, line);
  addBackupCommands(program, line);
  addLintCommand(program, line);
  addServiceCommands(program, line);
  return program;
}

const outputOf = (terminal: Terminal) => ({
  writeOut: (text: string): void => terminal.print(text.trimEnd()),
  writeErr: (text: string): void => terminal.printError(text.trimEnd()),
});
