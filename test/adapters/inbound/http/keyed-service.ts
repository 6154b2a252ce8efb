import { afterAll } from '@jest/globals';
import { noTracing } from '#application/ports/operations/tracing.ts';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { makeApp } from '#adapters/inbound/http/app.ts';
import { HttpMetrics } from '#adapters/inbound/http/http-metrics.ts';
import { json } from '#adapters/inbound/http/reply.ts';
import { apiKeyRoute } from '#adapters/inbound/http/route.ts';
import { documentRoutes } from '#adapters/inbound/http/routes/documents.ts';
import { HttpServer } from '#adapters/inbound/http/server.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';
import { inMemoryWaitLimit } from '#adapters/outbound/database/in-memory/wait-limit.ts';
import { InMemoryApiKeyStore } from '#adapters/outbound/database/in-memory/stores/api-key-store.ts';
import { InMemoryDatabase } from '#adapters/outbound/database/in-memory/database.ts';
import { InMemoryQuotaLedger } from '#adapters/outbound/database/in-memory/quota-ledger.ts';
import { InMemoryUnitOfWork } from '#adapters/outbound/database/in-memory/unit-of-work.ts';
import { cryptoApiKeyMint } from '#adapters/outbound/system/crypto-api-key-mint.ts';
import { makeAuthenticateKey } from '#application/api-keys/authenticate-key.ts';
import { makeNoteKeyUse } from '#application/api-keys/note-key-use.ts';
import { makeRevokeKey } from '#application/api-keys/revoke-key.ts';
import { makeRotateKey } from '#application/api-keys/rotate-key.ts';
import type { ApiKeyStore } from '#application/ports/stores/api-key-store.ts';
import { issueKey } from '#test/support/makers/api-keys.ts';
import { makeCapturedLog } from '#test/support/captured-log.ts';
import { MovableClock, withMethods } from './service-under-test.ts';

/** Called before the answer. */
type Probe = () => Promise<void>;

/** Answers with the name of the client's key. */
const probeRoute = (probe: Probe) =>
  apiKeyRoute<{ note?: string | undefined } | undefined>({
    method: 'POST',
    path: '/probe',
    name: 'probe',
    summary: 'Returns the name of the key',
    subject: 'Operation',
    readableBy: 'application',
    body: { schema: z.strictObject({ note: z.string().optional() }) },
    answers: { 200: { description: 'The name.', schema: z.object({ name: z.string() }) } },
    handle: async ({ key }) => {
      await probe();
      return json(200, { name: key.name });
    },
  });

const started: HttpServer[] = [];

afterAll(async () => {
  await Promise.all(started.map((server) => server.close(1000)));
});

/** A service with one route for keys, on a database in memory that other instances may share. */
export async function startKeyedService({
  database = new InMemoryDatabase(),
  clock = new MovableClock(),
  probe = async () => undefined,
  methods = {},
}: {
  database?: InMemoryDatabase;
  clock?: MovableClock;
  probe?: Probe;
  /** Replaces methods of the store. */
  methods?: Partial<ApiKeyStore>;
} = {}) {
  const { log, text: logged } = makeCapturedLog();
  const server = await HttpServer.listen('127.0.0.1', 0);
  started.push(server);
  const baseUrl = `http://localhost:${server.port}`;
  const store = new InMemoryApiKeyStore(database);
  const deps = { apiKeys: withMethods<ApiKeyStore>(store, methods), apiKeyMint: cryptoApiKeyMint, clock };
  const routes = [probeRoute(probe)];
  const app = makeApp({
    settings: { baseUrl, allowedOrigins: new Set(), trustProxy: 1 } as unknown as HttpSettings,
    routes: [...routes, ...documentRoutes(routes, baseUrl)],
    authenticate: async () => undefined,
    authenticateKey: makeAuthenticateKey(deps),
    noteKeyUse: makeNoteKeyUse(deps),
    databaseWaitLimit: inMemoryWaitLimit,
    quotaLedger: new InMemoryQuotaLedger(),
    log,
    metrics: new HttpMetrics(new Registry()),
    tracing: noTracing,
  });
  server.serve(app.callback());
  const unitOfWork = new InMemoryUnitOfWork(database);
  return {
    baseUrl,
    clock,
    database,
    logged,
    store,
    issue: (expiresAt: Date | null = null) => issueKey({ ...deps, apiKeys: store }, { expiresAt }),
    revokeKey: makeRevokeKey({ apiKeys: store, clock }),
    rotateKey: makeRotateKey({ ...deps, unitOfWork }),
  };
}

export const idIn = (key: string): string => key.slice('svc_live_'.length, 'svc_live_'.length + 8);
