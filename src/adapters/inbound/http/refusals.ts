import type { RedeemRefusal } from '../../../application/login/redeem-magic-link.ts';
import type { RequestMagicLinkRefusal } from '../../../application/login/request-magic-link.ts';
import type { SubmitRefusal } from '../../../application/assessment/submit-assessment.ts';
import type { ResponseFault } from '../../../domain/scoring/responses.ts';
import type { RateLimited } from '../../../application/ports/rate-limiter.ts';
import { type Fault, Problem } from './problem.ts';

type Refusal = RequestMagicLinkRefusal | RedeemRefusal | SubmitRefusal;

type Table = { readonly [Kind in Refusal['kind']]: (refusal: Extract<Refusal, { kind: Kind }>) => Problem };

/** How each refusal of the application is answered. A new kind does not compile until it stands here. */
const table: Table = {
  email_malformed: ({ message }) =>
    new Problem('validation_failed', { errors: [{ pointer: '/email', code: 'email_malformed', message }] }),
  rate_limited: rateLimitProblem,
  link_invalid: () => new Problem('link_invalid'),
  link_expired: () => new Problem('link_expired'),
  link_used: () => new Problem('link_used'),
  responses_refused: ({ faults }) => new Problem('validation_failed', { errors: faults.map(faultOf) }),
  idempotency_in_flight: () => new Problem('idempotency_in_flight', { headers: { 'Retry-After': '1' } }),
  idempotency_key_reused: () => new Problem('idempotency_key_reused'),
};

export const problemOf = (refusal: Refusal): Problem =>
  // The table has a row for every kind, but the compiler cannot tie this refusal to its row.
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
