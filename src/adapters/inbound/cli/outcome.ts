/** What a command comes to: exit status 0 or 1, in a form for scripts and one for people. */
export interface Answer {
  readonly json: unknown;
  readonly lines: readonly string[];
  /** 1 where the answer itself is bad news. */
  readonly status: 0 | 1;
}

/** 1: what was asked cannot be done. 2: it was asked in the wrong way. */
export interface Refusal {
  readonly refused: readonly string[];
  readonly status: 1 | 2;
  /** What scripts get beside it, where there is more to tell. */
  readonly json?: unknown;
}

export type Outcome = Answer | Refusal;

export const answer = (json: unknown, lines: readonly string[]): Answer => ({ json, lines, status: 0 });

export const refuse = (...refused: readonly string[]): Refusal => ({ refused, status: 1 });
