import type { Command } from 'commander';
import type { Moved, MoveRefusal } from '#application/operations/move-files.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import type { Operations } from '../operations.ts';
import { answer, type Outcome, refuse } from '../outcome.ts';

interface MoveOptions extends OutputOptions {
  readonly from?: string;
  readonly to: string;
}

export function addFilesCommands(program: Command, line: CommandLine): void {
  const files = program.command('files').description('the PDFs of reports');
  line
    .add(files, 'move', {
      does: 'copy all files to another store, and delete them here as soon as the service uses that store',
      example: '--to s3://reports/svc',
      json: '{"copied", "already_there", "deleted", "removed", "different": [keys], "from", "to", "switched"}',
      notes: [
        'Run it while the service runs, set STORAGE_URL to the new store, start the service again,',
        'and run it once more with --from and the old store: that deletes what was moved.',
        'If a run is interrupted, start it again: it continues.',
      ],
    })
    .requiredOption('--to <store>', 'file:FOLDER, database: or s3://BUCKET/PREFIX')
    .option('--from <store>', 'the current store, if it is not STORAGE_URL')
    .action((options: MoveOptions) =>
      line.withOperations(options, (operations) => moveFiles(operations, options)),
    );
}

async function moveFiles(operations: Operations, { from, to }: MoveOptions): Promise<Outcome> {
  const moved = await operations.moveFiles({ from, to });
  if (moved.isErr()) return refusalOf(moved.error);
  const { copied, alreadyThere, deleted, removed, different, isSwitched } = moved.value;
  const json = {
    copied,
    already_there: alreadyThere,
    deleted,
    removed,
    different,
    from: moved.value.from,
    to: moved.value.to,
    switched: isSwitched,
  };
  const lines = [
    `Copied ${copied}, already there ${alreadyThere}, deleted from the old store ${deleted}.`,
    ...(removed === 0
      ? []
      : [`Removed ${removed} from ${moved.value.to}: their maps were deleted after they had been copied.`]),
    ...nextSteps(moved.value),
  ];
  return { ...answer(json, lines), status: different.length === 0 ? 0 : 1 };
}

const nextSteps = ({ different, isSwitched, from, to }: Moved): readonly string[] => [
  ...(different.length === 0
    ? []
    : [`Not moved, because ${to} contains another file with the same name: ${different.join(', ')}.`]),
  ...(isSwitched
    ? []
    : [
        `Next: set STORAGE_URL=${to}, start the service again, and run`,
        `  svc files move --from ${from} --to ${to}`,
      ]),
];

const refusalOf = (refusal: MoveRefusal): Outcome =>
  refusal.kind === 'same_store'
    ? refuse('Both are the same store: give another one with --to.')
    : {
        refused: [`${refusal.address} is not a store: write file:FOLDER, database: or s3://BUCKET/PREFIX.`],
        status: 2,
      };
