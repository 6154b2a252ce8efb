import { ContainerModule } from 'inversify';
import type { AssessmentDraftStore } from '../../application/ports/assessment-draft-store.ts';
import type { AssessmentStore } from '../../application/ports/assessment-store.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ExpiredRows } from '../../application/ports/expired-rows.ts';
import type { LoginRequestStore } from '../../application/ports/login-request-store.ts';
import type { MagicLinkStore } from '../../application/ports/magic-link-store.ts';
import type { Mailer } from '../../application/ports/mailer.ts';
import type { RateLimiter } from '../../application/ports/rate-limiter.ts';
import type { Readiness } from '../../application/ports/readiness.ts';
import type { SessionStore } from '../../application/ports/session-store.ts';
import type { TokenMint } from '../../application/ports/token-mint.ts';
import type { UnitOfWork } from '../../application/ports/unit-of-work.ts';
import type { Token } from '../../domain/sessions/token.ts';
import { supply } from '../provide.ts';
import { tokens as t } from '../tokens.ts';

/** Everything that the service needs from outside, open and ready. The real parts and the in-memory ones fit alike. */
export interface OutboundParts {
  readonly clock: Clock;
  readonly tokenMint: TokenMint;
  readonly unitOfWork: UnitOfWork;
  readonly loginRequests: LoginRequestStore;
  readonly magicLinks: MagicLinkStore;
  readonly sessions: SessionStore;
  readonly assessments: AssessmentStore;
  readonly assessmentDrafts: AssessmentDraftStore;
  readonly rateLimiter: RateLimiter;
  readonly expiredRows: ExpiredRows;
  readonly readiness: Readiness;
  readonly mailer: Mailer;
  readonly loginLink: (address: string, token: Token) => string;
}

export const outboundModule = (parts: OutboundParts): ContainerModule =>
  new ContainerModule((options) => {
    supply(options, t.clock, parts.clock);
    supply(options, t.tokenMint, parts.tokenMint);
    supply(options, t.unitOfWork, parts.unitOfWork);
    supply(options, t.loginRequests, parts.loginRequests);
    supply(options, t.magicLinks, parts.magicLinks);
    supply(options, t.sessions, parts.sessions);
    supply(options, t.assessments, parts.assessments);
    supply(options, t.assessmentDrafts, parts.assessmentDrafts);
    supply(options, t.rateLimiter, parts.rateLimiter);
    supply(options, t.expiredRows, parts.expiredRows);
    supply(options, t.readiness, parts.readiness);
    supply(options, t.mailer, parts.mailer);
    supply(options, t.loginLink, parts.loginLink);
  });
