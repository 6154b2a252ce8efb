import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { JobObserver } from '../adapters/inbound/jobs/job-handlers.ts';
import type { HttpMetrics } from '../adapters/inbound/http/http-metrics.ts';
import type { Route } from '../adapters/inbound/http/route.ts';
import type { HttpSettings } from '../adapters/inbound/http/settings.ts';
import type { ListResults } from '../application/assessment/list-results.ts';
import type { SaveDraft } from '../application/assessment/save-draft.ts';
import type { ShowResult } from '../application/assessment/show-result.ts';
import type { SubmitAssessment } from '../application/assessment/submit-assessment.ts';
import type { Authenticate } from '../application/login/authenticate.ts';
import type { LogOut } from '../application/login/log-out.ts';
import type { RedeemMagicLink } from '../application/login/redeem-magic-link.ts';
import type { RequestMagicLink } from '../application/login/request-magic-link.ts';
import type { SendLoginMail } from '../application/login/send-login-mail.ts';
import type { AssessmentDraftStore } from '../application/ports/assessment-draft-store.ts';
import type { AssessmentStore } from '../application/ports/assessment-store.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { ExpiredRows } from '../application/ports/expired-rows.ts';
import type { JobHandlers } from '../application/ports/job-worker.ts';
import type { LoginRequestStore } from '../application/ports/login-request-store.ts';
import type { MagicLinkStore } from '../application/ports/magic-link-store.ts';
import type { Mailer } from '../application/ports/mailer.ts';
import type { RateLimiter } from '../application/ports/rate-limiter.ts';
import type { Readiness } from '../application/ports/readiness.ts';
import type { SessionStore } from '../application/ports/session-store.ts';
import type { TokenMint } from '../application/ports/token-mint.ts';
import type { UnitOfWork } from '../application/ports/unit-of-work.ts';
import type { PurgeExpiredRows } from '../application/upkeep/purge-expired-rows.ts';
import type { Token as SessionToken } from '../domain/sessions/token.ts';

declare const provides: unique symbol;

/** The name of a binding, which knows what is bound under it. */
export type Token<T> = symbol & { readonly [provides]: T };

export type Provided<T> = T extends Token<infer U> ? U : never;

const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

export const tokens = {
  clock: token<Clock>('clock'),
  tokenMint: token<TokenMint>('tokenMint'),

  unitOfWork: token<UnitOfWork>('unitOfWork'),
  loginRequests: token<LoginRequestStore>('loginRequests'),
  magicLinks: token<MagicLinkStore>('magicLinks'),
  sessions: token<SessionStore>('sessions'),
  assessments: token<AssessmentStore>('assessments'),
  assessmentDrafts: token<AssessmentDraftStore>('assessmentDrafts'),
  rateLimiter: token<RateLimiter>('rateLimiter'),
  expiredRows: token<ExpiredRows>('expiredRows'),
  readiness: token<Readiness>('readiness'),

  mailer: token<Mailer>('mailer'),
  loginLink: token<(address: string, token: SessionToken) => string>('loginLink'),

  requestMagicLink: token<RequestMagicLink>('requestMagicLink'),
  sendLoginMail: token<SendLoginMail>('sendLoginMail'),
  redeemMagicLink: token<RedeemMagicLink>('redeemMagicLink'),
  authenticate: token<Authenticate>('authenticate'),
  logOut: token<LogOut>('logOut'),
  submitAssessment: token<SubmitAssessment>('submitAssessment'),
  showResult: token<ShowResult>('showResult'),
  listResults: token<ListResults>('listResults'),
  saveDraft: token<SaveDraft>('saveDraft'),
  purgeExpiredRows: token<PurgeExpiredRows>('purgeExpiredRows'),

  httpSettings: token<HttpSettings>('httpSettings'),
  log: token<Logger>('log'),
  registry: token<Registry>('registry'),
  httpMetrics: token<HttpMetrics>('httpMetrics'),
  routes: token<readonly Route[]>('routes'),
  app: token<Koa>('app'),
  observeJob: token<JobObserver>('observeJob'),
  jobHandlers: token<JobHandlers>('jobHandlers'),
} as const;
