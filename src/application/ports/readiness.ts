export interface ReadinessCheck {
  readonly name: 'database' | 'storage' | 'queue';
  readonly ok: boolean;
  /** Age of the oldest job that is due and has not started. Only on `queue`. */
  readonly lagSeconds?: number;
}

export interface Readiness {
  /** Answers within 3 seconds and never throws: what does not answer is not `ok`. */
  check(): Promise<readonly ReadinessCheck[]>;
}
