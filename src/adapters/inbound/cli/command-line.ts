import type { Command } from 'commander';
import type { Operations } from './operations.ts';
import type { Outcome } from './outcome.ts';
import type { Surroundings } from './surroundings.ts';

export interface Told {
  /** One JSON document instead of text for people. */
  readonly json?: boolean;
}

interface Description {
  readonly does: string;
  /** What follows `svc` and the name of the command. */
  readonly example: string;
  /** The shape of what `--json` prints. */
  readonly json: string;
  readonly notes?: readonly string[];
}

/** One run of `svc`: where commands get what they need, and leave what they came to. */
export class CommandLine {
  readonly surroundings: Surroundings;
  status: 0 | 1 | 2 = 0;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** A command that does something, with an example and the shape of its JSON in its help. */
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

  /** Runs `work` on the opened use cases and tells what it came to. */
  async operate(told: Told, work: (operations: Operations) => Promise<Outcome>): Promise<void> {
    const { operations, close } = await this.surroundings.openOperations();
    try {
      this.tell(told, await work(operations));
    } finally {
      await close();
    }
  }

  tell({ json = false }: Told, outcome: Outcome): void {
    const { terminal } = this.surroundings;
    this.status = outcome.status;
    if ('refused' in outcome) terminal.complain(outcome.refused.join('\n'));
    else if (!json) terminal.print(outcome.lines.join('\n'));
    if (json && outcome.json !== undefined) terminal.print(JSON.stringify(outcome.json, undefined, 2));
  }
}
