import { ContainerModule } from 'inversify';
import { supply } from '../provide.ts';
import { type Provided, type Token, tokens } from '../tokens.ts';

const names = [
  'clock',
  'tokenMint',
  'apiKeyMint',
  'unitOfWork',
  'users',
  'loginRequests',
  'magicLinks',
  'sessions',
  'assessments',
  'assessmentDrafts',
  'checkouts',
  'practitionerCodes',
  'purchases',
  'maps',
  'mapDrafts',
  'catalogReader',
  'apiKeys',
  'mailRecord',
  'fileStore',
  'rateLimiter',
  'expiredRows',
  'readiness',
  'quotaLedger',
  'databaseWaitLimit',
  'tracing',
  'mailer',
  'loginLink',
  'paymentService',
  'webhookReader',
  'sandboxCashier',
  'takesRealMoney',
  'narrator',
  'sampleNarrator',
  'advisors',
  'languageDetector',
  'styleLinter',
  'grammarLinter',
  'reportPrinter',
  'linkSigner',
  'reportLink',
  'bookAddress',
  'appUrl',
] as const satisfies readonly (keyof typeof tokens)[];

/** Everything that the service needs from outside, opened and ready. Real and in-memory parts have the same type. */
export type OutboundParts = {
  readonly [Name in (typeof names)[number]]: Provided<(typeof tokens)[Name]>;
};

export const outboundModule = (parts: OutboundParts): ContainerModule =>
  new ContainerModule((options) => {
    // Each part has the type of its token, but the compiler cannot see that in a loop.
    for (const name of names) supply(options, tokens[name] as Token<unknown>, parts[name]);
  });
