import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { makeSuggest } from '#application/advisor/suggest.ts';
import { makeAuthenticateKey } from '#application/api-keys/authenticate-key.ts';
import { makeNoteKeyUse } from '#application/api-keys/note-key-use.ts';
import { makeListResults } from '#application/assessment/list-results.ts';
import { makeSaveDraft } from '#application/assessment/save-draft.ts';
import { makeShowResult } from '#application/assessment/show-result.ts';
import { makeSubmitAssessment } from '#application/assessment/submit-assessment.ts';
import { makeAuthenticate } from '#application/login/authenticate.ts';
import { makeLogOut } from '#application/login/log-out.ts';
import { makeRedeemMagicLink } from '#application/login/redeem-magic-link.ts';
import { makeRequestMagicLink } from '#application/login/request-magic-link.ts';
import { makeSendLoginMail } from '#application/login/send-login-mail.ts';
import { makeDeletePerson } from '#application/person/delete-person.ts';
import { makeDiscardFile } from '#application/person/discard-file.ts';
import { makeExportPerson } from '#application/person/export-person.ts';
import { makeShowProgress } from '#application/person/show-progress.ts';
import { makeApplyPaymentEvent } from '#application/purchases/apply-payment-event.ts';
import { makePayInSandbox } from '#application/purchases/pay-in-sandbox.ts';
import { makeReceivePaymentEvent } from '#application/purchases/receive-payment-event.ts';
import { makeSendReceipt } from '#application/purchases/send-receipt.ts';
import { makeShowPrice } from '#application/purchases/show-price.ts';
import { makeStartCheckout } from '#application/purchases/start-checkout.ts';
import { makeGenerateMap } from '#application/situation-map/generate-map.ts';
import { makeListMaps } from '#application/situation-map/list-maps.ts';
import { makeOpenReport } from '#application/situation-map/open-report.ts';
import { makeRenewReportLink } from '#application/situation-map/renew-report-link.ts';
import { makeSaveMapDraft } from '#application/situation-map/save-map-draft.ts';
import { makeSendReportLink } from '#application/situation-map/send-report-link.ts';
import { makeShowMap } from '#application/situation-map/show-map.ts';
import { makeSavePlanProgress, makeShowPlanProgress } from '#application/situation-map/plan-progress.ts';
import { makeShowPdf } from '#application/situation-map/show-pdf.ts';
import { makeShowSample } from '#application/situation-map/show-sample.ts';
import { makeSubmitIntake } from '#application/situation-map/submit-intake.ts';
import { makeLintText } from '#application/style-lint/lint-text.ts';
import { makePurgeExpiredRows } from '#application/upkeep/purge-expired-rows.ts';
import { provide } from '../provide.ts';
import { tokens as t } from '../tokens.ts';

/** Every use case, built from its ports. */
export const applicationModule = new ContainerModule((options) => {
  provideLogin(options);
  provideAssessment(options);
  providePurchases(options);
  provideMaps(options);
  providePerson(options);
  const { apiKeys, apiKeyMint, languageDetector, styleLinter, grammarLinter, expiredRows, clock } = t;
  provide(options, t.authenticateKey, makeAuthenticateKey, { apiKeys, apiKeyMint, clock });
  provide(options, t.noteKeyUse, makeNoteKeyUse, { apiKeys, clock });
  provideAdvisor(options);
  provide(options, t.lintText, makeLintText, { languageDetector, styleLinter, grammarLinter });
  provide(options, t.purgeExpiredRows, makePurgeExpiredRows, { expiredRows, clock });
});

function provideLogin(options: ContainerModuleLoadOptions): void {
  const { clock, tokenMint, unitOfWork, sessions, rateLimiter, loginRequests, magicLinks } = t;
  provide(options, t.requestMagicLink, makeRequestMagicLink, { unitOfWork, rateLimiter, clock });
  provide(options, t.sendLoginMail, makeSendLoginMail, {
    loginRequests,
    magicLinks,
    tokenMint,
    mailer: t.mailer,
    clock,
    loginLink: t.loginLink,
  });
  provide(options, t.redeemMagicLink, makeRedeemMagicLink, {
    unitOfWork,
    magicLinks,
    sessions,
    rateLimiter,
    tokenMint,
    linkSigner: t.linkSigner,
    clock,
  });
  provide(options, t.authenticate, makeAuthenticate, { sessions, tokenMint, clock });
  provide(options, t.logOut, makeLogOut, { sessions });
}

function provideAssessment(options: ContainerModuleLoadOptions): void {
  const { unitOfWork, rateLimiter, clock } = t;
  provide(options, t.submitAssessment, makeSubmitAssessment, { unitOfWork, rateLimiter, clock });
  provide(options, t.showResult, makeShowResult, { assessments: t.assessments });
  provide(options, t.listResults, makeListResults, { assessments: t.assessments });
  provide(options, t.saveDraft, makeSaveDraft, { unitOfWork, clock });
}

function providePurchases(options: ContainerModuleLoadOptions): void {
  const { unitOfWork, rateLimiter, clock, checkouts, practitionerCodes, purchases, users } = t;
  const { paymentService, webhookReader, sandboxCashier, takesRealMoney } = t;
  const { tokenMint, mailer, mailRecord, appUrl } = t;
  provide(options, t.showPrice, makeShowPrice, { practitionerCodes, rateLimiter, clock });
  provide(options, t.startCheckout, makeStartCheckout, {
    unitOfWork,
    checkouts,
    paymentService,
    rateLimiter,
    tokenMint,
    clock,
  });
  provide(options, t.receivePaymentEvent, makeReceivePaymentEvent, { webhookReader, unitOfWork, clock });
  provide(options, t.applyPaymentEvent, makeApplyPaymentEvent, { unitOfWork, clock, takesRealMoney });
  provide(options, t.payInSandbox, makePayInSandbox, { checkouts, sandboxCashier });
  provide(options, t.sendReceipt, makeSendReceipt, { purchases, users, mailRecord, mailer, clock, appUrl });
}

function provideAdvisor(options: ContainerModuleLoadOptions): void {
  const { rateLimiter, catalogReader, languageDetector, advisors, sessions, assessments, tokenMint, clock } =
    t;
  provide(options, t.suggest, makeSuggest, {
    rateLimiter,
    catalogReader,
    languageDetector,
    advisors,
    sessions,
    assessments,
    tokenMint,
    clock,
  });
}

function providePerson(options: ContainerModuleLoadOptions): void {
  const { unitOfWork, rateLimiter, clock, fileStore, assessments, assessmentDrafts, maps, mapDrafts } = t;
  provide(options, t.showProgress, makeShowProgress, { assessments, assessmentDrafts, maps, mapDrafts });
  provide(options, t.exportPerson, makeExportPerson, {
    unitOfWork,
    users: t.users,
    assessments,
    maps,
    rateLimiter,
    clock,
  });
  provide(options, t.deletePerson, makeDeletePerson, { unitOfWork, fileStore });
  provide(options, t.discardFile, makeDiscardFile, { fileStore });
}

function provideMaps(options: ContainerModuleLoadOptions): void {
  const { unitOfWork, clock, maps, mapDrafts, users, assessments, fileStore } = t;
  const { narrator, sampleNarrator, reportPrinter, linkSigner, reportLink, mailer, mailRecord } = t;
  provide(options, t.saveMapDraft, makeSaveMapDraft, { mapDrafts, clock });
  provide(options, t.submitIntake, makeSubmitIntake, { unitOfWork, clock });
  provide(options, t.listMaps, makeListMaps, { maps });
  provide(options, t.showMap, makeShowMap, { maps, linkSigner, reportLink, clock });
  provide(options, t.showPdf, makeShowPdf, { maps, fileStore });
  provide(options, t.showPlanProgress, makeShowPlanProgress, { maps });
  provide(options, t.savePlanProgress, makeSavePlanProgress, { maps, clock });
  provide(options, t.openReport, makeOpenReport, { linkSigner, maps, users, clock });
  provide(options, t.renewReportLink, makeRenewReportLink, { linkSigner, maps, users, unitOfWork, clock });
  provide(options, t.showSample, makeShowSample, { sampleNarrator, reportPrinter });
  provide(options, t.generateMap, makeGenerateMap, {
    unitOfWork,
    maps,
    assessments,
    narrator,
    reportPrinter,
    fileStore,
    clock,
  });
  provide(options, t.sendReportLink, makeSendReportLink, {
    maps,
    users,
    mailRecord,
    mailer,
    linkSigner,
    reportLink,
    clock,
  });
}
