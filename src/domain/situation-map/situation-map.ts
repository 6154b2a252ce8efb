import type { Book } from '../catalog/book.ts';
import type { Language } from '../language.ts';
import type { AssessmentId } from '../scoring/assessment-result.ts';
import type { UserId } from '../sessions/user.ts';
import type { Intake } from './intake/intake.ts';
import type { Narrative } from './report/narrative.ts';
import type { Profile } from './profile.ts';

declare const mapId: unique symbol;
export type MapId = number & { readonly [mapId]: true };

/** The inputs of a map. They are fixed at the intake, so that a repeated run makes the same map. */
export interface Submission {
  readonly userId: UserId;
  readonly submittedAt: Date;
  readonly intake: Intake;
  /** The language of the report. */
  readonly language: Language;
  /** The result whose scores are the preferences. */
  readonly assessmentId: AssessmentId | null;
  /** The books in that language on the day of the intake. */
  readonly shelf: readonly Book[];
}

interface MapFacts {
  readonly id: MapId;
  readonly submission: Submission;
}

export interface SubmittedMap extends MapFacts {
  readonly stage: 'submitted';
}

export interface ProfiledMap extends MapFacts {
  readonly stage: 'profiled';
  readonly profile: Profile;
}

export interface PhrasedMap extends MapFacts {
  readonly stage: 'phrased';
  readonly profile: Profile;
  readonly narrative: Narrative;
}

export interface PrintedMap extends MapFacts {
  readonly stage: 'printed';
  readonly profile: Profile;
  readonly narrative: Narrative;
  /** The name of the PDF in the file store. */
  readonly pdfKey: string;
}

export interface CompleteMap extends MapFacts {
  readonly stage: 'complete';
  readonly profile: Profile;
  readonly narrative: Narrative;
  readonly pdfKey: string;
  readonly completedAt: Date;
  /** When the current report link expires. */
  readonly reportExpiresAt: Date;
}

/** The stages that the owner sees as `processing`. */
export type ProcessingMap = SubmittedMap | ProfiledMap | PhrasedMap | PrintedMap;
export type SituationMap = ProcessingMap | CompleteMap;
export type MapStage = SituationMap['stage'];

/** After this many failures, not counting outages, somebody should look at the map. */
export const failuresOfStuckMaps = 10;

/** The name of a map's PDF in the file store. */
export const pdfKeyOf = (id: MapId): string => `maps/${id}.pdf`;

/** The map whose PDF has this key; `undefined` for keys of anything else. */
export function mapOfPdfKey(key: string): MapId | undefined {
  const [, id] = /^maps\/([1-9]\d{0,14})\.pdf$/.exec(key) ?? [];
  return id === undefined ? undefined : (Number(id) as MapId);
}

const reportLinkLifetimeMs = 30 * 24 * 60 * 60_000;

export const reportLinkExpiry = (from: Date): Date => new Date(from.getTime() + reportLinkLifetimeMs);

export const profileMap = ({ id, submission }: SubmittedMap, profile: Profile): ProfiledMap => ({
  id,
  submission,
  stage: 'profiled',
  profile,
});

export const phraseMap = (map: ProfiledMap, narrative: Narrative): PhrasedMap => ({
  ...map,
  stage: 'phrased',
  narrative,
});

export const printMap = (map: PhrasedMap, pdfKey: string): PrintedMap => ({
  ...map,
  stage: 'printed',
  pdfKey,
});

export const completeMap = (map: PrintedMap, now: Date): CompleteMap => ({
  ...map,
  stage: 'complete',
  completedAt: now,
  reportExpiresAt: reportLinkExpiry(now),
});
