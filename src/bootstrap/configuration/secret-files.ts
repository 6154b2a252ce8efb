import { readFileSync } from 'node:fs';
import type { Environment } from './variables.ts';

/** Variables that may be read from a file. The variable `NAME_FILE` contains the path of the file for `NAME`. */
export const secretVariables = [
  'APP_SECRET',
  'APP_SECRET_PREVIOUS',
  'DATABASE_DIRECT_URL',
  'DATABASE_URL',
  'LLM_API_KEY',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

interface WithSecrets {
  readonly set: Environment;
  readonly faults: readonly string[];
}

/**
 * The variables, including those read from files. An empty value counts as unset; trailing line breaks in a file are
 * ignored.
 */
export function withSecretFiles(environment: Environment): WithSecrets {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const faults: string[] = [];
  for (const name of secretVariables) {
    const file = set[`${name}_FILE`];
    if (file === undefined) continue;
    if (set[name] !== undefined) {
      faults.push(`${name} and ${name}_FILE must not both be set`);
      continue;
    }
    try {
      const value = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
      if (value === '') faults.push(`${name}_FILE must name a file that is not empty`);
      else set[name] = value;
    } catch (error) {
      faults.push(
        `${name}_FILE must name a file that can be read (${(error as NodeJS.ErrnoException).code})`,
      );
    }
  }
  return { set, faults };
}
