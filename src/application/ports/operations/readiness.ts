export interface ReadinessCheck {
  /** `database` and `storage` report whether writing is possible. */
  readonly name: 'database' | 'storage' | 'queue';
  readonly ok: boolean;
  /** The age of the oldest job that is due and has not started. Only for `queue`. */
  readonly lagSeconds?: number;
}

export interface Readiness {
  /** Responds within 3 seconds and never throws. A part that does not respond is not `ok`. */
  check(): Promise<readonly ReadinessCheck[]>;
}
