import { oldestLiveActivity } from '../../../domain/sessions/session.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** The answer to a request with an `Idempotency-Key` is replayed for so long. */
const idempotencyLifetimeMs = day;

export const oldestReplayedAnswer = (now: Date): Date => new Date(now.getTime() - idempotencyLifetimeMs);

/** The times before which rows are of no more use. */
export interface Cutoffs {
  readonly sessionLastActive: Date;
  readonly linkExpiry: Date;
  readonly loginRequest: Date;
  readonly rateLimitWindowEnd: Date;
  readonly idempotentAnswer: Date;
  readonly draftSaved: Date;
  readonly checkoutStarted: Date;
  readonly paymentEventReceived: Date;
  readonly mailSettled: Date;
}

/**
 * Used and expired links are kept for a day, so that their owner is told what became of them. A login request is kept
 * for two: its mail is tried for one, and the last attempt's link must not vanish before it has expired.
 */
export const cutoffsAt = (now: Date): Cutoffs => ({
  sessionLastActive: oldestLiveActivity(now),
  linkExpiry: new Date(now.getTime() - day),
  loginRequest: new Date(now.getTime() - 2 * day),
  rateLimitWindowEnd: now,
  idempotentAnswer: oldestReplayedAnswer(now),
  draftSaved: new Date(now.getTime() - 30 * day),
  checkoutStarted: new Date(now.getTime() - 30 * day),
  paymentEventReceived: new Date(now.getTime() - 90 * day),
  mailSettled: new Date(now.getTime() - 90 * day),
});
