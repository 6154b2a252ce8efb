/**
 * Every way in which a request can fail, by the code that clients rely on. `/problems/<code>` is a page with the
 * explanation.
 */
export const problems = {
  malformed_json: [400, 'The body is not a JSON object', 'Send one JSON object in UTF-8.'],
  invalid_request: [400, 'The request cannot be read', 'Check the query, the headers and the encoding.'],
  webhook_signature_invalid: [
    400,
    'The signature of the event is not valid',
    'Check the secret of the webhook and the clocks; the raw body must arrive unchanged.',
  ],
  session_required: [401, 'Log in first', 'Ask for a link with POST /auth/request and open it.'],
  link_invalid: [401, 'This link does not work', 'Open the whole link of the mail, or ask for a new one.'],
  link_expired: [401, 'This link has expired', 'A link is valid for 15 minutes. Ask for a new one.'],
  link_used: [401, 'This link has already been used', 'A link works once. Ask for a new one.'],
  api_key_required: [401, 'A bearer token is required', 'Send it as Authorization: Bearer ….'],
  api_key_invalid: [401, 'The bearer token is not valid', 'Ask the operator for a valid one.'],
  forbidden_origin: [403, 'Another site may not do this', 'Ask the operator to allow the origin.'],
  purchase_required: [403, 'The situation map has not been bought', 'Buy it with POST /checkout.'],
  purchase_revoked: [
    403,
    'The purchase of the situation map was withdrawn',
    'It was refunded or is disputed. Ask the operator if that is a mistake.',
  ],
  signature_invalid: [403, 'This link does not work', 'Open the whole link of the mail.'],
  signature_expired: [403, 'This link has expired', 'GET /map/:id gives a new one.'],
  not_found: [404, 'There is nothing here', 'Check the address; /docs lists all routes.'],
  no_assessment: [404, 'There is no completed assessment', 'Submit one with POST /assessments/submit.'],
  no_draft: [404, 'There is no draft', 'Save one first, with the same address.'],
  method_not_allowed: [405, 'The method is not allowed here', 'Use a method from the Allow header.'],
  request_timeout: [408, 'The request took too long to arrive', 'Send it again.'],
  idempotency_in_flight: [409, 'The same request is being worked on', 'Wait a moment and send it again.'],
  generation_in_progress: [
    409,
    'A map is already being made',
    'Wait for the map that is named in the answer.',
  ],
  map_not_ready: [409, 'The map is still being made', 'Try again after the Retry-After header.'],
  already_purchased: [409, 'You own the situation map already', 'One purchase allows any number of maps.'],
  payload_too_large: [413, 'The body is too large', 'The answer names the limit.'],
  unsupported_media_type: [415, 'The content type is not supported', 'Send application/json in UTF-8.'],
  validation_failed: [
    422,
    'The request contains faults',
    'The list of errors points to the faults, the first 100 of them.',
  ],
  idempotency_key_reused: [422, 'The idempotency key was used before', 'Use one key for one payload only.'],
  rate_limited: [429, 'Too many requests', 'Wait for as long as the Retry-After header says.'],
  headers_too_large: [431, 'The headers are too large', 'Headers and address have 16 KiB together.'],
  internal_error: [500, 'The service failed', 'It was recorded. Tell the operator the request id.'],
  database_unavailable: [503, 'The database does not answer', 'Nothing was changed. Try again in a moment.'],
  payment_unavailable: [503, 'Payment is not possible now', 'Nothing was charged. Try again later.'],
  overloaded: [503, 'The service cannot take requests now', 'Nothing was changed. Try again in a moment.'],
} as const satisfies Readonly<Record<string, readonly [status: number, title: string, advice: string]>>;

export type ProblemCode = keyof typeof problems;

export const statusOf = (code: ProblemCode): number => problems[code][0];

/** One fault of a request: its place (RFC 6901) and what to change. Never contains the value itself. */
export interface Fault {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

interface ProblemDetails {
  /** What is wrong with this request. Default: the general advice. */
  readonly detail?: string;
  readonly errors?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Additional members of the response. */
  readonly members?: Readonly<Record<string, unknown>>;
}

const secondsUntilRetry = '5';

/** Thrown while a request is handled, to respond with `application/problem+json`. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;
  /** Headers of the response, in the form of data or of a page. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
    this.headers = {
      ...(statusOf(code) === 503 && { 'Retry-After': secondsUntilRetry }),
      ...details.headers,
    };
  }
}

/** Even a small body can have many faults, and each one needs more space in the response than in the body. */
export const mostFaultsListed = 100;

/** The members of RFC 9457, plus `ok` and `message`, which all responses of this service have. */
export function problemBody(problem: Problem, baseUrl: string, requestId: string) {
  const [status, title, advice] = problems[problem.code];
  const { errors, members, detail = advice } = problem.details;
  return {
    type: `${baseUrl}/problems/${problem.code}`,
    title,
    status,
    detail,
    code: problem.code,
    request_id: requestId,
    ok: false,
    message: `${title}. ${detail}`,
    ...(errors && { errors: errors.slice(0, mostFaultsListed) }),
    ...members,
  };
}
