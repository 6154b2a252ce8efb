import { oldestLiveActivity } from '#domain/sessions/session.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long the response to a request with an `Idempotency-Key` can be repeated. */
const idempotencyLifetimeMs = day;

export const oldestReplayedAnswer = (now: Date): Date => new Date(now.getTime() - idempotencyLifetimeMs);

/** Rows older than these times are no longer needed. */
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
 * Used and expired links are kept for a day, so that their owner learns why a link does not work. A login request is
 * kept for two days: the service tries to send its mail for one day, and the link of the last attempt must not be
 * deleted before it expires.
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
