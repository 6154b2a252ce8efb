// A reference for comparison: a plain node:http server that does only the same work. Usage: node
// bench/http/baseline-server.ts same-bytes|me|latest|submit (DATABASE_URL for all but the first)
import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool, type PoolClient } from 'pg';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

interface Recorded {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function answerJson(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  const head = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  response.writeHead(status, head).end(body);
}

/** Returns the responses that were stored by `POST /answers`, under the name in the query. */
function sameBytes(): Handler {
  const answers = new Map<string, { status: number; head: Record<string, string | number>; body: Buffer }>();
  return async (request, response) => {
    const body = request.method === 'GET' ? '' : await textOf(request);
    if (request.url === '/answers') {
      for (const [path, recorded] of Object.entries(JSON.parse(body) as Record<string, Recorded>)) {
        const bytes = Buffer.from(recorded.body, 'base64');
        const head = {
          ...(recorded.type !== null && { 'Content-Type': recorded.type }),
          ...(recorded.status !== 304 && { 'Content-Length': bytes.length }),
        };
        answers.set(path, { status: recorded.status, head, body: bytes });
      }
      return response.writeHead(204).end();
    }
    const answer = answers.get(request.url ?? '');
    return answer === undefined
      ? response.writeHead(404).end()
      : response.writeHead(answer.status, answer.head).end(answer.body);
  };
}

const findUser = {
  name: 'me',
  text: `select u.id::float8 as id, u.email, u.role, u.map_access = 'granted' as has_map
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = $1 and s.last_active_at > $2`,
};

const findLatest = {
  name: 'latest',
  text: `select id::float8 as id, completed_at, top_nature, natures, intelligences
    from assessment where user_id = $1 order by completed_at desc, id desc limit 1`,
};

const addResult = {
  name: 'submit',
  text: `insert into assessment (user_id, completed_at, language, item_bank_version, scoring_version, top_nature,
      natures, intelligences, answers, active_ms)
    values ($1, now(), 'en', '2.0.0', '1.0.0', 'Creating', $2, $2, $3, null) returning id::float8 as id`,
};

interface User {
  readonly id: number;
}

async function userOf(database: Pool | PoolClient, request: IncomingMessage): Promise<User> {
  const token = /svc_session=([^;]+)/.exec(String(request.headers.cookie))?.[1] ?? '';
  const values = [hash('sha256', token, 'buffer'), new Date(Date.now() - 30 * 86_400_000)];
  const { rows } = await database.query<User>({ ...findUser, values });
  if (rows[0] === undefined) throw new Error('There is no such session.');
  return rows[0];
}

const pool = () => new Pool({ connectionString: process.env['DATABASE_URL'] });

function me(): Handler {
  const database = pool();
  return async (request, response) => answerJson(response, 200, await userOf(database, request));
}

function latest(): Handler {
  const database = pool();
  return async (request, response) => {
    const { id } = await userOf(database, request);
    const { rows } = await database.query({ ...findLatest, values: [id] });
    answerJson(response, 200, rows[0]);
  };
}

function submit(): Handler {
  const database = pool();
  return async (request, response) => {
    const { responses } = JSON.parse(await textOf(request)) as { readonly responses: unknown };
    const { id } = await userOf(database, request);
    const client = await database.connect();
    await client.query('begin');
    const values = [id, '{}', JSON.stringify(responses)];
    const { rows } = await client.query({ ...addResult, values });
    await client.query('commit');
    client.release();
    answerJson(response, 201, rows[0]);
  };
}

const handlers: Readonly<Record<string, () => Handler>> = {
  'same-bytes': sameBytes,
  me,
  latest,
  submit,
};
const handle = handlers[process.argv[2] ?? '']?.();
if (handle === undefined) throw new Error(`Name one of ${Object.keys(handlers).join(', ')}.`);

process.on('message', () => process.send?.(process.cpuUsage()));
const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready at node:http (listening on 127.0.0.1, port ${(server.address() as AddressInfo).port})`);
});
