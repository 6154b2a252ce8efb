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
import { makeRecordPaymentEvent } from '#application/purchases/record-payment-event.ts';
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

/** Every use case of the service, under the name by which routes and jobs ask for it. */
export const useCases = {
  authenticateKey: makeAuthenticateKey,
  noteKeyUse: makeNoteKeyUse,
  lintText: makeLintText,
  purgeExpiredRows: makePurgeExpiredRows,
  requestMagicLink: makeRequestMagicLink,
  sendLoginMail: makeSendLoginMail,
  redeemMagicLink: makeRedeemMagicLink,
  authenticate: makeAuthenticate,
  logOut: makeLogOut,
  submitAssessment: makeSubmitAssessment,
  showResult: makeShowResult,
  listResults: makeListResults,
  saveDraft: makeSaveDraft,
  showPrice: makeShowPrice,
  startCheckout: makeStartCheckout,
  recordPaymentEvent: makeRecordPaymentEvent,
  receivePaymentEvent: makeReceivePaymentEvent,
  applyPaymentEvent: makeApplyPaymentEvent,
  payInSandbox: makePayInSandbox,
  sendReceipt: makeSendReceipt,
  suggest: makeSuggest,
  showProgress: makeShowProgress,
  exportPerson: makeExportPerson,
  deletePerson: makeDeletePerson,
  discardFile: makeDiscardFile,
  saveMapDraft: makeSaveMapDraft,
  submitIntake: makeSubmitIntake,
  listMaps: makeListMaps,
  showMap: makeShowMap,
  showPdf: makeShowPdf,
  showPlanProgress: makeShowPlanProgress,
  savePlanProgress: makeSavePlanProgress,
  openReport: makeOpenReport,
  renewReportLink: makeRenewReportLink,
  showSample: makeShowSample,
  generateMap: makeGenerateMap,
  sendReportLink: makeSendReportLink,
} as const;
