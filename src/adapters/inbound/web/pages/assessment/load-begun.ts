import type { Progress, Statement } from '#adapters/inbound/web/api/api-types.ts';
import type { Answer } from '#adapters/inbound/web/api/call.ts';
import { recallGuest } from '#adapters/inbound/web/drafts/guest-answers.ts';
import { unsentDraft } from '#adapters/inbound/web/drafts/use-draft-keeper.ts';
import { call } from '#adapters/inbound/web/session/session.ts';
import { type Answers, answersIn } from './answers.ts';
import { keepLastSaved, lastSaved } from './last-saved.ts';

/** The assessment as a person has begun it: statements and answers. */
export interface Begun {
  readonly statements: readonly Statement[];
  readonly answers: Answers;
  /** Whether some of the answers are not on the server yet. */
  readonly hasUnsent: boolean;
  readonly latest: Progress['latest_assessment'];
  /** The server did not answer: it may have answers that this device does not know. */
  readonly isFromDevice?: true;
}

/**
 * Loads the saved answers from the server and puts unsent ones of this device on top. Without a connection, only those
 * of this device.
 */
export async function loadBegun(userId: number): Promise<Answer<Begun>> {
  const asked = await loadFromServer(userId);
  return asked.ok || asked.failure.kind !== 'unreachable' ? asked : loadFromDevice(userId);
}

/** Requests the draft only if one exists. */
export async function loadFromServer(userId: number): Promise<Answer<Begun>> {
  // Read before the request: answers that are being sent right now are then found either here or on the server.
  const unsent = unsentDraft('answers', userId) as Answers | undefined;
  const progress = await call('GET /me/progress');
  if (!progress.ok) return progress;
  const { assessment_draft: begun, latest_assessment: latest } = progress.data;
  const draft = begun === null ? undefined : await call('GET /assessments/draft');
  if (draft?.ok === false) return draft;
  const items = await loadStatements(draft?.data.item_bank_version);
  if (!items.ok) return items;
  const saved = answersIn(draft?.data.responses ?? []);
  keepLastSaved(userId, saved);
  const answers = { ...saved, ...unsent };
  return { ...items, data: { statements: items.data, answers, hasUnsent: unsent !== undefined, latest } };
}

async function loadFromDevice(userId: number): Promise<Answer<Begun>> {
  const unsent = unsentDraft('answers', userId) as Answers | undefined;
  const items = await loadStatements();
  if (!items.ok) return items;
  const answers = { ...lastSaved(userId), ...unsent };
  const begun = { statements: items.data, answers, latest: null, hasUnsent: unsent !== undefined };
  return { ...items, data: { ...begun, isFromDevice: true } };
}

/** Without a login, all answers are on this device. */
export async function loadForGuest(): Promise<Answer<Begun>> {
  const items = await loadStatements();
  if (!items.ok) return items;
  const answers = recallGuest()?.answers ?? {};
  return { ...items, data: { statements: items.data, answers, hasUnsent: false, latest: null } };
}

/** A draft keeps the version of the statements that it was begun with; without `version`, the current one is loaded. */
export const loadStatements = (version?: string): Promise<Answer<readonly Statement[]>> =>
  call('GET /assessments/items', { query: version === undefined ? {} : { version } });
