import { setTimeout as delay } from 'node:timers/promises';
import type { CheckReport, Finding, HealthCheck } from '#application/ports/operations/health-check.ts';
import { scrub } from '../reporting/logger.ts';
import { explained } from '../configuration/naming.ts';
import { failed } from './config-findings.ts';

const limitMs = 20_000;

/** Ends within the time limit. An exception counts as a failed check. */
export async function runCheck({ name, examine }: HealthCheck, withinMs = limitMs): Promise<CheckReport> {
  const timer = new AbortController();
  const tooLate = delay(withinMs, timedOut(withinMs), { signal: timer.signal });
  const findings = await Promise.race([attempt(examine), tooLate]).catch((error: unknown) => [
    failureOf(error),
  ]);
  timer.abort();
  return { name, findings };
}

/** An exception thrown at once becomes a rejected promise. */
const attempt = async (examine: HealthCheck['examine']): Promise<readonly Finding[]> => examine();

const timedOut = (ms: number): readonly Finding[] => [
  failed(
    `There was no answer within ${ms / 1000} seconds.`,
    'Check whether it is running and can be reached from here.',
  ),
];

/** Returns a code, because error texts may quote values. */
function failureOf(error: unknown): Finding {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const reason = typeof code === 'string' ? explained(code) : scrub(String(message));
  return failed(`It could not be examined: ${reason}`, 'Fix that, then run "svc doctor" again.');
}
