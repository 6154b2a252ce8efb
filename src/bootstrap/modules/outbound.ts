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
  'reportPrinter',
  'linkSigner',
  'reportLink',
  'bookAddress',
  'appUrl',
] as const satisfies readonly (keyof typeof tokens)[];

/** Everything that the service needs from outside, open and ready. The real parts and the in-memory ones fit alike. */
export type OutboundParts = {
  readonly [Name in (typeof names)[number]]: Provided<(typeof tokens)[Name]>;
};

export const outboundModule = (parts: OutboundParts): ContainerModule =>
  new ContainerModule((options) => {
    // A part has the type of the token of its name, which the compiler does not follow through a loop.
    for (const name of names) supply(options, tokens[name] as Token<unknown>, parts[name]);
  });
