import type { LanguageModel } from '#application/ports/texts/language-model.ts';
import type { Mailer } from '#application/ports/mailer.ts';
import type { ReportPrinter } from '#application/ports/texts/report-printer.ts';
import { noTracing, type Tracing } from '#application/ports/operations/tracing.ts';
import type { TelemetryConfig } from '../configuration/config.ts';

export interface OpenTracing {
  readonly tracing: Tracing;
  readonly close: () => Promise<void>;
}

/** Without a configured collector, nothing is loaded and tracing costs no time. */
export async function openTracing(
  config: TelemetryConfig | undefined,
  onFailure: (error: unknown) => void,
): Promise<OpenTracing> {
  if (config === undefined) return { tracing: noTracing, close: async () => undefined };
  const { OtlpTracing } = await import('#adapters/outbound/telemetry/otlp-tracing.ts');
  const tracing = new OtlpTracing({ ...config, onFailure });
  return { tracing, close: () => tracing.close() };
}

export const tracedMailer = (mailer: Mailer, tracing: Tracing): Mailer => ({
  send: (mail) =>
    tracing.span({ name: `mail ${mail.kind}`, kind: 'client' }, async (span) => {
      const sent = await mailer.send(mail);
      if (sent.isErr()) span.note({ 'mail.rejection': sent.error.code });
      return sent;
    }),
});

export const tracedPrinter = (printer: ReportPrinter, tracing: Tracing): ReportPrinter => ({
  print: (report) => tracing.span({ name: 'print report', kind: 'client' }, () => printer.print(report)),
});

export const tracedModel = (model: LanguageModel, tracing: Tracing): LanguageModel => ({
  name: model.name,
  ask: (request) =>
    tracing.span({ name: `ask model for ${request.output.name}`, kind: 'client' }, async (span) => {
      const asked = await model.ask(request);
      if (asked.isErr()) {
        span.note({ 'error.type': asked.error.code });
        span.fail();
      }
      return asked;
    }),
});
