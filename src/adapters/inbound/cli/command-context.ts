import type { BackedUp } from '#application/operations/back-up.ts';
import type { Restore, RestoreRequest } from '#application/operations/restore.ts';
import type { CheckReport } from '#application/ports/operations/health-check.ts';
import type { LintText } from '#application/style-lint/lint-text.ts';
import type { Operations } from './operations.ts';

/** A migration that has not run yet, and whether processes of the previous release can keep working while it runs. */
export interface PendingMigration {
  readonly name: string;
  readonly isLive: boolean;
}

/** Input from and output to the person or script that runs the command. */
export interface Terminal {
  /** Prints one or more lines on standard output. */
  print(text: string): void;
  /** Prints one or more lines on standard error. */
  printError(text: string): void;
  /** Whether a person can answer a question. */
  readonly isInteractive: boolean;
  ask(question: string): Promise<string>;
  /** The text of a file, or of standard input for `-`; `undefined` if it cannot be read. */
  readText(file: string): Promise<string | undefined>;
}

interface Migrations {
  /** The names of the migrations that have not run yet. Changes nothing. */
  pending(): Promise<readonly PendingMigration[]>;
  /** Runs them and returns their names. */
  apply(): Promise<readonly string[]>;
}

interface OpenOperations {
  readonly operations: Operations;
  readonly close: () => Promise<void>;
}

/** Backs up the configured installation into one file, or restores it. Only a restore runs pending migrations first. */
interface OpenBackups {
  readonly backUp: () => Promise<BackedUp>;
  readonly restore: (request: RestoreRequest) => ReturnType<Restore>;
  readonly close: () => Promise<void>;
}

/** What a command needs from outside. Everything is opened only when a command asks for it, so that help is quick. */
export interface CommandContext {
  readonly terminal: Terminal;
  readonly openOperations: () => Promise<OpenOperations>;
  readonly openBackups: (file: string, purpose: 'backup' | 'restore') => Promise<OpenBackups>;
  readonly openLinter: () => Promise<LintText>;
  readonly migrations: Migrations;
  /** Checks the service. Every check ends within its time limit, and none throws. */
  readonly examine: () => Promise<readonly CheckReport[]>;
}
