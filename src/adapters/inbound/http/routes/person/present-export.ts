import { situationMap } from '#domain/products/product.ts';
import type { PersonExport } from '#application/person/export-person.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A person's data as the text of one JSON object, in pieces. Stored objects are written with all their members, without
 * a list of members that could become incomplete.
 */
export async function* writeExport({ user, traces, ...held }: PersonExport): AsyncGenerator<string> {
  const toJson = makeToJson();
  const account = {
    id: user.id,
    email: user.email.address,
    role: user.role,
    language: user.language,
    map_access: user.access[situationMap],
    created_at: traces.accountCreatedAt.toISOString(),
  };
  yield `{${membersOf({
    exported_at: held.exportedAt.toISOString(),
    account,
    sessions: toJson(traces.sessions),
    login_requests: toJson(traces.loginRequests),
    login_links: toJson(traces.links),
    assessment_draft: toJson(held.assessmentDraft),
    checkouts: toJson(traces.checkouts),
    purchases: toJson(held.purchases),
    payment_events: toJson(traces.paymentEvents),
    map_draft: toJson(held.mapDraft),
    mails: toJson(traces.mails),
    idempotency_keys: toJson(traces.idempotencyKeys),
  })}`;
  yield ',"assessments":[';
  yield* elementsOf(held.assessments, toJson);
  yield '],"maps":[';
  yield* elementsOf(held.maps, toJson);
  yield ']}';
}

/** The text between the braces of an object: `"name":value,…`. */
const membersOf = (members: Readonly<Record<string, Json>>): string => JSON.stringify(members).slice(1, -1);

async function* elementsOf(
  pages: AsyncIterable<readonly unknown[]>,
  toJson: (value: unknown) => Json,
): AsyncGenerator<string> {
  let separator = '';
  for await (const page of pages) {
    yield separator + page.map((element) => JSON.stringify(toJson(element))).join(',');
    separator = ',';
  }
}

/** Objects whose member names were not chosen by this service, so that they are not converted. */
const verbatim: ReadonlySet<string> = new Set(['extra', 'content', 'disputes']);

/** The same few names occur in every result, so each is converted only once. */
function makeToJson(): (value: unknown) => Json {
  const spelled = new Map<string, string>();
  return toJson;

  function toJson(value: unknown): Json {
    if (value === undefined || value === null) return null;
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value)) return value.map(toJson);
    if (typeof value !== 'object') return value as Json;
    const members = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(
      members.map(([name, member]) => [spell(name), verbatim.has(name) ? (member as Json) : toJson(member)]),
    );
  }

  function spell(name: string): string {
    const known = spelled.get(name) ?? snakeCase(name);
    spelled.set(name, known);
    return known;
  }
}

/** `intakeNotes` becomes `intake_notes`. Names of natures start with a capital and stay unchanged. */
const snakeCase = (name: string): string =>
  /^[a-z]/.test(name) ? name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) : name;
