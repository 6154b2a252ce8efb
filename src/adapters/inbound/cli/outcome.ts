/** The result of a command, in a form for scripts and one for people. The exit status is 0 or 1. */
export interface Answer {
  readonly json: unknown;
  readonly lines: readonly string[];
  /** 1 if the answer itself reports a problem. */
  readonly status: 0 | 1;
}

/** The exit status is 1 if the request cannot be carried out, and 2 if the command was used incorrectly. */
export interface Refusal {
  readonly refused: readonly string[];
  readonly status: 1 | 2;
  /** For scripts, if there is more to report. */
  readonly json?: unknown;
}

export type Outcome = Answer | Refusal;

export const answer = (json: unknown, lines: readonly string[]): Answer => ({ json, lines, status: 0 });

export const refuse = (...refused: readonly string[]): Refusal => ({ refused, status: 1 });
