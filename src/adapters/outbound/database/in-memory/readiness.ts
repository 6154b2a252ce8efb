import type { Readiness, ReadinessCheck } from '#application/ports/operations/readiness.ts';

export class InMemoryReadiness implements Readiness {
  async check(): Promise<readonly ReadinessCheck[]> {
    return [
      { name: 'database', ok: true },
      { name: 'queue', ok: true, lagSeconds: 0 },
    ];
  }
}
