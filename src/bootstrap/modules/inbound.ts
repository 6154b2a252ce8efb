import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { makeApp } from '#adapters/inbound/http/app.ts';
import { HttpMetrics } from '#adapters/inbound/http/http-metrics.ts';
import { makeRoutes } from '#adapters/inbound/http/routes/routes.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import { makeJobHandlers } from '#adapters/inbound/jobs/job-handlers.ts';
import { observeAdvice } from '../advisor-metrics.ts';
import { makeJobObserver } from '../job-observer.ts';
import { provide, supply } from '../provide.ts';
import { tokens as t } from '../tokens.ts';

export interface InboundParts {
  readonly httpSettings: HttpSettings;
  readonly log: Logger;
  readonly registry: Registry;
}

/** The callers of the application: requests and jobs. */
export const inboundModule = ({ httpSettings, log, registry }: InboundParts): ContainerModule =>
  new ContainerModule((options) => {
    supply(options, t.httpSettings, httpSettings);
    supply(options, t.log, log);
    supply(options, t.registry, registry);
    supply(options, t.httpMetrics, new HttpMetrics(registry));
    supply(options, t.observeJob, makeJobObserver(registry, log));
    supply(options, t.observeAdvice, observeAdvice(registry));
    provide(options, t.routes, makeRoutes, {
      settings: t.httpSettings,
      requestMagicLink: t.requestMagicLink,
      redeemMagicLink: t.redeemMagicLink,
      logOut: t.logOut,
      showProgress: t.showProgress,
      exportPerson: t.exportPerson,
      deletePerson: t.deletePerson,
      submitAssessment: t.submitAssessment,
      showResult: t.showResult,
      listResults: t.listResults,
      saveDraft: t.saveDraft,
      assessments: t.assessments,
      assessmentDrafts: t.assessmentDrafts,
      showPrice: t.showPrice,
      startCheckout: t.startCheckout,
      receivePaymentEvent: t.receivePaymentEvent,
      payInSandbox: t.payInSandbox,
      checkouts: t.checkouts,
      submitIntake: t.submitIntake,
      saveMapDraft: t.saveMapDraft,
      mapDrafts: t.mapDrafts,
      catalogReader: t.catalogReader,
      suggest: t.suggest,
      observeAdvice: t.observeAdvice,
      listMaps: t.listMaps,
      showMap: t.showMap,
      showPdf: t.showPdf,
      showPlanProgress: t.showPlanProgress,
      savePlanProgress: t.savePlanProgress,
      openReport: t.openReport,
      renewReportLink: t.renewReportLink,
      showSample: t.showSample,
      bookAddress: t.bookAddress,
      lintText: t.lintText,
      readiness: t.readiness,
      registry: t.registry,
    });
    provide(options, t.app, makeApp, {
      settings: t.httpSettings,
      routes: t.routes,
      authenticate: t.authenticate,
      authenticateKey: t.authenticateKey,
      noteKeyUse: t.noteKeyUse,
      databaseWaitLimit: t.databaseWaitLimit,
      quotaLedger: t.quotaLedger,
      log: t.log,
      metrics: t.httpMetrics,
      tracing: t.tracing,
    });
    provide(options, t.jobHandlers, makeJobHandlers, {
      sendLoginMail: t.sendLoginMail,
      purgeExpiredRows: t.purgeExpiredRows,
      applyPaymentEvent: t.applyPaymentEvent,
      sendReceipt: t.sendReceipt,
      generateMap: t.generateMap,
      sendReportLink: t.sendReportLink,
      discardFile: t.discardFile,
      observe: t.observeJob,
    });
  });
