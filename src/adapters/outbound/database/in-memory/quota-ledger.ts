import type { Lease, Quota, QuotaLedger, UnusedPoints } from '#application/ports/quota-ledger.ts';

interface Window {
  taken: number;
  readonly endsAtMs: number;
}

/** For a single process, which does not share its quotas. */
export class InMemoryQuotaLedger implements QuotaLedger {
  readonly #windows = new Map<string, Window>();

  async lease(quota: Quota, keys: readonly string[], wanted: number): Promise<readonly Lease[]> {
    return keys.map((key) => {
      const window = this.#openWindow(quota, key);
      const granted = Math.min(wanted, quota.points - window.taken);
      window.taken += granted;
      return { granted, windowEndsInMs: window.endsAtMs - Date.now() };
    });
  }

  async giveBack(quota: Quota, unused: readonly UnusedPoints[]): Promise<void> {
    for (const { key, points } of unused) {
      const window = this.#windows.get(rowOf(quota, key));
      if (window !== undefined) window.taken = Math.max(0, window.taken - points);
    }
  }

  #openWindow(quota: Quota, key: string): Window {
    const now = Date.now();
    const open = this.#windows.get(rowOf(quota, key));
    if (open !== undefined && now < open.endsAtMs) return open;
    for (const [row, { endsAtMs }] of this.#windows) if (endsAtMs <= now) this.#windows.delete(row);
    const begun = { taken: 0, endsAtMs: now + quota.windowSeconds * 1000 };
    this.#windows.set(rowOf(quota, key), begun);
    return begun;
  }
}

const rowOf = ({ bucket }: Quota, key: string): string => `${bucket}:${key}`;
