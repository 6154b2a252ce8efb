import type { Command } from 'commander';
import type { BackedUp } from '#application/operations/back-up.ts';
import type { RestoreRefusal } from '#application/operations/restore.ts';
import type { CommandLine, OutputOptions } from '../command-line.ts';
import { answer, type Outcome, refuse } from '../outcome.ts';

interface RestoreOptions extends OutputOptions {
  readonly sendMails?: boolean;
}

export function addBackupCommands(program: Command, line: CommandLine): void {
  line
    .add(program, 'backup', {
      does: 'write all data, files and open jobs to one archive',
      example: 'backup-2026-11-22.tar.gz',
      json: '{"bytes", "files", "missing_files", "was_in_use"}',
      notes: [
        'On PostgreSQL it works while the service runs; the archive contains the data of one moment.',
        'The archive contains all personal data: protect it like the database. It does not contain APP_SECRET.',
      ],
    })
    .argument('<file>', 'the file to write, which must not exist yet')
    .action(async (file: string, options: OutputOptions) => {
      const { backUp, close } = await line.context.openBackups(file, 'backup');
      try {
        line.report(options, backedUp(file, await backUp()));
      } finally {
        await close();
      }
    });
  line
    .add(program, 'restore', {
      does: 'restore the data of an archive into an empty installation',
      example: 'backup-2026-11-22.tar.gz',
      json: '{"files", "withheld_mails"}',
      notes: [
        'All or nothing: if it fails, run it again. Start the service afterwards, with the APP_SECRET of the old one.',
        'If the service was running during the backup, mails that were waiting then are not sent: they may have been sent since.',
      ],
    })
    .argument('<file>', 'made by "svc backup", on either kind of database')
    .option('--send-mails', 'also send the mails that may have been sent since the backup')
    .action(async (file: string, { sendMails = false, ...options }: RestoreOptions) => {
      const { restore, close } = await line.context.openBackups(file, 'restore');
      try {
        const restored = await restore({ sendsMails: sendMails });
        if (restored.isErr()) return line.report(options, refusalOf(restored.error));
        const { files, withheldMails } = restored.value;
        line.report(
          options,
          answer({ files, withheld_mails: withheldMails }, [
            `Restored. Files: ${files}. Mails that are not sent, because they may have been sent already: ${withheldMails}.`,
          ]),
        );
      } finally {
        await close();
      }
    });
}

const backedUp = (file: string, { bytes, files, missingFiles, wasInUse }: BackedUp): Outcome =>
  answer({ bytes, files, missing_files: missingFiles, was_in_use: wasInUse }, [
    `${file}: ${bytes} bytes. Files inside: ${files}.`,
    ...(missingFiles === 0
      ? []
      : [`Files that were deleted with their owners during the backup: ${missingFiles}.`]),
  ]);

function refusalOf(refusal: RestoreRefusal): Outcome {
  if (refusal.kind === 'not_empty')
    return refuse('This database already contains data: restore into an empty one.');
  return refuse(
    'The archive was made by another release: restore it with that release, then upgrade.',
    `Its migrations: ${refusal.made.join(', ')}.`,
    `Migrations here: ${refusal.here.join(', ')}.`,
  );
}
