import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constant, type Constant } from '../reply.ts';
import { constantRoute, type Route } from '../route.ts';
import { pagePolicy } from '../security-headers.ts';
import { openApiDocument } from '../openapi.ts';

const day = 24 * 60 * 60;
const common = { subject: 'Operation', readableBy: 'application' } as const;
const swaggerUi = createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui-bundle.js');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/static/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/static/swagger-ui-bundle.js"></script>
<script src="/static/docs.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#swagger-ui', deepLinking: true });\n`;

/** The OpenAPI document of `routes` and of these routes themselves, and a page for reading it and trying requests. */
export function documentRoutes(routes: readonly Route[], baseUrl: string): readonly Route[] {
  const document = lazily(() =>
    constant(JSON.stringify(openApiDocument([...routes, ...own], baseUrl)), {
      type: 'application/json; charset=utf-8',
      maxAgeSeconds: 600,
    }),
  );
  const own: readonly Route[] = [
    constantRoute({
      ...common,
      path: '/openapi.json',
      name: 'showOpenApi',
      summary: 'This document',
      readableBy: 'anyone',
      answers: { 200: { description: 'OpenAPI 3.1.', type: 'application/json; charset=utf-8' } },
      pick: document,
    }),
    asset('/docs', 'showDocs', 'A page to read and try the API', 'text/html; charset=utf-8', () => page),
    asset(
      '/static/docs.js',
      'showDocsStart',
      'Starts the page',
      'text/javascript; charset=utf-8',
      () => start,
    ),
    asset(
      '/static/swagger-ui-bundle.js',
      'showDocsScript',
      'Swagger UI',
      'text/javascript; charset=utf-8',
      () => readFileSync(swaggerUi),
    ),
    asset('/static/swagger-ui.css', 'showDocsStyles', 'Its style sheet', 'text/css; charset=utf-8', () =>
      readFileSync(new URL('./swagger-ui.css', `file://${swaggerUi}`)),
    ),
  ];
  return own;
}

function asset(
  path: string,
  name: string,
  summary: string,
  type: string,
  read: () => string | Buffer,
): Route {
  const headers = type.startsWith('text/html') ? { 'Content-Security-Policy': pagePolicy() } : {};
  const pick = lazily(() => constant(read(), { type, maxAgeSeconds: path === '/docs' ? 600 : day, headers }));
  return constantRoute({
    ...common,
    path,
    name,
    summary,
    answers: { 200: { description: `${summary}.`, type } },
    pick,
  });
}

/** Made on demand, because they are large and most processes never serve them. */
function lazily(make: () => Constant): () => Constant {
  let made: Constant | undefined;
  return () => (made ??= make());
}
