import type { RedeemRefusal } from '#application/login/redeem-magic-link.ts';
import type { RequestMagicLinkRefusal } from '#application/login/request-magic-link.ts';
import type { SuggestRefusal } from '#application/advisor/suggest.ts';
import type { SubmitRefusal } from '#application/assessment/submit-assessment.ts';
import type { SandboxRefusal } from '#application/purchases/pay-in-sandbox.ts';
import type { CheckoutRefusal } from '#application/purchases/start-checkout.ts';
import type { OpenReportRefusal } from '#application/situation-map/open-report.ts';
import type { StepsUnknown } from '#application/situation-map/plan-progress.ts';
import type { SubmitIntakeRefusal } from '#application/situation-map/submit-intake.ts';
import type { LintRefusal } from '#application/style-lint/lint-text.ts';
import { longestPrompt, type PromptRefused } from '#domain/advisor/question.ts';
import type { ResponseFault } from '#domain/scoring/responses.ts';
import type { WebhookRefused } from '#application/ports/payment-service.ts';
import type { RateLimited } from '#application/ports/rate-limiter.ts';
import type { PractitionerCodeRefused } from '#domain/purchases/practitioner-code.ts';
import { lintFaultOf } from './lint-faults.ts';
import { type Fault, Problem } from './problem.ts';

/** Opening a report has every refusal that renewing its link and showing its PDF have. */
type Refusal =
  | RequestMagicLinkRefusal
  | RedeemRefusal
  | SuggestRefusal
  | SubmitRefusal
  | CheckoutRefusal
  | WebhookRefused
  | SandboxRefusal
  | SubmitIntakeRefusal
  | OpenReportRefusal
  | StepsUnknown
  | LintRefusal;

/** Why a practitioner code was refused. */
const codeFaults = {
  unknown: 'There is no such practitioner code.',
  expired: 'This practitioner code has expired.',
  used_up: 'This practitioner code has reached its number of uses.',
} as const satisfies Readonly<Record<PractitionerCodeRefused['reason'], string>>;

/** What to change in a prompt. */
const promptFaults = {
  empty: 'Say in a few words what it is about.',
  too_long: `At most ${longestPrompt} characters are read.`,
  control_character: 'Control characters other than tabs and line breaks are not allowed.',
} as const satisfies Readonly<Record<PromptRefused['reason'], string>>;

type Table = { readonly [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => Problem };

/** The problem for each refusal of the application. A new kind does not compile until it is added here. */
const table: Table = {
  email_malformed: ({ message }) =>
    new Problem('validation_failed', { errors: [{ pointer: '/email', code: 'email_malformed', message }] }),
  rate_limited: rateLimitProblem,
  link_invalid: () => new Problem('link_invalid'),
  link_expired: () => new Problem('link_expired'),
  link_used: () => new Problem('link_used'),
  prompt_refused: ({ reason }) =>
    new Problem('validation_failed', {
      errors: [{ pointer: '/prompt', code: `prompt_${reason}`, message: promptFaults[reason] }],
    }),
  responses_refused: ({ faults }) => new Problem('validation_failed', { errors: faults.map(faultOf) }),
  intake_refused: ({ faults }) => new Problem('validation_failed', { errors: faults }),
  generation_in_progress: ({ mapId }) =>
    new Problem('generation_in_progress', {
      headers: { Location: `/map/${mapId}`, 'Retry-After': '3' },
      members: { map_id: mapId },
    }),
  map_unknown: () => new Problem('not_found'),
  map_not_ready: () => new Problem('map_not_ready', { headers: { 'Retry-After': '3' } }),
  steps_unknown: ({ unknownAt }) =>
    new Problem('validation_failed', {
      errors: unknownAt.map((index) => ({
        pointer: `/done/${index}`,
        code: 'step_unknown',
        message: 'The plan of this map has no step with this id.',
      })),
    }),
  purchase_revoked: () => new Problem('purchase_revoked'),
  signature_invalid: () => new Problem('signature_invalid'),
  signature_expired: () => new Problem('signature_expired'),
  already_purchased: () => new Problem('already_purchased'),
  practitioner_code_refused: ({ reason }) =>
    new Problem('validation_failed', {
      errors: [{ pointer: '/practitioner_code', code: `code_${reason}`, message: codeFaults[reason] }],
    }),
  payment_unavailable: () => new Problem('payment_unavailable'),
  webhook_signature_invalid: () => new Problem('webhook_signature_invalid'),
  webhook_malformed: () =>
    new Problem('invalid_request', {
      detail: 'The body is signed, but is not an event of the payment service.',
    }),
  rules_refused: ({ faults }) => new Problem('validation_failed', { errors: faults.map(lintFaultOf) }),
  overloaded: ({ retryAfterSeconds }) =>
    new Problem('overloaded', { headers: { 'Retry-After': String(retryAfterSeconds) } }),
  checkout_unknown: () => new Problem('not_found'),
  idempotency_in_flight: () => new Problem('idempotency_in_flight', { headers: { 'Retry-After': '1' } }),
  idempotency_key_reused: () => new Problem('idempotency_key_reused'),
};

export const problemOf = (refusal: Refusal): Problem =>
  // The table has an entry for every kind, but the compiler cannot connect this refusal to its entry.
  (table[refusal.kind] as (refusal: Refusal) => Problem)(refusal);

/** With the fields of the IETF draft on rate limit headers. */
export function rateLimitProblem({ bucket, limit, retryAfterSeconds }: RateLimited): Problem {
  return new Problem('rate_limited', {
    headers: {
      'Retry-After': String(retryAfterSeconds),
      'RateLimit-Policy': `"${bucket}";q=${limit.points};w=${limit.windowSeconds}`,
      RateLimit: `"${bucket}";r=0;t=${retryAfterSeconds}`,
    },
  });
}

function faultOf(fault: ResponseFault): Fault {
  switch (fault.kind) {
    case 'missing_item':
      return { pointer: '/responses', code: fault.kind, message: `Item ${fault.itemId} has no response.` };
    case 'unknown_item':
      return at(fault, 'item_id', 'There is no item with this id.');
    case 'duplicate_item':
      return at(fault, 'item_id', 'An earlier response is to the same item.');
    case 'value_out_of_range':
      return at(fault, 'value', 'The value must be a whole number from 1 to 5.');
  }
}

const at = ({ kind, index }: { kind: string; index: number }, field: string, message: string): Fault => ({
  pointer: `/responses/${index}/${field}`,
  code: kind,
  message,
});
