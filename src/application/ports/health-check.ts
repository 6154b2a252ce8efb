export type Health = 'ok' | 'warning' | 'failed';

export interface Finding {
  readonly health: Health;
  /** What was found, without secrets. */
  readonly detail: string;
  /** What to do about it. */
  readonly advice?: string;
}

/** One part of the service, to be examined on an operator's wish. */
export interface HealthCheck {
  readonly name: string;
  /** May throw, which counts as failed. */
  readonly examine: () => Promise<readonly Finding[]>;
}

export interface CheckReport {
  readonly name: string;
  readonly findings: readonly Finding[];
}
