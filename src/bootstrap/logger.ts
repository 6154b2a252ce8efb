import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from './variables.ts';

const emailAddress = /([^\s@"'=(,])[^\s@"'=(,]*(?:@|%40)([^\s"'),>]+)/gi;
const longSecret = /[A-Za-z0-9_-]{40,}/g;
/** Up to the stack, if there is one: texts in it may have lines and brackets of their own. */
const refusedRow = /Failing row contains \(.*?(?=\n +at |$)/gs;
const longestText = 2000;

/**
 * Errors of drivers quote the values they choked on. Rows are cut out, addresses keep their first letter, and whatever
 * is long enough to be a token, a cookie or a signature is cut out as well.
 */
export const scrub = (text: string): string =>
  shortened(text)
    .replace(refusedRow, 'Failing row contains [values].')
    .replace(emailAddress, '$1***@$2')
    .replace(longSecret, '[secret]');

/** Without the word at the cut: what is left of a secret there would no longer look like one. */
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

/** pg-boss tells of errors by plain copies of them. */
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

/** Wherever it stands in a line: also in what was logged by no error. */
const apiKey = /svc_live_\w*/g;

/** What every log of the service has in common, wherever it goes. */
export const loggerOptions = (level: LogLevel) => ({
  level,
  serializers: { err: (error: unknown) => describeError(error) },
  hooks: {
    streamWrite: (line: string) =>
      line.includes('svc_live_') ? line.replaceAll(apiKey, 'svc_live_[secret]') : line,
  },
});

/**
 * JSON lines on standard error (pretty on a terminal). Standard output is left to what is said to the person who
 * started the service: addresses, and the links of the outbox, which must not be in a log.
 */
export function makeLogger(level: LogLevel): Logger {
  return pino({ ...loggerOptions(level), base: { pid: process.pid } }, destination());
}

function destination(): DestinationStream {
  if (process.stderr.isTTY) return pretty({ destination: 2, sync: true, ignore: 'pid,hostname' });
  // Lines are gathered for a moment: one write for each would cost more than the requests they tell of.
  const buffered = pino.destination({ dest: 2, sync: false, minLength: 4096 });
  setInterval(() => buffered.flush(), 500).unref();
  return buffered;
}
