import { shippedBooks } from '../../src/domain/catalog/shipped-books.ts';
import { exampleIntake, exampleResponses } from '../../test/support/makers/intakes.ts';
import { checkoutCompleted, signed } from '../../test/support/servers/stripe-events.ts';
import type { People } from '../people.ts';

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** One kind of request, sent repeatedly by different people. */
export interface MeasuredRequest {
  /** As in the OpenAPI document; a remark may follow after a comma. */
  readonly name: string;
  /** The bare server that does the same work; without it, a server that sends the same bytes. */
  readonly baseline?: 'me' | 'latest' | 'submit';
  /** The goal for the cost, as a multiple of the baseline. */
  readonly goal?: number;
  /** The request can succeed only once for each person, so a round has fewer requests. */
  readonly isOnce?: true;
  /** The number of simultaneous connections, if the service limits them. */
  readonly connections?: number;
  /** The request with this number. */
  readonly send: (number: number) => Sent;
}

const json = { 'Content-Type': 'application/json' };

/** Each request comes from another address, because many limits count by address. */
export const clientOf = (number: number) => ({
  'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

const turn = (items: readonly string[], number: number): string => items[number % items.length] ?? '';

/** The requests that are measured. `etag` is that of the items. */
export function measuredRequests(people: People, etag: string): readonly MeasuredRequest[] {
  type Rest = Omit<MeasuredRequest, 'name' | 'send'> & {
    readonly headers?: Readonly<Record<string, string>>;
    /** The address, if it differs from the one in `name`. */
    readonly path?: string;
    readonly body?: (number: number) => object;
  };

  const by =
    (proof: (number: number) => Readonly<Record<string, string>>) =>
    (name: string, { headers, path: given, body, ...rest }: Rest = {}): MeasuredRequest => {
      const [method = '', path = ''] = name.split(/[ ,]/);
      const send = (number: number): Sent => ({
        method: method as Sent['method'],
        path: given ?? path,
        headers: { ...clientOf(number), ...proof(number), ...(body && json), ...headers },
        ...(body && { body: JSON.stringify(body(number)) }),
      });
      return { name, ...rest, send };
    };

  const anyone = by(() => ({}));
  const owner = by((number) => ({ Cookie: turn(people.owner, number) }));
  const members = by((number) => ({ Cookie: turn(people.members, number) }));
  // People who have logged out cannot send another request, so these stay logged in.
  const staying = people.others.slice(0, 1200);
  const loggingOut = people.others.slice(1200);
  const others = by((number) => ({ Cookie: turn(staying, number) }));
  const leavers = by((number) => ({ Cookie: turn(loggingOut, number) }));
  const server = by((number) => ({ Authorization: `Bearer ${turn(people.keys, number)}` }));
  const responses = exampleResponses();
  const draft = { responses: responses.responses.slice(0, 40) };

  return [
    anyone('GET /assessments/items', { goal: 1.8 }),
    anyone('GET /assessments/items, unchanged', { headers: { 'If-None-Match': etag }, goal: 1.6 }),
    anyone('GET /books', { goal: 1.8 }),
    others('GET /me', { baseline: 'me', goal: 1.5 }),
    owner('GET /assessments/latest', { baseline: 'latest', goal: 1.8 }),
    others('POST /assessments/submit', { body: () => responses, baseline: 'submit', goal: 1.8 }),
    owner('GET /assessments'),
    owner('GET /assessments/{id}', { path: '/assessments/1' }),
    others('PUT /assessments/draft', { body: () => draft }),
    owner('GET /assessments/draft'),
    others('DELETE /assessments/draft'),
    owner('GET /me/progress'),
    others('GET /me/export', { isOnce: true, connections: 4 }),
    owner('GET /map'),
    owner('GET /map/{id}', { path: '/map/1' }),
    owner('GET /map/{id}/pdf', { path: '/map/1/pdf' }),
    anyone('GET /map/report', { path: `/map/report?${people.reportQuery}` }),
    members('POST /map/intake/draft', { body: () => exampleIntake }),
    owner('GET /map/intake/draft'),
    members('POST /map/intake', { body: () => exampleIntake, isOnce: true }),
    owner('GET /map/{id}/document', { path: '/map/1/document' }),
    owner('GET /map/{id}/plan', { path: '/map/1/plan' }),
    owner('PUT /map/{id}/plan', { path: '/map/1/plan', body: () => ({ done: [] }) }),
    anyone('GET /map/sample'),
    anyone('GET /map/sample/document'),
    anyone('GET /map/sample/pdf'),
    anyone('GET /books/{sku}', { path: `/books/${shippedBooks[0]?.sku}` }),
    anyone('POST /suggest', { body: () => ({ prompt: 'My work tires me out. What could I read?' }) }),
    anyone('GET /checkout/price', { path: '/checkout/price?practitioner_code=' }),
    others('POST /checkout', { body: () => ({ product: 'situation-map' }), isOnce: true }),
    { name: 'POST /webhooks/stripe', isOnce: true, send: sendPayment },
    anyone('POST /auth/request', {
      body: (number) => ({ email: `new${number}@example.org` }),
      isOnce: true,
    }),
    leavers('POST /auth/logout', { isOnce: true }),
    server('POST /v1/style/lint', { body: () => ({ text: 'We utilize the the tool.', language: 'en' }) }),
    anyone('GET /v1/style/rules'),
    anyone('GET /v1/style/rules/{category}/{rule}', { path: '/v1/style/rules/clarity/long-sentence' }),
    anyone('GET /'),
    anyone('GET /app'),
    anyone('GET /app/'),
    anyone('GET /app/{page}', { path: '/app/login' }),
    anyone('GET /imprint'),
    anyone('GET /problems/{code}', { path: '/problems/not_found' }),
    anyone('GET /static/pages.css'),
    anyone('GET /static/report.css'),
    anyone('GET /static/fonts/{file}', { path: '/static/fonts/sans-400.woff2' }),
    anyone('GET /openapi.json'),
    anyone('GET /docs'),
    anyone('GET /static/docs.js'),
    anyone('GET /static/swagger-ui.css'),
    anyone('GET /static/swagger-ui-bundle.js'),
    anyone('GET /healthz'),
    anyone('GET /readyz'),
  ];
}

function sendPayment(number: number): Sent {
  const { payload, signature } = signed(checkoutCompleted(`pi_bench_${number}`));
  return {
    method: 'POST',
    path: '/webhooks/stripe',
    headers: { ...json, 'Stripe-Signature': signature },
    body: payload,
  };
}

/** Routes of the OpenAPI document that need a mailed link, a token, a person's address, or a purchase without a payment provider. */
export const notMeasured: readonly string[] = [
  'DELETE /me',
  'GET /metrics',
  'GET /auth/callback',
  'GET /auth/confirm',
  'POST /map/report/renew',
  'GET /sandbox-pay/checkouts/{checkout}',
  'POST /sandbox-pay/checkouts/{checkout}/pay',
  'GET /sandbox-pay/{page}',
  'GET /sandbox-pay/{folder}/{page}',
];
