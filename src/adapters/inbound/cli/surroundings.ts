import type { CheckReport } from '../../../application/ports/health-check.ts';
import type { Operations } from './operations.ts';

/** Whoever typed the command, or the script that runs it. */
export interface Terminal {
  /** One line, or several, on standard output. */
  print(text: string): void;
  /** One line, or several, on standard error. */
  complain(text: string): void;
  /** Whether somebody is there to answer a question. */
  readonly isInteractive: boolean;
  ask(question: string): Promise<string>;
  /** The text of a file, or of standard input for `-`; `undefined` if it cannot be read. */
  readText(file: string): Promise<string | undefined>;
}

interface Migrations {
  /** The names of those to come. Changes nothing. */
  pending(): Promise<readonly string[]>;
  /** Runs those to come and tells their names. */
  apply(): Promise<readonly string[]>;
}

interface OpenOperations {
  readonly operations: Operations;
  readonly close: () => Promise<void>;
}

/** What a command runs in. Everything is opened only when a command asks for it, so that help is quick. */
export interface Surroundings {
  readonly terminal: Terminal;
  readonly openOperations: () => Promise<OpenOperations>;
  readonly migrations: Migrations;
  /** Examines the service; every check ends within its time limit, and none throws. */
  readonly examine: () => Promise<readonly CheckReport[]>;
}
