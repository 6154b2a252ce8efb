import type { MapOverview, MapSummary, PlanProgress } from '#application/ports/stores/map-store.ts';
import type { Book } from '#domain/catalog/book.ts';
import type { Language } from '#domain/language.ts';
import type { AssessmentId } from '#domain/scoring/assessment-result.ts';
import type { Nature } from '#domain/scoring/dimensions.ts';
import type { UserId } from '#domain/sessions/user.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import {
  type MapId,
  type MapStage,
  phraseMap,
  printMap,
  profileMap,
  type SituationMap,
  type Submission,
  type SubmittedMap,
} from '#domain/situation-map/situation-map.ts';
import { millisecondsOf } from '../connection/connection.ts';

/** Columns of types that need no conversion; documents as the stored text. */
export const mapColumns = `
  id::float8 as id, user_id::float8 as user_id, ${millisecondsOf('submitted_at')} as submitted_ms, language,
  assessment_id::float8 as assessment_id, intake::text as intake, shelf::text as shelf, stage,
  profile::text as profile, narrative::text as narrative, pdf_key,
  ${millisecondsOf('completed_at')} as completed_ms, ${millisecondsOf('report_expires_at')} as report_expires_ms`;

export type Advanced = Exclude<SituationMap, SubmittedMap>;

export interface IdRow {
  readonly id: number;
}

interface SubmissionColumns extends IdRow {
  readonly user_id: number;
  readonly submitted_ms: number;
  readonly language: Language;
  readonly assessment_id: number | null;
  readonly intake: string;
  readonly shelf: string;
}

/** A constraint of the table ensures which columns are set at which stage. */
export type MapRow = SubmissionColumns &
  (
    | { readonly stage: 'submitted' }
    | { readonly stage: 'profiled'; readonly profile: string }
    | { readonly stage: 'phrased'; readonly profile: string; readonly narrative: string }
    | ({ readonly stage: 'printed' } & PrintedColumns)
    | ({ readonly stage: 'complete' } & PrintedColumns & CompleteColumns)
  );

interface PrintedColumns {
  readonly profile: string;
  readonly narrative: string;
  readonly pdf_key: string;
}

interface CompleteColumns {
  readonly completed_ms: number;
  readonly report_expires_ms: number;
}

export interface ProgressRow {
  readonly progress: string | null;
}

export interface SummaryRow extends IdRow {
  readonly submitted_ms: number;
  readonly completed_ms: number | null;
  readonly top_nature: Nature | null;
}

export interface OverviewRow extends IdRow {
  readonly user_id: number;
  readonly email: string;
  readonly stage: MapStage;
  readonly failures: number;
  readonly submitted_ms: number;
}

/** Maps of the first method lack these fields, and all maps before method 2.3.0 lack the contradictions. */
const withoutFindings = {
  findings: [],
  week: null,
  tension: null,
  counsel: null,
  contradictions: [],
} as const;

/** A parsed profile; parts that earlier methods did not have may be absent. */
type StoredProfile = Omit<Profile, 'generatedAt' | 'assessmentCompletedAt' | keyof typeof withoutFindings> & {
  readonly generatedAt: string;
  readonly assessmentCompletedAt: string | null;
};

export const submittedMap = (id: number, submission: Submission): SubmittedMap => ({
  id: id as MapId,
  submission,
  stage: 'submitted',
});

export const submissionValues = (submission: Submission): readonly unknown[] => [
  submission.userId,
  submission.submittedAt,
  submission.language,
  submission.assessmentId,
  JSON.stringify(submission.intake),
  JSON.stringify(submission.shelf),
];

export const advancedValues = (map: Advanced): readonly unknown[] => [
  map.stage,
  JSON.stringify(map.profile),
  'narrative' in map ? JSON.stringify(map.narrative) : null,
  'pdfKey' in map ? map.pdfKey : null,
  'completedAt' in map ? map.completedAt : null,
  'reportExpiresAt' in map ? map.reportExpiresAt : null,
];

export function mapOf(row: MapRow): SituationMap {
  const submitted = submittedMap(row.id, submissionOf(row));
  if (row.stage === 'submitted') return submitted;
  const profiled = profileMap(submitted, profileOf(JSON.parse(row.profile) as StoredProfile));
  if (row.stage === 'profiled') return profiled;
  const phrased = phraseMap(profiled, JSON.parse(row.narrative) as Narrative);
  if (row.stage === 'phrased') return phrased;
  const printed = printMap(phrased, row.pdf_key);
  if (row.stage === 'printed') return printed;
  const [completedAt, reportExpiresAt] = [new Date(row.completed_ms), new Date(row.report_expires_ms)];
  return { ...printed, stage: 'complete', completedAt, reportExpiresAt };
}

const submissionOf = (row: SubmissionColumns): Submission => ({
  userId: row.user_id as UserId,
  submittedAt: new Date(row.submitted_ms),
  intake: JSON.parse(row.intake) as Intake,
  language: row.language,
  assessmentId: row.assessment_id as AssessmentId | null,
  shelf: JSON.parse(row.shelf) as readonly Book[],
});

/** The members keep the order in which they were stored. */
const profileOf = (stored: StoredProfile): Profile => ({
  ...(stored as StoredProfile & typeof withoutFindings),
  ...('findings' in stored ? {} : withoutFindings),
  generatedAt: new Date(stored.generatedAt),
  assessmentCompletedAt:
    stored.assessmentCompletedAt === null ? null : new Date(stored.assessmentCompletedAt),
});

export const summaryOf = (row: SummaryRow): MapSummary => ({
  id: row.id as MapId,
  submittedAt: new Date(row.submitted_ms),
  completed:
    row.completed_ms === null ? undefined : { at: new Date(row.completed_ms), topNature: row.top_nature },
});

export const overviewOf = (row: OverviewRow): MapOverview => ({
  id: row.id as MapId,
  userId: row.user_id as UserId,
  address: row.email,
  stage: row.stage,
  failures: row.failures,
  submittedAt: new Date(row.submitted_ms),
});

export function progressOf({ progress }: ProgressRow): PlanProgress | undefined {
  if (progress === null) return undefined;
  const { done, savedAt } = JSON.parse(progress) as { readonly done: string[]; readonly savedAt: string };
  return { done, savedAt: new Date(savedAt) };
}
