import type { Lease, Quota, QuotaLedger, UnusedPoints } from '../../../application/ports/quota-ledger.ts';
import { rateLimitProblem } from './refusals.ts';
import type { LimitedBucket } from './request-limit.ts';

/** The state of one key in the current window, as this process knows it. */
interface Share {
  /** Requests that may pass without a call to the ledger. */
  left: number;
  /** In the time of `performance.now()`, which never jumps. */
  windowEndsAt: number;
  /** Until this time, the quota is known to be used up. */
  usedUpUntil: number;
  lastTakenAt: number;
  asking: Promise<void> | undefined;
}

/**
 * A process leases one hundredth of the quota at a time. So less than a twentieth of the quota is unused in other
 * processes.
 */
const leasesPerWindow = 100;

/** Points that are unused for this time are returned, so that other processes can lease them. */
const idleMs = 2_000;

/** Another process may return points, so a quota that was used up is requested again after this time. */
const usedUpMs = 1_000;

/** Leases that no request waits for are collected for this time and then requested together, in one statement. */
const gatherMs = 25;

/** Keys whose leases are requested in one call. */
interface Batch {
  readonly asked: { readonly key: string; readonly share: Share; readonly onCredit: number }[];
  readonly answered: PromiseWithResolvers<void>;
  readonly timer: NodeJS.Timeout;
}

/**
 * A limit over all processes: each process leases a few points at a time from the database and counts them itself. The
 * first points of a key are taken on credit, so that a request waits only if requests come faster than leases.
 */
export class LeasedLimit {
  readonly #limited: LimitedBucket;
  readonly #quota: Quota;
  readonly #ledger: QuotaLedger;
  readonly #lease: number;
  readonly #shares = new Map<string, Share>();
  #isSweeping = false;
  #batch: Batch | undefined;

  constructor(limited: LimitedBucket, ledger: QuotaLedger) {
    this.#limited = limited;
    this.#quota = { bucket: limited.bucket, ...limited.limit };
    this.#ledger = ledger;
    this.#lease = Math.ceil(limited.limit.points / leasesPerWindow);
  }

  /** Throws the problem if `key` has used up its requests of this minute. */
  async take(key: string): Promise<void> {
    const share = this.#shareOf(key);
    while (share.left <= 0) {
      if (performance.now() < share.usedUpUntil) throw this.#problem(share);
      const asking = share.asking ?? this.#ask(key, share);
      this.#send();
      await asking;
    }
    share.left -= 1;
    share.lastTakenAt = performance.now();
    // Requests a lease early, so that the next request need not wait.
    if (share.left === 0 && share.asking === undefined) void this.#ask(key, share);
  }

  #shareOf(key: string): Share {
    const now = performance.now();
    const known = this.#shares.get(key);
    if (known !== undefined && now < known.windowEndsAt) return known;
    const windowEndsAt = now + 1000 * this.#limited.limit.windowSeconds;
    const share: Share = {
      left: this.#lease,
      windowEndsAt,
      usedUpUntil: 0,
      lastTakenAt: now,
      asking: undefined,
    };
    this.#shares.set(key, share);
    this.#sweepLater();
    void this.#ask(key, share, { onCredit: this.#lease });
    return share;
  }

  #ask(key: string, share: Share, { onCredit = 0 } = {}): Promise<void> {
    this.#batch ??= this.#newBatch();
    this.#batch.asked.push({ key, share, onCredit });
    share.asking = this.#batch.answered.promise;
    return share.asking;
  }

  #newBatch(): Batch {
    const answered = Promise.withResolvers<void>();
    // A failure is ignored here, because it is also reported to the next request that waits.
    answered.promise.catch(() => undefined);
    return { asked: [], answered, timer: setTimeout(() => this.#send(), gatherMs).unref() };
  }

  /** Requests the leases that were collected so far. */
  #send(): void {
    const batch = this.#batch;
    if (batch === undefined) return;
    this.#batch = undefined;
    clearTimeout(batch.timer);
    this.#settle(batch).then(batch.answered.resolve, batch.answered.reject);
  }

  async #settle({ asked }: Batch): Promise<void> {
    try {
      const keys = asked.map(({ key }) => key);
      const leases = await this.#ledger.lease(this.#quota, keys, this.#lease);
      for (const [index, { share, onCredit }] of asked.entries())
        note(share, leases[index] as Lease, { wanted: this.#lease, onCredit });
    } finally {
      for (const { share } of asked) share.asking = undefined;
    }
  }

  #problem({ windowEndsAt }: Share) {
    const retryAfterSeconds = Math.max(1, Math.ceil((windowEndsAt - performance.now()) / 1000));
    return rateLimitProblem({ kind: 'rate_limited', ...this.#limited, retryAfterSeconds });
  }

  #sweepLater(): void {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    setTimeout(() => this.#sweep(), idleMs / 2).unref();
  }

  #sweep(): void {
    const now = performance.now();
    const unused: UnusedPoints[] = [];
    for (const [key, share] of this.#shares) {
      if (now >= share.windowEndsAt) this.#shares.delete(key);
      else if (share.left > 0 && share.asking === undefined && now > share.lastTakenAt + idleMs) {
        unused.push({ key, points: share.left });
        share.left = 0;
      }
    }
    if (unused.length > 0) this.#ledger.giveBack(this.#quota, unused).catch(() => undefined);
    this.#isSweeping = false;
    if (this.#shares.size > 0) this.#sweepLater();
  }
}

/** Subtracts the points taken on credit from the first lease; if that is smaller, also from the next ones. */
function note(
  share: Share,
  { granted, windowEndsInMs }: Lease,
  { wanted, onCredit }: { readonly wanted: number; readonly onCredit: number },
): void {
  share.left += granted - onCredit;
  share.windowEndsAt = performance.now() + windowEndsInMs;
  if (granted < wanted) share.usedUpUntil = Math.min(share.windowEndsAt, performance.now() + usedUpMs);
}
