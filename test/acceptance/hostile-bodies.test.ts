import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { PostgresApiKeyStore } from '#adapters/outbound/database/postgres/stores/api-key-store.ts';
import { openDatabase } from '#adapters/outbound/database/postgres/connection/database.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import { systemClock } from '#adapters/outbound/system/system-clock.ts';
import { issueKey } from '../support/makers/api-keys.ts';
import { Client, randomAddress } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { seedSessions } from '../support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { signatureOf, webhookSecret } from '../support/servers/stripe-events.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

const requests = 10_000;
const seed = 20_261_121;
const inFlight = 16;
const webhook = '/webhooks/stripe';
const styleLint = '/v1/style/lint';
/** A session is limited to 240 requests a minute, a key to 600. */
const sessions = 200;
const keys = 5;

/** Any code point, including surrogates. */
const anyCodePoint = fc.nat({ max: 0x10_ff_ff }).map((codePoint) => String.fromCodePoint(codePoint));
const anyText = fc.oneof(
  fc.string({ unit: anyCodePoint, maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '\udfff\ud800',
    '{"$ref":1}',
    "'; drop table app_user; --",
    '../../etc/passwd',
  ),
  fc.emailAddress(),
);
const anyNumber = fc.oneof(
  fc.integer({ min: -2, max: 80 }),
  fc.double(),
  fc.constantFrom(2 ** 53, -(2 ** 53), 1e308, -0, 0.1),
);
const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  anyNumber,
  anyText,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 4 }),
);
const anyEntry = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ item_id: fc.integer({ min: 1, max: 76 }), value: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ item_id: anyValue, value: anyValue }, { requiredKeys: [] }) },
  { weight: 1, arbitrary: anyValue },
);
const wholeSubmission = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 76, maxLength: 76 })
  .map((values) => ({ responses: values.map((value, index) => ({ item_id: index + 1, value })) }));
/** Has the right form, so that only the rules of the domain can refuse it. */
const wellShaped = fc.record({
  responses: fc.array(
    fc.record({ item_id: fc.integer({ min: -2, max: 90 }), value: fc.integer({ min: 1, max: 5 }) }),
    { maxLength: 80 },
  ),
});
const nearlyWhole = fc
  .tuple(wholeSubmission, fc.nat({ max: 75 }), anyEntry)
  .map(([{ responses }, place, entry]) => ({ responses: responses.toSpliced(place, 1, entry as never) }));
/** Usually a value of the right kind, so that the parts around it are tested. */
const mostly = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 20, arbitrary }, { weight: 1, arbitrary: anyValue });
const plainText = fc.string({ maxLength: 30 });
const nature = fc.constantFrom('Creating', 'leading', 'ORGANISING', 'analyzing', 'Adapting');
const ratings = (min: number, max: number) => fc.dictionary(nature, mostly(fc.integer({ min, max })));
const anyIntake = fc.record(
  {
    locale: mostly(fc.constantFrom('en', 'fr')),
    current_work_situation: mostly(
      fc.oneof(
        plainText,
        fc.record({
          status: mostly(fc.constantFrom('employed', 'retired')),
          role_title: mostly(fc.constant('Baker')),
          weekly_hours: mostly(fc.integer({ min: 0, max: 100 })),
        }),
      ),
    ),
    role_demands: mostly(fc.oneof(ratings(1, 5), fc.record({ levels: ratings(1, 5) }))),
    energy_patterns: mostly(fc.record({ by_nature: ratings(-2, 2) })),
    goals: mostly(
      fc.record({
        primary: mostly(fc.constantFrom('grow_in_role', 'other', 'riches')),
        more_of: mostly(fc.array(nature, { maxLength: 4 })),
        notes: mostly(plainText),
      }),
    ),
  },
  { requiredKeys: ['goals'] },
);
const anyPurchase = fc.record(
  { product: mostly(fc.constant('situation-map')), practitioner_code: mostly(plainText) },
  { requiredKeys: ['product'] },
);
const anyEvent = fc.record({
  id: mostly(fc.uuid()),
  object: fc.constant('event'),
  created: fc.nat(),
  type: fc.constantFrom(
    'checkout.session.completed',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.closed',
    'customer.created',
  ),
  livemode: mostly(fc.boolean()),
  data: fc.record({
    object: fc.record({
      id: mostly(fc.uuid()),
      mode: mostly(fc.constantFrom('payment', 'subscription')),
      payment_intent: mostly(fc.uuid()),
      payment_status: mostly(fc.constantFrom('paid', 'unpaid')),
      amount: mostly(fc.nat()),
      amount_total: mostly(fc.nat()),
      amount_refunded: mostly(fc.nat()),
      refunded: mostly(fc.boolean()),
      status: mostly(fc.constantFrom('won', 'lost', 'needs_response')),
      currency: mostly(fc.constantFrom('usd', 'eur')),
      metadata: mostly(fc.constant({ product: 'situation-map' })),
      client_reference_id: mostly(fc.constantFrom('1', null)),
      customer_details: mostly(fc.record({ email: fc.emailAddress() })),
    }),
  }),
});
const anyQuestion = fc.record(
  { prompt: mostly(plainText), locale: mostly(fc.constantFrom('en', 'fr')) },
  { requiredKeys: ['prompt'] },
);
const anyProse = fc
  .array(
    fc.oneof(
      fc.constantFrom('We', 'utilize', 'the', '`code`', '> ', '- ', '**very**', '[a](b)', '\n\n', '<b', '😀'),
      plainText,
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));
const anyLintRequest = fc.record(
  {
    text: mostly(anyProse),
    language: mostly(fc.constantFrom('auto', 'en', 'en-GB', 'fr')),
    format: mostly(fc.constantFrom('plain', 'markdown')),
    rules: mostly(
      fc.record({
        enable: fc.constantFrom([], ['style/*'], ['nothing/at-all']),
        options: fc.constantFrom({}, { 'clarity/long-sentence': { max_words: 7 } }, { __proto__: {} }),
      }),
    ),
    terms: mostly(fc.array(fc.record({ prefer: plainText, avoid: fc.array(plainText, { maxLength: 3 }) }))),
    ignore_words: mostly(fc.array(plainText, { maxLength: 4 })),
    max_findings: mostly(fc.integer({ min: 0, max: 1001 })),
    position_unit: mostly(fc.constantFrom('utf16', 'codepoint', 'utf8')),
  },
  { requiredKeys: ['text'] },
);
const anyBody: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: anyQuestion },
  { weight: 5, arbitrary: anyLintRequest },
  { weight: 1, arbitrary: fc.record({ confirm: anyText }) },
  { weight: 6, arbitrary: anyIntake },
  { weight: 3, arbitrary: anyPurchase },
  { weight: 5, arbitrary: anyEvent },
  { weight: 8, arbitrary: fc.record({ responses: fc.array(anyEntry, { maxLength: 90 }), email: anyValue }) },
  { weight: 6, arbitrary: fc.record({ email: fc.oneof(fc.emailAddress(), anyText), responses: anyValue }) },
  { weight: 3, arbitrary: wholeSubmission },
  { weight: 3, arbitrary: nearlyWhole },
  { weight: 3, arbitrary: wellShaped },
  { weight: 3, arbitrary: fc.dictionary(anyText, anyValue, { maxKeys: 6 }) },
  { weight: 1, arbitrary: anyValue },
);

describe('ten thousand random bodies for all routes that accept one', () => {
  const folder = temporaryFolder();
  let database: TestDatabase;
  let service: ServiceProcess;
  let cookies: readonly string[];
  let apiKeys: readonly string[];

  beforeAll(async () => {
    database = await cloneDatabase();
    service = await ServiceProcess.start({
      DATABASE_URL: database.url,
      DATA_DIR: folder.path,
      ROLE: 'api',
      TRUST_PROXY: '1',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    });
    cookies = await seedSessions(database.url, { users: 1, sessions: sessions + requests });
    await database.query(`update app_user set map_access = 'granted'`);
    apiKeys = await issueKeys(database.url);
  });

  afterAll(async () => {
    await service.stop();
    await database.drop();
    folder.remove();
  });

  test('are answered as documented and never with a server error; on every route 90 % of them reach validation', async () => {
    const routes = await routesThatMayHaveBodies(service.baseUrl);
    expect(routes.length).toBeGreaterThanOrEqual(10);
    const bodies = fc.sample(anyBody, { seed, numRuns: requests });
    const seen = new Map<string, number>();
    let next = 0;
    const send = async (): Promise<void> => {
      for (let index = next++; index < requests; index = next++) {
        const { method, path } = routes[index % routes.length] ?? { method: '', path: '' };
        const client = new Client(service.baseUrl, randomAddress());
        // A logout ends its session, so each request has its own session.
        client.cookie = cookies[path === '/auth/logout' ? sessions + index : index % sessions];
        const raw = JSON.stringify(bodies[index]) ?? 'null';
        const { status } = await client.send(path, {
          method,
          raw,
          headers: {
            'Content-Type': 'application/json',
            ...(path === webhook && { 'Stripe-Signature': signatureOf(raw) }),
            ...(path === styleLint && { Authorization: `Bearer ${apiKeys[index % keys]}` }),
          },
        });
        const key = `${method} ${path} ${status}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: inFlight }, send));

    const lines = [...seen].map(([key, count]) => `${key}: ${count}`).toSorted();
    process.stdout.write(`${lines.join('\n')}\n`);
    const countOf = (matches: (path: string, status: number) => boolean): number =>
      [...seen].reduce((sum, [key, count]) => {
        const [, path = '', status] = key.split(' ');
        return matches(path, Number(status)) ? sum + count : sum;
      }, 0);
    expect(countOf(() => true)).toBe(requests);
    expect(countOf((_, status) => status >= 500)).toBe(0);
    for (const { path } of routes.filter(({ readsBody }) => readsBody)) {
      const read = path === webhook ? [200, 400] : [200, 201, 202, 409, 422];
      const validated = countOf((at, status) => at === path && read.includes(status));
      expect(validated).toBeGreaterThanOrEqual(0.9 * countOf((at) => at === path));
    }
    expect(service.hasEnded).toBe(false);
  });
});

async function issueKeys(url: string): Promise<readonly string[]> {
  const database = await openDatabase({ url });
  const apiKeys = new PostgresApiKeyStore(database.connection);
  const parts = { apiKeys, apiKeyMint: cryptoApiKeyMint, clock: systemClock };
  const issued = await Promise.all(Array.from({ length: keys }, () => issueKey(parts)));
  await database.close();
  return issued;
}

async function routesThatMayHaveBodies(baseUrl: string) {
  const { paths } = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, { readonly requestBody?: object }>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([method, { requestBody }]) => method === 'post' || method === 'put' || requestBody !== undefined,
      )
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        readsBody: requestBody !== undefined,
      })),
  );
}
