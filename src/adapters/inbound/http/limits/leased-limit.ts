import type { Lease, Quota, QuotaLedger, UnusedPoints } from '#application/ports/quota-ledger.ts';
import { rateLimitProblem } from '../refusals.ts';
import type { LimitedBucket } from './request-limit.ts';

/** The state of one key in the current window, as this process knows it. */
interface Share {
  /** Requests that may pass without a call to the ledger. */
  left: number;
  /** Points that were taken before any lease. The first lease pays for them. */
  onCredit: number;
  /** In the time of `performance.now()`, which never jumps. */
  windowEndsAt: number;
  /** Until this time, the quota is known to be used up. */
  usedUpUntil: number;
  lastTakenAt: number;
  asking: Promise<void> | undefined;
}

/** A process leases one hundredth of the quota at a time, so that little of it is left unused in other processes. */
const leasesPerWindow = 100;

/** Points that are unused for this time are returned, so that other processes can lease them. */
const idleMs = 2_000;

/** Another process may return points, so a quota that was used up is requested again after this time. */
const usedUpMs = 1_000;

/** Leases that no request waits for are collected for this time and then requested together, in one statement. */
const gatherMs = 25;

/** Keys whose leases are requested in one call. */
interface Batch {
  readonly asked: { readonly key: string; readonly share: Share }[];
  readonly answered: PromiseWithResolvers<void>;
  readonly timer: NodeJS.Timeout;
}

/**
 * A limit over all processes: each process leases a few points at a time from the database and counts them itself. The
 * first points of a key are taken on credit and paid with the first lease. Most keys have few requests a minute, so
 * they cost the database nothing. A request waits only if requests come faster than leases.
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
      onCredit: this.#lease,
      windowEndsAt,
      usedUpUntil: 0,
      lastTakenAt: now,
      asking: undefined,
    };
    this.#shares.set(key, share);
    this.#sweepLater();
    return share;
  }

  #ask(key: string, share: Share): Promise<void> {
    this.#batch ??= this.#newBatch();
    this.#batch.asked.push({ key, share });
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

  /** The first lease of a key is larger by the points that were taken on credit. */
  async #settle({ asked }: Batch): Promise<void> {
    try {
      const byWanted = Map.groupBy(asked, ({ share }) => this.#lease + share.onCredit);
      await Promise.all(Array.from(byWanted, ([wanted, some]) => this.#leaseFor(some, wanted)));
    } finally {
      for (const { share } of asked) share.asking = undefined;
    }
  }

  async #leaseFor(asked: Batch['asked'], wanted: number): Promise<void> {
    const keys = asked.map(({ key }) => key);
    const leases = await this.#ledger.lease(this.#quota, keys, wanted);
    for (const [index, { share }] of asked.entries()) note(share, leases[index] as Lease, wanted);
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
      else if (isIdle(share, now)) {
        unused.push({ key, points: share.left });
        share.left = 0;
      }
    }
    if (unused.length > 0) this.#ledger.giveBack(this.#quota, unused).catch(() => undefined);
    this.#isSweeping = false;
    if (this.#shares.size > 0) this.#sweepLater();
  }
}

/** Points on credit belong to nobody else, so they are not returned. */
const isIdle = ({ left, onCredit, asking, lastTakenAt }: Share, now: number): boolean =>
  left > 0 && onCredit === 0 && asking === undefined && now > lastTakenAt + idleMs;

/** Subtracts the points taken on credit from the first lease; if that is smaller, also from the next ones. */
function note(share: Share, { granted, windowEndsInMs }: Lease, wanted: number): void {
  share.left += granted - share.onCredit;
  share.onCredit = 0;
  share.windowEndsAt = performance.now() + windowEndsInMs;
  if (granted < wanted) share.usedUpUntil = Math.min(share.windowEndsAt, performance.now() + usedUpMs);
}
