// What the service is compared with: a bare node:http server that does the same work and nothing else.
// Usage: node bench/baseline-server.ts items|books|me   (DATABASE_URL for `me`)
import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { shippedBooks } from '../src/domain/catalog/shipped-books.ts';
import { familyOf } from '../src/domain/scoring/dimensions.ts';
import { itemBank } from '../src/domain/scoring/item-bank.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const items = () =>
  itemBank.items.map(({ id, text, dimension }) => ({
    id,
    text: text.en,
    dimension: familyOf(dimension),
    [familyOf(dimension)]: dimension,
  }));

const books = () =>
  shippedBooks.map(({ sku, title, language, type, priceCents, checkoutPath }) => ({
    sku,
    title,
    language,
    type,
    price_cents: priceCents,
    currency: 'USD',
    checkout_url: `http://localhost:3000/sandbox-pay${checkoutPath}`,
  }));

function fixedHandler(value: unknown): Handler {
  const body = JSON.stringify(value);
  const head = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  return (_request, response) => response.writeHead(200, head).end(body);
}

function meHandler(): Handler {
  const pool = new Pool({ connectionString: process.env['DATABASE_URL'] });
  const text = `select u.id::float8 as id, u.email, u.role, u.map_access = 'granted' as has_map
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = $1 and s.last_active_at > $2`;
  return async (request, response) => {
    const token = String(request.headers.cookie).slice('svc_session='.length);
    const values = [hash('sha256', token, 'buffer'), new Date(Date.now() - 30 * 86_400_000)];
    const { rows } = await pool.query({ name: 'me', text, values });
    const body = JSON.stringify(rows[0]);
    const head = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    };
    response.writeHead(200, head).end(body);
  };
}

const handlers: Readonly<Record<string, () => Handler>> = {
  items: () => fixedHandler(items()),
  books: () => fixedHandler(books()),
  me: meHandler,
};
const handle = handlers[process.argv[2] ?? '']?.();
if (handle === undefined) throw new Error(`Name one of ${Object.keys(handlers).join(', ')}.`);

const server = createServer((request, response) => {
  if (request.url !== '/metrics') return void handle(request, response);
  const { user, system } = process.cpuUsage();
  response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`Ready at node:http (listening on 127.0.0.1, port ${(server.address() as AddressInfo).port})`);
});
