import pino, { type Logger } from 'pino';
import { loggerOptions } from '#bootstrap/reporting/logger.ts';

/** The service's own log, written to memory. */
export function makeCapturedLog(): { readonly log: Logger; readonly text: () => string } {
  const lines: string[] = [];
  const log = pino(loggerOptions('info'), { write: (line) => lines.push(line) });
  return { log, text: () => lines.join('') };
}
