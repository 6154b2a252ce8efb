import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '../support/client.ts';
import { cloneDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { eventually } from '../support/eventually.ts';
import { exampleIntake } from '../support/makers/intakes.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../support/servers/otlp-receiver.ts';
import { seedSessions } from '../support/databases/seeded-sessions.ts';
import { ServiceProcess } from '../support/processes/service-process.ts';
import { temporaryFolder } from '../support/processes/temporary-folder.ts';

describe('a map, traced from the request to the mail', () => {
  const folder = temporaryFolder();
  const mark = 'nobody-else-writes-this';
  let database: TestDatabase;
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let services: readonly ServiceProcess[];
  let cookie: string;

  const spanOf = (name: string): ReceivedSpan => {
    const found = receiver.spans().find((span) => span.name === name);
    if (found === undefined) throw new Error(`There is no span ${name}.`);
    return found;
  };

  beforeAll(async () => {
    [database, receiver] = await Promise.all([cloneDatabase(), startOtlpReceiver()]);
    const env = {
      DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
    };
    [cookie = ''] = await seedSessions(database.url, { users: 1, sessions: 1 });
    await database.query(`update app_user set map_access = 'granted'`);
    services = await Promise.all(['api', 'worker'].map((ROLE) => ServiceProcess.start({ ...env, ROLE })));
    const owner = new Client(services[0]?.baseUrl ?? '');
    owner.cookie = cookie;
    await owner.get(`/map/report?token=${mark}`);
    await owner.post('/map/intake', { ...exampleIntake, goals: { ...exampleIntake.goals, note: mark } });
    await eventually(() => spanOf('mail report_ready'));
    await Promise.all(services.map((service) => service.stop()));
  });
  afterAll(async () => {
    await receiver.stop();
    await database.drop();
    folder.remove();
  });

  test('is one trace across both processes, each part under what led to it', () => {
    const path = ['POST /map/intake', 'job generate_map', 'job send_report_link', 'mail report_ready'].map(
      spanOf,
    );
    expect(new Set(path.map(({ traceId }) => traceId)).size).toBe(1);
    expect(path.map(({ parentSpanId }) => parentSpanId)).toEqual([
      '',
      ...path.slice(0, -1).map(({ spanId }) => spanId),
    ]);
    expect(spanOf('print report').parentSpanId).toBe(spanOf('job generate_map').spanId);
    for (const { startTimeUnixNano: start, endTimeUnixNano: end } of path)
      expect(BigInt(end) >= BigInt(start)).toBe(true);
  });

  test('holds nothing about the person', () => {
    const sent = receiver.received.map(({ body }) => body).join('\n');
    for (const personal of ['@example.com', cookie.split('=')[1] ?? 'no cookie', mark, 'coordinator'])
      expect(sent.toLowerCase()).not.toContain(personal.toLowerCase());
    const keys = new Set(receiver.spans().flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].toSorted()).toEqual(['http.request.method', 'http.response.status_code', 'http.route']);
  });

  test('is found in the log by its id', () => {
    const { traceId } = spanOf('POST /map/intake');
    for (const service of services) expect(service.log()).toContain(`"trace_id":"${traceId}"`);
  });

  test('goes where the variables say, with their headers', () => {
    expect(new Set(receiver.received.map(({ path, key }) => `${path} ${key}`))).toEqual(
      new Set(['/v1/traces secret']),
    );
  });
});
