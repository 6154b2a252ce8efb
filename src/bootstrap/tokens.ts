import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { JobObserver } from '#adapters/inbound/jobs/job-handlers.ts';
import type { HttpMetrics } from '#adapters/inbound/http/http-metrics.ts';
import type { Route } from '#adapters/inbound/http/route.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import type { AdviceSource, Advisors, Suggest } from '#application/advisor/suggest.ts';
import type { AuthenticateKey } from '#application/api-keys/authenticate-key.ts';
import type { NoteKeyUse } from '#application/api-keys/note-key-use.ts';
import type { ListResults } from '#application/assessment/list-results.ts';
import type { SaveDraft } from '#application/assessment/save-draft.ts';
import type { ShowResult } from '#application/assessment/show-result.ts';
import type { SubmitAssessment } from '#application/assessment/submit-assessment.ts';
import type { Authenticate } from '#application/login/authenticate.ts';
import type { LogOut } from '#application/login/log-out.ts';
import type { RedeemMagicLink } from '#application/login/redeem-magic-link.ts';
import type { RequestMagicLink } from '#application/login/request-magic-link.ts';
import type { SendLoginMail } from '#application/login/send-login-mail.ts';
import type { ApiKeyMint } from '#application/ports/api-key-mint.ts';
import type { ApiKeyStore } from '#application/ports/api-key-store.ts';
import type { DeletePerson } from '#application/person/delete-person.ts';
import type { DiscardFile } from '#application/person/discard-file.ts';
import type { ExportPerson } from '#application/person/export-person.ts';
import type { ShowProgress } from '#application/person/show-progress.ts';
import type { AssessmentDraftStore } from '#application/ports/assessment-draft-store.ts';
import type { AssessmentStore } from '#application/ports/assessment-store.ts';
import type { CatalogReader } from '#application/ports/catalog-reader.ts';
import type { CheckoutStore } from '#application/ports/checkout-store.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { DatabaseWaitLimit } from '#application/ports/database-wait-limit.ts';
import type { ExpiredRows } from '#application/ports/expired-rows.ts';
import type { FileStore } from '#application/ports/file-store.ts';
import type { JobHandlers } from '#application/ports/job-worker.ts';
import type { LanguageDetector } from '#application/ports/language-detector.ts';
import type { LinkSigner } from '#application/ports/link-signer.ts';
import type { LoginRequestStore } from '#application/ports/login-request-store.ts';
import type { MagicLinkStore } from '#application/ports/magic-link-store.ts';
import type { MailRecord } from '#application/ports/mail-record.ts';
import type { Mailer } from '#application/ports/mailer.ts';
import type { MapDraftStore } from '#application/ports/map-draft-store.ts';
import type { MapStore } from '#application/ports/map-store.ts';
import type { Narrator } from '#application/ports/narrator.ts';
import type { PaymentService, WebhookReader } from '#application/ports/payment-service.ts';
import type { PractitionerCodeStore } from '#application/ports/practitioner-code-store.ts';
import type { PurchaseStore } from '#application/ports/purchase-store.ts';
import type { QuotaLedger } from '#application/ports/quota-ledger.ts';
import type { RateLimiter } from '#application/ports/rate-limiter.ts';
import type { Readiness } from '#application/ports/readiness.ts';
import type { ReportPrinter } from '#application/ports/report-printer.ts';
import type { SandboxCashier } from '#application/ports/sandbox-cashier.ts';
import type { SessionStore } from '#application/ports/session-store.ts';
import type { StyleLinter } from '#application/ports/style-linter.ts';
import type { TokenMint } from '#application/ports/token-mint.ts';
import type { Tracing } from '#application/ports/tracing.ts';
import type { UnitOfWork } from '#application/ports/unit-of-work.ts';
import type { UserStore } from '#application/ports/user-store.ts';
import type { ApplyPaymentEvent } from '#application/purchases/apply-payment-event.ts';
import type { PayInSandbox } from '#application/purchases/pay-in-sandbox.ts';
import type { ReceivePaymentEvent } from '#application/purchases/receive-payment-event.ts';
import type { SendReceipt } from '#application/purchases/send-receipt.ts';
import type { ShowPrice } from '#application/purchases/show-price.ts';
import type { StartCheckout } from '#application/purchases/start-checkout.ts';
import type { GenerateMap } from '#application/situation-map/generate-map.ts';
import type { ListMaps } from '#application/situation-map/list-maps.ts';
import type { OpenReport } from '#application/situation-map/open-report.ts';
import type { RenewReportLink } from '#application/situation-map/renew-report-link.ts';
import type { SaveMapDraft } from '#application/situation-map/save-map-draft.ts';
import type { SendReportLink } from '#application/situation-map/send-report-link.ts';
import type { ShowMap } from '#application/situation-map/show-map.ts';
import type { SavePlanProgress, ShowPlanProgress } from '#application/situation-map/plan-progress.ts';
import type { ShowPdf } from '#application/situation-map/show-pdf.ts';
import type { ShowSample } from '#application/situation-map/show-sample.ts';
import type { ReportAddress } from '#application/situation-map/signed-report-link.ts';
import type { SubmitIntake } from '#application/situation-map/submit-intake.ts';
import type { LintText } from '#application/style-lint/lint-text.ts';
import type { PurgeExpiredRows } from '#application/upkeep/purge-expired-rows.ts';
import type { Book } from '#domain/catalog/book.ts';
import type { Token as SessionToken } from '#domain/sessions/token.ts';

declare const provides: unique symbol;

/** The name of a binding, with the type of its value. */
export type Token<T> = symbol & { readonly [provides]: T };

export type Provided<T> = T extends Token<infer U> ? U : never;

const token = <T>(name: string): Token<T> => Symbol(name) as Token<T>;

export const tokens = {
  clock: token<Clock>('clock'),
  tokenMint: token<TokenMint>('tokenMint'),
  apiKeyMint: token<ApiKeyMint>('apiKeyMint'),

  unitOfWork: token<UnitOfWork>('unitOfWork'),
  users: token<UserStore>('users'),
  loginRequests: token<LoginRequestStore>('loginRequests'),
  magicLinks: token<MagicLinkStore>('magicLinks'),
  sessions: token<SessionStore>('sessions'),
  assessments: token<AssessmentStore>('assessments'),
  assessmentDrafts: token<AssessmentDraftStore>('assessmentDrafts'),
  checkouts: token<CheckoutStore>('checkouts'),
  practitionerCodes: token<PractitionerCodeStore>('practitionerCodes'),
  purchases: token<PurchaseStore>('purchases'),
  maps: token<MapStore>('maps'),
  mapDrafts: token<MapDraftStore>('mapDrafts'),
  catalogReader: token<CatalogReader>('catalogReader'),
  apiKeys: token<ApiKeyStore>('apiKeys'),
  mailRecord: token<MailRecord>('mailRecord'),
  fileStore: token<FileStore>('fileStore'),
  rateLimiter: token<RateLimiter>('rateLimiter'),
  expiredRows: token<ExpiredRows>('expiredRows'),
  readiness: token<Readiness>('readiness'),
  quotaLedger: token<QuotaLedger>('quotaLedger'),
  databaseWaitLimit: token<DatabaseWaitLimit>('databaseWaitLimit'),
  tracing: token<Tracing>('tracing'),

  mailer: token<Mailer>('mailer'),
  loginLink: token<(address: string, token: SessionToken) => string>('loginLink'),

  paymentService: token<PaymentService>('paymentService'),
  webhookReader: token<WebhookReader>('webhookReader'),
  sandboxCashier: token<SandboxCashier>('sandboxCashier'),
  takesRealMoney: token<boolean>('takesRealMoney'),

  narrator: token<Narrator>('narrator'),
  sampleNarrator: token<Narrator>('sampleNarrator'),
  advisors: token<Advisors>('advisors'),
  languageDetector: token<LanguageDetector>('languageDetector'),
  styleLinter: token<StyleLinter>('styleLinter'),
  grammarLinter: token<StyleLinter>('grammarLinter'),
  reportPrinter: token<ReportPrinter>('reportPrinter'),
  linkSigner: token<LinkSigner>('linkSigner'),
  reportLink: token<ReportAddress>('reportLink'),
  bookAddress: token<(book: Book) => string>('bookAddress'),
  appUrl: token<string>('appUrl'),

  requestMagicLink: token<RequestMagicLink>('requestMagicLink'),
  sendLoginMail: token<SendLoginMail>('sendLoginMail'),
  redeemMagicLink: token<RedeemMagicLink>('redeemMagicLink'),
  authenticate: token<Authenticate>('authenticate'),
  logOut: token<LogOut>('logOut'),
  authenticateKey: token<AuthenticateKey>('authenticateKey'),
  noteKeyUse: token<NoteKeyUse>('noteKeyUse'),
  submitAssessment: token<SubmitAssessment>('submitAssessment'),
  showResult: token<ShowResult>('showResult'),
  listResults: token<ListResults>('listResults'),
  saveDraft: token<SaveDraft>('saveDraft'),
  showPrice: token<ShowPrice>('showPrice'),
  startCheckout: token<StartCheckout>('startCheckout'),
  receivePaymentEvent: token<ReceivePaymentEvent>('receivePaymentEvent'),
  applyPaymentEvent: token<ApplyPaymentEvent>('applyPaymentEvent'),
  payInSandbox: token<PayInSandbox>('payInSandbox'),
  sendReceipt: token<SendReceipt>('sendReceipt'),
  saveMapDraft: token<SaveMapDraft>('saveMapDraft'),
  submitIntake: token<SubmitIntake>('submitIntake'),
  listMaps: token<ListMaps>('listMaps'),
  showMap: token<ShowMap>('showMap'),
  showPdf: token<ShowPdf>('showPdf'),
  showPlanProgress: token<ShowPlanProgress>('showPlanProgress'),
  savePlanProgress: token<SavePlanProgress>('savePlanProgress'),
  openReport: token<OpenReport>('openReport'),
  renewReportLink: token<RenewReportLink>('renewReportLink'),
  showSample: token<ShowSample>('showSample'),
  generateMap: token<GenerateMap>('generateMap'),
  sendReportLink: token<SendReportLink>('sendReportLink'),
  showProgress: token<ShowProgress>('showProgress'),
  exportPerson: token<ExportPerson>('exportPerson'),
  deletePerson: token<DeletePerson>('deletePerson'),
  discardFile: token<DiscardFile>('discardFile'),
  suggest: token<Suggest>('suggest'),
  lintText: token<LintText>('lintText'),
  purgeExpiredRows: token<PurgeExpiredRows>('purgeExpiredRows'),

  httpSettings: token<HttpSettings>('httpSettings'),
  log: token<Logger>('log'),
  registry: token<Registry>('registry'),
  httpMetrics: token<HttpMetrics>('httpMetrics'),
  routes: token<readonly Route[]>('routes'),
  app: token<Koa>('app'),
  observeJob: token<JobObserver>('observeJob'),
  observeAdvice: token<(source: AdviceSource) => void>('observeAdvice'),
  jobHandlers: token<JobHandlers>('jobHandlers'),
} as const;
