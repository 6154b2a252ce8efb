import type { PersonExport } from '../../../../application/person/export-person.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A person's data as JSON. What the service holds is written out member by member, without a list of members, so that
 * nothing can be forgotten.
 */
export function presentExport({ user, traces, ...held }: PersonExport) {
  const toJson = makeToJson();
  return {
    exported_at: held.exportedAt.toISOString(),
    account: {
      id: user.id,
      email: user.email.address,
      role: user.role,
      language: user.language,
      map_access: user.mapAccess,
      created_at: traces.accountCreatedAt.toISOString(),
    },
    sessions: toJson(traces.sessions),
    login_requests: toJson(traces.loginRequests),
    login_links: toJson(traces.links),
    assessments: toJson(held.assessments),
    assessment_draft: toJson(held.assessmentDraft),
    checkouts: toJson(traces.checkouts),
    purchases: toJson(held.purchases),
    payment_events: toJson(traces.paymentEvents),
    maps: toJson(held.maps),
    map_draft: toJson(held.mapDraft),
    mails: toJson(traces.mails),
    idempotency_keys: toJson(traces.idempotencyKeys),
  };
}

/** Their members have names that others chose. */
const verbatim: ReadonlySet<string> = new Set(['extra', 'content', 'disputes']);

/** The same few names come in every answer of every result: each is spelled once. */
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

/** `intakeNotes` becomes `intake_notes`; names of natures, which begin with a capital, stay. */
const snakeCase = (name: string): string =>
  /^[a-z]/.test(name) ? name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`) : name;
