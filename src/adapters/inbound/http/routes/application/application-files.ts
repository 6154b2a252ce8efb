import {
  bestEncoded,
  type EncodedConstant,
  encodedConstant,
} from '#adapters/inbound/http/requests/content-encoding.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { constantRoute, type Route } from '#adapters/inbound/http/route.ts';
import type { Encoded, WebClient } from '#adapters/inbound/http/web-client.ts';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
};

/** Serves the files of the application from memory. Names that are not among them never reach the disk. */
export function applicationFileRoute(assets: WebClient['assets']): Route {
  const resources = new Map([...assets].map(([name, encoded]) => [name, resourceOf(name, encoded)]));
  const [type = '', ...alsoAs] = Object.values(types).map((known) => known.split(';')[0] ?? known);
  return constantRoute({
    path: '/app/assets/:file',
    name: 'showApplicationFile',
    summary: 'What the application loads',
    subject: 'Operation',
    readableBy: 'application',
    answers: { 200: { description: 'The file.', type, alsoAs } },
    problems: ['not_found'],
    pick: (ctx, { file }) => {
      const resource = resources.get(file);
      if (resource === undefined) throw new Problem('not_found');
      return bestEncoded(ctx, resource);
    },
  });
}

/** The name changes with the content, so a browser never needs to load a file twice. */
const resourceOf = (name: string, encoded: Encoded): EncodedConstant =>
  encodedConstant(encoded, {
    type: typeOf(name),
    cacheControl: 'public, max-age=31536000, immutable',
    headers: { Vary: 'Accept-Encoding' },
  });

function typeOf(name: string): string {
  const type = types[name.slice(name.lastIndexOf('.') + 1)];
  if (type === undefined)
    throw new Error(`The content type of ${name}, a file of the application, is unknown.`);
  return type;
}
