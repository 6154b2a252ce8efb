import pino, { type Logger } from 'pino';
import { describeError } from '../../src/bootstrap/logger.ts';

/** The service's own log, written into memory. */
export function makeCapturedLog(): { readonly log: Logger; readonly text: () => string } {
  const lines: string[] = [];
  const log = pino(
    { level: 'info', serializers: { err: (error: unknown) => describeError(error) } },
    { write: (line) => lines.push(line) },
  );
  return { log, text: () => lines.join('') };
}
