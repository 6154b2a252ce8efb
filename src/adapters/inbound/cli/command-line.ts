import type { Command } from 'commander';
import type { Operations } from './operations.ts';
import type { Outcome } from './outcome.ts';
import type { CommandContext } from './command-context.ts';

export interface OutputOptions {
  /** Print one JSON document instead of text for people. */
  readonly json?: boolean;
}

interface Description {
  readonly does: string;
  /** What to type after `svc` and the name of the command. */
  readonly example: string;
  /** The form of the output of `--json`. */
  readonly json: string;
  readonly notes?: readonly string[];
}

/** One run of `svc`: gives commands what they need, and prints their results. */
export class CommandLine {
  readonly context: CommandContext;
  status: 0 | 1 | 2 = 0;

  constructor(context: CommandContext) {
    this.context = context;
  }

  /** Adds a command whose help shows an example and the form of its JSON. */
  add(parent: Command, name: string, { does, example, json, notes = [] }: Description): Command {
    const command = parent.command(name).description(does).option('--json', 'print one JSON document');
    const path = [parent.parent && parent.name(), name].filter(Boolean).join(' ');
    const lines = [
      ...notes,
      ...(notes.length > 0 ? [''] : []),
      `Example:`,
      `  $ svc ${path} ${example}`.trimEnd(),
      '',
      `JSON:`,
      `  ${json}`,
    ];
    return command.addHelpText('after', `\n${lines.join('\n')}`);
  }

  /** Opens the use cases, runs `work` with them and prints the result. */
  async withOperations(
    options: OutputOptions,
    work: (operations: Operations) => Promise<Outcome>,
  ): Promise<void> {
    const { operations, close } = await this.context.openOperations();
    try {
      this.report(options, await work(operations));
    } finally {
      await close();
    }
  }

  report({ json = false }: OutputOptions, outcome: Outcome): void {
    const { terminal } = this.context;
    this.status = outcome.status;
    if ('refused' in outcome) terminal.printError(outcome.refused.join('\n'));
    else if (!json) terminal.print(outcome.lines.join('\n'));
    if (json && outcome.json !== undefined) terminal.print(JSON.stringify(outcome.json, undefined, 2));
  }
}
