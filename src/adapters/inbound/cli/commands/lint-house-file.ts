import { Err, Ok, type Result } from 'ts-results';
import { z } from 'zod';
import { namedLanguages } from '#application/style-lint/lint-text.ts';
import { engines } from '#domain/style-lint/model/engines.ts';
import { severities } from '#domain/style-lint/model/rule.ts';

/** The fields of a lint request that an organisation decides once, in the same form as over HTTP. */
const file = z.strictObject({
  language: z.enum(['auto', ...namedLanguages]).default('auto'),
  engines: z.array(z.enum(engines)).min(1).default(['style']),
  rules: z
    .strictObject({
      enable: z.array(z.string()).default([]),
      disable: z.array(z.string()).default([]),
      options: z.record(z.string(), z.record(z.string(), z.number())).default({}),
    })
    .default({ enable: [], disable: [], options: {} }),
  terms: z
    .array(
      z.strictObject({
        prefer: z.string().min(1).max(80),
        avoid: z.array(z.string().min(1).max(80)).min(1).max(20),
        case_sensitive: z.boolean().default(false),
        severity: z.enum(severities).default('warning'),
      }),
    )
    .max(200)
    .default([]),
  ignore_words: z.array(z.string().min(1).max(80)).max(500).default([]),
  min_severity: z.enum(severities).default('suggestion'),
  /** The lowest severity that makes the command fail. */
  fail_on: z.enum([...severities, 'never']).default('warning'),
});

export type LintHouse = z.infer<typeof file>;

/** The settings if there is no file. */
export const defaultHouse = (): LintHouse => file.parse({});

/** Reads the JSON of a house file, or returns every place with a wrong value. */
export function readLintHouse(text: string): Result<LintHouse, readonly string[]> {
  const json = parseJson(text);
  if (json.isErr()) return json;
  const parsed = file.safeParse(json.value);
  if (parsed.success) return Ok(parsed.data);
  return Err(parsed.error.issues.map(({ path, message }) => `${nameOf(path)}: ${message}`));
}

const nameOf = (path: readonly PropertyKey[]): string =>
  path.length === 0 ? 'The file' : path.map(String).join('.');

function parseJson(text: string): Result<unknown, readonly string[]> {
  try {
    return Ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return Err(['The file is not JSON.']);
  }
}
