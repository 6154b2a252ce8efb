// Lets the application open without a connection: it stores the files of the application, its one document and the
// statements. It stores no personal data. Personal data is in the storage that a logout empties.

import type { Language } from './language/language.ts';

/**
 * Added before this script when it is bundled: the addresses of all files, and a name that changes when any of them
 * changes.
 */
declare const bundledFiles: readonly string[];
declare const bundleName: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', react: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', react: (event: Asked) => void): void;
}

const worker = globalThis as unknown as Worker;
const documentPath = '/app/';
const statementsPath = '/assessments/items';
const languages = Object.keys({ en: true, fr: true } satisfies Record<Language, true>);

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(orKept(fetch(request), documentPath));
  else if (bundledFiles.includes(pathname)) event.respondWith(keptFirst(request));
  else if (pathname === statementsPath && search === '')
    event.respondWith(orKept(fetch(request), keyOfStatements(request.headers.get('Accept-Language') ?? '')));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(bundleName);
  await Promise.all([
    cache.addAll([...bundledFiles]),
    fetch(documentPath, { credentials: 'omit', cache: 'no-store' })
      .then(forNobody)
      .then((response) => cache.put(documentPath, response)),
    ...languages.map(async (language) => {
      const response = await fetch(statementsPath, { headers: { 'Accept-Language': language } });
      if (response.ok) await cache.put(keyOfStatements(language), response);
    }),
  ]);
}

/** The document without a session. It is marked to show that the service could not be reached. */
async function forNobody(response: Response): Promise<Response> {
  if (!response.ok) throw new Error(`The document was answered with ${response.status}.`);
  const text = await response.text();
  const kept = ['Content-Type', 'Content-Security-Policy'].map(
    (name) => [name, response.headers.get(name) ?? ''] as const,
  );
  return new Response(text.replace('data-session="none"', 'data-session="offline"'), {
    headers: Object.fromEntries(kept),
  });
}

const keyOfStatements = (acceptedLanguage: string): string =>
  `${statementsPath}?kept=${languages.find((one) => acceptedLanguage.startsWith(one)) ?? 'en'}`;

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== bundleName).map((name) => caches.delete(name)));
}

/** Answers from the cache first: the name of a file changes with its content. */
const keptFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? fetch(request);

/** Asks the service first, so that an old version is shown only without a connection. */
async function orKept(asked: Promise<Response>, key: string): Promise<Response> {
  try {
    return await asked;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept === undefined) throw error;
    return kept;
  }
}
