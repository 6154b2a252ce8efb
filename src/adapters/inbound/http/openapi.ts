import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi';
import { defaultBodyLimit } from './requests/json-body.ts';
import { type ProblemCode, problems, statusOf } from './problem.ts';
import type { Answer, Route } from './route.ts';

const problemShape = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(Object.keys(problems) as [ProblemCode]),
    request_id: z.string(),
    ok: z.literal(false),
    message: z.string(),
    errors: z
      .array(z.object({ pointer: z.string(), code: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Every fault, by RFC 6901 pointer.' }),
    map_id: z
      .int()
      .optional()
      .meta({ description: 'With `generation_in_progress`: the map that is being made.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457.' });

/** The OpenAPI 3.1 document, generated from the schemas that validate requests. */
export function openApiDocument(routes: readonly Route[], baseUrl: string) {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Situation assessment and diagnostic service',
      version: '0.1.0',
      description:
        'Log in with a magic link, answer 76 statements, and read what they say about you. Then set that beside your work, in a situation map.',
    },
    servers: [{ url: baseUrl }],
    tags: [
      { name: 'Login' },
      { name: 'Own data' },
      { name: 'Assessment' },
      { name: 'Purchase' },
      { name: 'Situation map' },
      { name: 'Books' },
      { name: 'Advisor' },
      { name: 'Style lint' },
      { name: 'Operation' },
    ],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'svc_session' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'Begins with `svc_live_`.' },
      },
    },
    paths,
  });
}

function operationOf(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: route.name,
    summary: route.summary,
    tags: [route.subject],
    ...(route.access === 'session' && { security: [{ session: [] }] }),
    ...(route.access === 'api-key' && { security: [{ apiKey: [] }] }),
    ...parametersOf(route),
    ...(route.body && {
      requestBody: {
        required: true,
        description: `At most ${route.body.limitBytes ?? defaultBodyLimit} bytes.`,
        content: { 'application/json': { schema: route.body.schema } },
      },
    }),
    ...(route.signedBody && {
      requestBody: {
        required: true,
        description: `The event, exactly as it was signed. At most ${route.signedBody.limitBytes} bytes.`,
        content: { 'application/json': {} },
      },
    }),
    responses: { ...answersOf(route), ...problemsOf(route) },
  };
}

function parametersOf(route: Route): Pick<ZodOpenApiOperationObject, 'requestParams'> {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, pathParameter(String(name))]);
  const query = route.query as z.ZodObject | undefined;
  return {
    requestParams: {
      ...(inPath.length > 0 && { path: z.object(Object.fromEntries(inPath)) }),
      ...(query && { query }),
      ...(route.isIdempotent && { header: z.object({ 'Idempotency-Key': idempotencyKey }) }),
      ...(route.signedBody && { header: z.object({ [route.signedBody.signatureHeader]: z.string() }) }),
    },
  };
}

const pathParameter = (name: string): z.ZodType => (name === 'id' ? z.int().min(1) : z.string());

const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .optional()
  .meta({ description: 'A repeated request with the same key gets the first answer again, for 24 hours.' });

function answersOf(route: Route): Record<string, ZodOpenApiResponseObject> {
  const answers = Object.entries(route.answers).map(
    ([status, answer]) => [status, answerOf(answer)] as const,
  );
  const notModified = route.access === 'constant' && { 304: { description: 'Not modified.' } };
  return { ...Object.fromEntries(answers), ...notModified };
}

function answerOf({ description, schema, type, alsoAs = [], headers }: Answer): ZodOpenApiResponseObject {
  const media = type ?? (schema && 'application/json');
  return {
    description,
    ...(media !== undefined && {
      content: {
        [mediaType(media)]: schema ? { schema } : {},
        ...Object.fromEntries(alsoAs.map((other) => [other, {}])),
      },
    }),
    ...(headers && {
      headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, headerOf(text)])),
    }),
  };
}

const mediaType = (contentType: string): string => contentType.split(';')[0] ?? contentType;
const headerOf = (description: string) => ({ description, schema: { type: 'string' as const } });

/** The problems that follow from the declarations of a route, and those that it lists itself. */
function problemCodesOf(route: Route): readonly ProblemCode[] {
  return [
    ...(route.problems ?? []),
    ...(route.access === 'session' ? (['session_required', 'rate_limited'] as const) : []),
    ...(route.access === 'session' && route.needsPurchase
      ? (['purchase_required', 'purchase_revoked'] as const)
      : []),
    ...(route.access === 'api-key'
      ? (['invalid_request', 'api_key_required', 'api_key_invalid', 'rate_limited'] as const)
      : []),
    ...(route.refusesCrossSite ? (['forbidden_origin'] as const) : []),
    ...(route.takesAnyQuery && !route.body ? [] : (['invalid_request'] as const)),
    ...(route.body
      ? (['malformed_json', 'payload_too_large', 'unsupported_media_type', 'validation_failed'] as const)
      : []),
    ...(route.signedBody
      ? (['invalid_request', 'payload_too_large', 'unsupported_media_type'] as const)
      : []),
    ...(route.isIdempotent ? (['idempotency_in_flight', 'idempotency_key_reused'] as const) : []),
    'internal_error',
    ...(route.worksAlone ? [] : (['database_unavailable'] as const)),
    ...(route.worksAlone || route.isAlwaysAdmitted ? [] : (['overloaded'] as const)),
  ];
}

function problemsOf(route: Route): Record<string, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(new Set(problemCodesOf(route)), statusOf);
  const responses = [...byStatus].map(([status, codes]) => [status, problemAnswer(route, codes)] as const);
  return Object.fromEntries(responses);
}

const problemAnswer = (route: Route, codes: readonly ProblemCode[]): ZodOpenApiResponseObject => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code][1]}.`).join(' '),
  content: {
    'application/problem+json': { schema: problemShape },
    ...(route.failsAsPage && { 'text/html': {} }),
  },
});
