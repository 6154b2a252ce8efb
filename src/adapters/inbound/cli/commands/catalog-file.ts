import { Err, Ok, type Result } from 'ts-results';
import { z } from 'zod';
import type { CatalogEntry, CatalogFault } from '#domain/catalog/catalog-entry.ts';

/** Checks types only. The domain checks the rest and reports all faults together. */
const file = z.array(
  z.strictObject({
    sku: z.string(),
    title: z.string(),
    language: z.string(),
    type: z.string(),
    price_cents: z.number(),
    currency: z.string(),
    description: z.string(),
    isbn: z.string().optional(),
    checkout_path: z.string(),
    natures: z.array(z.string()),
  }),
) satisfies z.ZodType<readonly CatalogEntry[]>;

/** Reads the JSON of a catalog file. Returns the entries, or every place with a wrong value. */
export function readCatalogFile(text: string): Result<readonly CatalogEntry[], readonly CatalogFault[]> {
  const json = parseJson(text);
  if (json.isErr()) return json;
  const parsed = file.safeParse(json.value);
  return parsed.success
    ? Ok(parsed.data)
    : Err(parsed.error.issues.flatMap((issue) => faultsOf(issue, json.value)));
}

function faultsOf(issue: z.core.$ZodIssue, json: unknown): readonly CatalogFault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      pointer: pointerTo([...issue.path, key]),
      code: 'unknown_field',
      message: `Take this field out. A book has ${fieldNames}.`,
    }));
  }
  const pointer = pointerTo(issue.path);
  if (valueAt(json, issue.path) === undefined)
    return [{ pointer, code: 'missing_field', message: 'Add this field.' }];
  const expected = issue.code === 'invalid_type' ? advice[issue.expected] : undefined;
  return [{ pointer, code: 'wrong_type', message: expected ?? issue.message }];
}

const fieldNames = Object.keys(file.element.shape).join(', ');

const advice: Readonly<Partial<Record<z.core.$ZodInvalidTypeExpected, string>>> = {
  string: 'Write text in quotation marks, or leave the field out if it may be missing.',
  number: 'Write a number without quotation marks.',
  array: 'Write a list in square brackets.',
  object: 'Write the fields of a book in braces.',
};

/** Uses the parser's message only if it does not quote the file. */
function parseJson(text: string): Result<unknown, readonly CatalogFault[]> {
  try {
    return Ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const [place] = /line \d+ column \d+/.exec(error.message) ?? [];
    const where = place === undefined ? '' : ` Look at ${place.replace(' column', ', column')}.`;
    return Err([{ pointer: '', code: 'malformed_json', message: `The file is not JSON.${where}` }]);
  }
}

function valueAt(json: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key],
    json,
  );
}

/** A JSON pointer (RFC 6901). */
const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
