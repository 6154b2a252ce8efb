import autocannon, { type Client } from 'autocannon';
import { startPostgres } from '../../test/support/databases/native-postgres.ts';
import { webhookSecret } from '../../test/support/servers/stripe-events.ts';
import { temporaryFolder } from '../../test/support/processes/temporary-folder.ts';
import { MeasuredProcess } from '../measured-process.ts';
import { preparePeople } from '../people.ts';
import { median, printTable } from '../report.ts';
import { type MeasuredRequest, measuredRequests, type Sent } from './measured-requests.ts';

const rounds = 5;
const usualConnections = 16;
/** The processor time of the service that each round of a route should take, estimated from the first requests. */
const roundMs = { withGoal: 800, without: 250 };
/** For each connection: the number of first requests, and limits for the number in later rounds. */
const requests = { first: 6, least: 6, most: 1000 };
/** Multiplied by the number of rounds, this is less than the number of people in the bench. */
const onceARound = 96;

type Environment = Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;

interface Contestant {
  readonly request: MeasuredRequest;
  readonly service: MeasuredProcess;
  readonly bare: MeasuredProcess;
  /** Processor time of one request in microseconds, for each round. */
  readonly costs: { readonly service: number[]; readonly bare: number[] };
  requestsARound: number;
  sent: number;
}

const running: MeasuredProcess[] = [];

/**
 * Processor time of the server per request. The service and the bare server are measured in turn, so that changes of the
 * machine's load affect both alike.
 */
export async function benchHttp(): Promise<void> {
  const postgres = await startPostgres();
  const folder = temporaryFolder();
  try {
    report(await measure({ DATABASE_URL: postgres.urlOf('postgres'), DATA_DIR: folder.path }));
  } finally {
    for (const one of running.splice(0)) one.stop();
    await postgres.dispose();
    folder.remove();
  }
}

async function measure(env: Environment): Promise<readonly Contestant[]> {
  const contestants = await makeContestants(env);
  for (const one of contestants) {
    one.requestsARound = await requestsFor(one);
    // A warm-up, so that the code of both is compiled.
    await cpuPerRequest(one, one.bare);
    await cpuPerRequest(one, one.service);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const one of contestants) {
      const order = round % 2 === 0 ? (['bare', 'service'] as const) : (['service', 'bare'] as const);
      for (const which of order) one.costs[which].push(await cpuPerRequest(one, one[which]));
    }
  }
  return contestants;
}

/** Expensive requests are sent less often, so that no route takes most of the time. */
async function requestsFor(one: Contestant): Promise<number> {
  const { connections = usualConnections, isOnce = false, goal } = one.request;
  const ms = goal === undefined ? roundMs.without : roundMs.withGoal;
  const affordable = (ms * 1000) / (await cpuPerRequest(one, one.service)) / connections;
  const amount = connections * Math.round(Math.min(requests.most, Math.max(requests.least, affordable)));
  return isOnce ? Math.min(amount, onceARound) : amount;
}

async function makeContestants(env: Environment): Promise<readonly Contestant[]> {
  const settings = { ...env, ROLE: 'api', PORT: '0', TRUST_PROXY: '1', STRIPE_WEBHOOK_SECRET: webhookSecret };
  const service = await launch('measured-service.ts', [], settings);
  const people = await preparePeople(service.origin, env);
  const bare = {
    sameBytes: await launch('http/baseline-server.ts', ['same-bytes'], env),
    me: await launch('http/baseline-server.ts', ['me'], env),
    latest: await launch('http/baseline-server.ts', ['latest'], env),
    submit: await launch('http/baseline-server.ts', ['submit'], env),
  };
  const etag = (await fetch(`${service.origin}/assessments/items`)).headers.get('etag') ?? '';
  const contestants = measuredRequests(people, etag).map((request): Contestant => ({
    request,
    service,
    bare: bare[request.baseline ?? 'sameBytes'],
    costs: { service: [], bare: [] },
    requestsARound: usualConnections * requests.first,
    sent: 0,
  }));
  for (const one of contestants) await record(one, bare.sameBytes);
  return contestants;
}

/** Makes the bare server send the response that the service gave to the first request. */
async function record(one: Contestant, bare: MeasuredProcess): Promise<void> {
  const { method, path, headers, body } = nextOf(one);
  const answer = await fetch(one.service.origin + path, {
    method,
    headers,
    body: body ?? null,
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`${one.request.name} was refused with ${answer.status}.`);
  const recorded = {
    status: answer.status,
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
  await fetch(`${bare.origin}/answers`, { method: 'POST', body: JSON.stringify({ [path]: recorded }) });
}

function nextOf(one: Contestant): Sent {
  one.sent += 1;
  return one.request.send(one.sent);
}

function report(contestants: readonly Contestant[]): void {
  printTable(
    ['server CPU per request', 'node:http, µs', 'service, µs', 'ratio', 'goal'],
    contestants.map(({ request: { name, baseline, goal }, costs }) => {
      const [service, bare] = [median(costs.service), median(costs.bare)];
      return [
        name,
        `${bare.toFixed(1)}${baseline === undefined ? '' : ' (database)'}`,
        service.toFixed(1),
        (service / bare).toFixed(2),
        goal === undefined ? '' : `≤ ${goal}`,
      ];
    }),
  );
}

async function cpuPerRequest(one: Contestant, server: MeasuredProcess): Promise<number> {
  const { connections = usualConnections } = one.request;
  const amount = one.requestsARound;
  const first = one.sent;
  const share = () => Array.from({ length: amount / connections }, () => nextOf(one));
  const setupClient = (client: Client): void => client.setRequests(share());
  const before = await server.usedMs();
  const result = await autocannon({ url: server.origin, connections, amount, sampleInt: 50, setupClient });
  const spent = (await server.usedMs()) - before;
  // The bare server changes nothing, so the service can get the same requests.
  if (server === one.bare) one.sent = first;
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${one.request.name}: ${result['4xx'] + result['5xx']} refused, ${result.errors} failed`);
  return (spent / result.requests.total) * 1000;
}

async function launch(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<MeasuredProcess> {
  const launched = await MeasuredProcess.start({ file, args, env: { NODE_ENV: 'development', ...env } });
  running.push(launched);
  return launched;
}
