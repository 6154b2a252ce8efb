import { exampleIntake, exampleResponses } from '../../test/support/makers/intakes.ts';
import { type Pattern, jsonValues, plain, around, rawBodies } from './patterns.ts';
import { type Components, leastOf, type Path, placesIn, sampleOf, type Schema, valueAt } from './samples.ts';
import type { Draft } from './wire.ts';

/** A part of a request that an attack may fill, and the patterns for it. */
export interface Place {
  readonly label: string;
  readonly patterns: readonly Pattern[];
  /** In bytes. */
  readonly most: number;
  readonly kind: 'path' | 'query' | 'header' | 'body' | 'coding';
  readonly put: (draft: Draft, text: string) => void;
}

export type Access = 'nobody' | 'session' | 'API key' | 'signed link' | 'token';

/** One route, called with one kind of access. */
export interface Target {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  /** The usual request, without credentials. */
  readonly draft: () => Draft;
  readonly places: readonly Place[];
}

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Components };
}

/** Values of parameters that get further into the service than random text. */
const usualParameters: Readonly<Record<string, string>> = {
  id: '1',
  code: 'not_found',
  category: 'clarity',
  rule: 'long-sentence',
  page: 'login',
  token: 'A'.repeat(43),
  email: 'somebody%40example.com',
  sig: `v1.AAAAAAAA.1900000000000.${'A'.repeat(43)}`,
  practitioner_code: 'COACH-1',
};

/** Bodies that get further into the service than bodies made from the schema alone. */
const usualBodies: Readonly<Record<string, object>> = {
  '/assessments/submit': exampleResponses(),
  '/assessments/draft': exampleResponses(),
  '/map/intake': exampleIntake,
  '/map/intake/draft': exampleIntake,
  '/v1/style/lint': { text: 'We utilize the the tool.', language: 'en', format: 'markdown' },
};

const mostHeader = 15 * 1024;
const mostBody = 1024 * 1024;

/** Every route of the document, without credentials and with the required ones, and a path that does not exist. */
export function targetsOf(document: OpenApi): readonly Target[] {
  const components = document.components?.schemas ?? {};
  const routes = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      accessesOf(path, operation).map((access) =>
        targetOf({ method: method.toUpperCase(), path, access, operation, components }),
      ),
    ),
  );
  const nowhere = {
    method: 'GET',
    path: '/any/other/path',
    access: 'nobody',
    operation: {},
    components,
  } as const;
  const others = routes.filter(({ method, path }) =>
    ['GET /healthz', 'POST /auth/request'].includes(`${method} ${path}`),
  );
  return [...routes, targetOf(nowhere), ...others.map(inChunks)];
}

/**
 * Node needs some microseconds for each chunk, whatever the route. So a few bytes in many chunks would be the most
 * expensive request everywhere, and hide other costs. Chunks are therefore tested separately, on a route that reads its
 * body and on one that does not.
 */
function inChunks(target: Target): Target {
  return {
    ...target,
    path: `${target.path}, in chunks of a byte`,
    draft: () => ({ ...target.draft(), coding: 'chunks of a byte' }),
    places: target.places.filter(({ label }) => label === 'body'),
  };
}

/** Access that the document does not describe: by a part of the address, or by an operator's token. */
const furtherAccess: Readonly<Record<string, Access>> = { '/map/report': 'signed link', '/metrics': 'token' };

function accessesOf(path: string, { security = [] }: Operation): readonly Access[] {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  const further = furtherAccess[path];
  return [
    'nobody',
    ...(schemes.includes('session') ? (['session'] as const) : []),
    ...(schemes.includes('apiKey') ? (['API key'] as const) : []),
    ...(further === undefined ? [] : [further]),
  ];
}

interface Described {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
  readonly operation: Operation;
  readonly components: Components;
}

function targetOf({ method, path, access, operation, components }: Described): Target {
  const schema =
    operation.requestBody &&
    (operation.requestBody.content['application/json']?.schema ?? { type: 'object' });
  const json = schema && (usualBodies[path] ?? sampleOf(leastOf(schema, components), components));
  const whole = schema && sampleOf(schema, components);
  const inQuery = (operation.parameters ?? []).filter(({ in: where }) => where === 'query');
  const required = inQuery.filter(
    ({ name, required: isRequired }) => isRequired === true && name in usualParameters,
  );
  return {
    method,
    path,
    access,
    draft: () => ({
      method,
      path: filledPath(path),
      parameters: new Map(required.map(({ name }) => [name, usualParameters[name] ?? ''])),
      attacked: new Set(),
      furtherQuery: [],
      headers: [['Content-Type', 'application/json']],
      json,
      raw: [],
    }),
    places: [
      ...pathPlaces(path),
      ...queryPlaces(inQuery.map(({ name }) => name)),
      ...headerPlaces,
      ...bodyPlaces(json, whole),
    ],
  };
}

const filledPath = (path: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => usualParameters[name] ?? 'x');

const encoded = (text: string): string =>
  text.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));

function pathPlaces(path: string): readonly Place[] {
  const begin = path.includes('{') ? filledPath(path.slice(0, path.lastIndexOf('{'))) : `${path}/`;
  const put = (make: (text: string) => string) => (draft: Draft, text: string) => {
    draft.path = make(encoded(text).replaceAll('?', '%3F'));
  };
  return [
    { label: 'path', kind: 'path', patterns: plain(), most: mostHeader, put: put((text) => begin + text) },
    {
      label: 'whole address',
      kind: 'path',
      patterns: plain(),
      most: mostHeader,
      put: put((text) => `http://${text}${filledPath(path)}`),
    },
  ];
}

const queryPlaces = (names: readonly string[]): readonly Place[] => [
  {
    label: 'query',
    kind: 'query',
    patterns: plain(['{n}&', 'a&', 'a=1&', 'a[]=1&', ...names.map((name) => `${name}=1&`)]),
    most: mostHeader,
    put: (draft, text) => void draft.furtherQuery.push(encoded(text)),
  },
  ...names.map((name) => ({
    label: `parameter ${name}`,
    kind: 'query' as const,
    patterns: [...plain(), ...around('a@', [], '.com'), ...around('', [], '@example.com')],
    most: mostHeader,
    put: (draft: Draft, text: string) => {
      draft.attacked.add(name);
      draft.parameters.set(name, encoded(text));
    },
  })),
];

/** Headers that the service reads, with repeated usual contents. */
const headers: Readonly<Record<string, readonly Pattern[]>> = {
  Cookie: [...plain(['a=b; ', '=;', 'svc_session=a; ']), ...around('svc_session=')],
  Accept: plain([
    'text/html;q=0.1,',
    'text/*;q=0.001;a=b,',
    '*/*,',
    'a/b,',
    'a/b{n},',
    'application/sarif+json;a="b",',
  ]),
  'Accept-Language': plain(['en-US;q=0.1,', 'fr,', '*,', 'a{n},', 'a-b-c-d;q=0.9,']),
  'Accept-Encoding': plain(['gzip;q=0.1,', 'br,', '*,', 'a{n};q=0.5,']),
  'If-None-Match': plain(['"a", ', 'W/"a",', '"a{n}",']),
  'X-Forwarded-For': plain(['192.0.2.1, ', '::1,', '[::1]:1,', '1:2:3:4:5:6:7:8,', '::ffff:1.2.3.4,']),
  Forwarded: plain(['for=192.0.2.1,']),
  'X-Request-Id': plain(),
  'Content-Type': [
    ...around('application/json;', ['a=b;', 'a="\\\\";', 'charset=utf-8;']),
    ...plain(['application/json,']),
  ],
  'Content-Encoding': plain(['gzip,', 'gzip, ']),
  Authorization: [...around('Bearer '), ...around('Bearer svc_live_'), ...plain(['Bearer '])],
  'Idempotency-Key': plain(),
  Origin: [...plain(), ...around('http://'), ...around('http://a.')],
  'Sec-Fetch-Site': plain(['same-origin']),
  'Sec-Purpose': plain(['prefetch;']),
  'Stripe-Signature': plain(['t=1,', 'v1=a,', 't=1,v1=a,', 'v1={n},']),
  Expect: plain(['100-continue']),
};

/** A header ends at a line break, and no other part of a request may contain one. */
const inOneLine = (text: string): string => text.replaceAll(/[\r\n\0]/g, ' ');

const headerPlaces: readonly Place[] = [
  ...Object.entries(headers).map(([name, patterns]) => ({
    label: name,
    kind: 'header' as const,
    patterns,
    most: mostHeader,
    put: (draft: Draft, text: string) => {
      const others = draft.headers.filter(([other]) => other !== name);
      draft.headers.splice(0, draft.headers.length, ...others, [name, inOneLine(text)]);
    },
  })),
  {
    label: 'lines of headers',
    kind: 'header',
    patterns: [
      'a: ',
      'x{n}: ',
      'Cookie: a=b',
      'Accept: a/b',
      'X-Forwarded-For: ::1',
      'Set-Cookie: a',
      'Sec-Purpose: a',
      'Host: a',
      'Authorization: Bearer a',
    ].map((line) => ({
      label: `\`${line}\` again and again`,
      text: (bytes: number) =>
        Array.from({ length: Math.max(1, Math.floor(bytes / (line.length + 2))) }, (_, n) =>
          line.replace('{n}', String(n)),
        ).join('\n'),
    })),
    most: mostHeader,
    put: (draft: Draft, text: string) => {
      for (const line of text.split('\n')) {
        const [name = '', ...rest] = line.split(':');
        draft.headers.push([name, rest.join(':').trim()]);
      }
    },
  },
];

function bodyPlaces(json: unknown, whole: unknown): readonly Place[] {
  const paths = new Map([...placesIn(json), ...placesIn(whole)].map((path) => [path.join('/'), path]));
  const fields = [...paths.values()].map((path) => {
    const found = valueAt(json, path) ?? valueAt(whole, path);
    const element: unknown = Array.isArray(found) ? found[0] : found;
    return {
      label: `body /${path.join('/')}`,
      kind: 'body' as const,
      patterns: jsonValues(JSON.stringify(element) ?? '0'),
      most: mostBody,
      put: (draft: Draft, text: string) => {
        draft.json = withMember(draft.json, whole, path);
        draft.raw.push([path, text]);
      },
    };
  });
  return [
    ...fields,
    ...Array.from({ length: Math.max(1, Math.ceil(fields.length / 8)) }, () => wholeBody(json)),
    coding,
  ];
}

const wholeBody = (json: unknown): Place => ({
  label: 'body',
  kind: 'body',
  patterns: rawBodies(JSON.stringify(json ?? {})),
  most: mostBody,
  put: (draft, text) => {
    draft.body = text;
  },
});

/** How a body is sent. */
export const coding: Place = {
  label: 'sent as',
  kind: 'coding',
  patterns: [{ label: 'gzip', text: () => 'gzip' }],
  most: 1,
  put: (draft) => {
    draft.coding = 'gzip';
  },
};

/** Adds the first member of the path if the usual body does not contain it. */
function withMember(json: unknown, whole: unknown, path: Path): unknown {
  const [name = ''] = path;
  return valueAt(json, path) !== undefined ? json : { ...(json as object), [name]: valueAt(whole, [name]) };
}
