import type { Job } from '#application/ports/job-queue.ts';
import type { Delivery } from '#application/ports/stores/login-request-store.ts';
import type { MapDraft } from '#application/ports/stores/map-draft-store.ts';
import type { PlanProgress } from '#application/ports/stores/map-store.ts';
import { UserGone } from '#application/ports/user-gone.ts';
import type { ApiKeyId, ApiKeyRecord } from '#domain/api-keys/api-key.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import type { Checkout, CheckoutId } from '#domain/purchases/checkout.ts';
import type { PaymentKey, ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { PractitionerCode, PractitionerCodeTerms } from '#domain/purchases/practitioner-code.ts';
import type { Purchase } from '#domain/purchases/purchase.ts';
import type { AssessmentId, AssessmentResult } from '#domain/scoring/assessment-result.ts';
import type { AssessmentDraft } from '#domain/scoring/draft.ts';
import type { LoginRequest, LoginRequestId, MagicLink } from '#domain/sessions/magic-link.ts';
import type { TokenHash } from '#domain/sessions/token.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import type { MapId, SituationMap } from '#domain/situation-map/situation-map.ts';

export interface SessionRow {
  readonly userId: UserId;
  readonly openedAt: Date;
  readonly lastActiveAt: Date;
}

interface LoginRequestRow {
  readonly request: LoginRequest;
  readonly delivery: Delivery | undefined;
}

interface AnswerRow {
  readonly fingerprint: string;
  readonly json: string;
  readonly settledAt: Date;
}

interface PaymentEventRow {
  readonly received: ReceivedEvent;
  readonly receivedAt: Date;
}

export interface MapRow {
  readonly map: SituationMap;
  readonly failures: number;
  readonly progress?: PlanProgress;
}

interface MailRow {
  readonly delivery: Delivery;
  readonly settledAt: Date;
}

export interface JobRow {
  readonly job: Job;
  readonly failures: number;
  readonly dueAtMs: number;
}

type NumberedTable = 'users' | 'loginRequests' | 'assessments' | 'maps' | 'jobs';

/** Rows are replaced and never changed, so a copy of the maps is a snapshot. Maps keep the order of insertion. */
export interface Tables {
  readonly users: Map<UserId, User>;
  /** When each user was first admitted. */
  readonly admissions: Map<UserId, Date>;
  readonly loginRequests: Map<LoginRequestId, LoginRequestRow>;
  readonly magicLinks: Map<TokenHash, MagicLink>;
  readonly sessions: Map<TokenHash, SessionRow>;
  readonly assessments: Map<AssessmentId, AssessmentResult>;
  readonly assessmentDrafts: Map<UserId, AssessmentDraft>;
  readonly idempotentAnswers: Map<string, AnswerRow>;
  readonly checkouts: Map<CheckoutId, Checkout>;
  readonly practitionerCodes: Map<PractitionerCode, PractitionerCodeTerms>;
  readonly purchases: Map<PaymentKey, Purchase>;
  readonly paymentEvents: Map<string, PaymentEventRow>;
  readonly maps: Map<MapId, MapRow>;
  readonly mapDrafts: Map<UserId, MapDraft>;
  readonly settledMails: Map<string, MailRow>;
  readonly apiKeys: Map<ApiKeyId, ApiKeyRecord>;
  /** At most one, under the key 1. */
  readonly catalogs: Map<1, Catalog>;
  readonly jobs: Map<number, JobRow>;
  /** The last id used in each table. */
  readonly lastIds: Map<NumberedTable, number>;
}

export const emptyTables = (): Tables => ({
  users: new Map(),
  admissions: new Map(),
  loginRequests: new Map(),
  magicLinks: new Map(),
  sessions: new Map(),
  assessments: new Map(),
  assessmentDrafts: new Map(),
  idempotentAnswers: new Map(),
  checkouts: new Map(),
  practitionerCodes: new Map(),
  purchases: new Map(),
  paymentEvents: new Map(),
  maps: new Map(),
  mapDrafts: new Map(),
  settledMails: new Map(),
  apiKeys: new Map(),
  catalogs: new Map(),
  jobs: new Map(),
  lastIds: new Map(),
});

export const copyOf = (tables: Tables): Tables => ({
  users: new Map(tables.users),
  admissions: new Map(tables.admissions),
  loginRequests: new Map(tables.loginRequests),
  magicLinks: new Map(tables.magicLinks),
  sessions: new Map(tables.sessions),
  assessments: new Map(tables.assessments),
  assessmentDrafts: new Map(tables.assessmentDrafts),
  idempotentAnswers: new Map(tables.idempotentAnswers),
  checkouts: new Map(tables.checkouts),
  practitionerCodes: new Map(tables.practitionerCodes),
  purchases: new Map(tables.purchases),
  paymentEvents: new Map(tables.paymentEvents),
  maps: new Map(tables.maps),
  mapDrafts: new Map(tables.mapDrafts),
  settledMails: new Map(tables.settledMails),
  apiKeys: new Map(tables.apiKeys),
  catalogs: new Map(tables.catalogs),
  jobs: new Map(tables.jobs),
  lastIds: new Map(tables.lastIds),
});

export function nextId(tables: Tables, table: NumberedTable): number {
  const id = (tables.lastIds.get(table) ?? 0) + 1;
  tables.lastIds.set(table, id);
  return id;
}

export function insert<K, V>(rows: Map<K, V>, key: K, row: V): void {
  if (rows.has(key)) throw new Error('A row has this key already: duplicate key.');
  rows.set(key, row);
}

/** The equivalent of a foreign key. */
export function requireUser(tables: Tables, userId: UserId): void {
  if (!tables.users.has(userId)) throw new UserGone();
}

/** Removes the matching rows and returns their number. */
export function removeWhere<K, V>(rows: Map<K, V>, matches: (row: V, key: K) => boolean): number {
  const keys = [...rows].filter(([key, row]) => matches(row, key)).map(([key]) => key);
  for (const key of keys) rows.delete(key);
  return keys.length;
}
