import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { noTracing, type Tracing } from '#application/ports/operations/tracing.ts';
import type { LogLevel } from '../configuration/variables.ts';

const emailAddress = /([^\s@"'=(,])[^\s@"'=(,]*(?:@|%40)([^\s"'),>]+)/gi;
const longSecret = /[A-Za-z0-9_-]{40,}/g;
/** Stops before the stack, if there is one. Texts may contain line breaks and brackets. */
const refusedRow = /Failing row contains \(.*?(?=\n +at |$)/gs;
const longestText = 2000;

/**
 * Errors of drivers quote values. Rows are removed, addresses keep only their first letter, and anything that is long
 * enough to be a token, cookie or signature is removed.
 */
export const scrub = (text: string): string =>
  shortened(text)
    .replace(refusedRow, 'Failing row contains [values].')
    .replace(emailAddress, '$1***@$2')
    .replace(longSecret, '[secret]');

/** Also removes the word at the cut, because a shortened secret would not be recognised. */
const shortened = (text: string): string =>
  text.length <= longestText ? text : `${text.slice(0, longestText).replace(/\S*$/, '')}…`;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const deepestCause = 4;

/** pg-boss reports errors as plain objects. */
type ErrorLike = Pick<Error, 'message' | 'cause' | 'stack'> & { readonly name?: string };

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

export function describeError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: scrub(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name ?? 'object',
    message: scrub(error.message),
    ...(typeof code === 'string' && { code: scrub(code) }),
    ...(error.stack !== undefined && { stack: scrub(error.stack) }),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Removed anywhere in a line, even if the line contains no error. */
const apiKey = /svc_live_\w*/g;

/** Shared by all logs of the service. */
export const loggerOptions = (level: LogLevel) => ({
  level,
  serializers: { err: (error: unknown) => describeError(error) },
  hooks: {
    streamWrite: (line: string) =>
      line.includes('svc_live_') ? line.replaceAll(apiKey, 'svc_live_[secret]') : line,
  },
});

/**
 * Writes JSON lines to standard error (readable text on a terminal). Standard output is for the person who started the
 * service: it shows addresses, and the links of the outbox, which must not be in a log.
 */
export function makeLogger(level: LogLevel, tracing: Pick<Tracing, 'current'> = noTracing): Logger {
  const options = { ...loggerOptions(level), base: { pid: process.pid } };
  return pino(
    tracing === noTracing ? options : { ...options, mixin: () => traceIds(tracing) },
    destination(),
  );
}

/** The names that tracing tools expect. */
function traceIds(tracing: Pick<Tracing, 'current'>): Record<string, string> {
  const [, traceId, spanId] = tracing.current()?.split('-') ?? [];
  return traceId === undefined || spanId === undefined ? {} : { trace_id: traceId, span_id: spanId };
}

function destination(): DestinationStream {
  if (process.stderr.isTTY) return pretty({ destination: 2, sync: true, ignore: 'pid,hostname' });
  // Lines are buffered briefly: writing each line separately would cost more than handling the request.
  const buffered = pino.destination({ dest: 2, sync: false, minLength: 8_192 });
  setInterval(() => buffered.flush(), 500).unref();
  return buffered;
}
