export type Health = 'ok' | 'warning' | 'failed';

export interface Finding {
  readonly health: Health;
  /** The result of the check, without secrets. */
  readonly detail: string;
  /** How to solve the problem. */
  readonly advice?: string;
}

/** One part of the installation that can be checked. */
export interface HealthCheck {
  readonly name: string;
  /** May throw; that counts as a failed check. */
  readonly examine: () => Promise<readonly Finding[]>;
}

export interface CheckReport {
  readonly name: string;
  readonly findings: readonly Finding[];
}
