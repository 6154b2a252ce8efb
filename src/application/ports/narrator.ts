import type { Intake } from '../../domain/situation-map/intake.ts';
import type { Narrative } from '../../domain/situation-map/narrative.ts';
import type { Profile } from '../../domain/situation-map/profile.ts';

/** What a report is written from. */
export interface ReportFacts {
  readonly profile: Profile;
  /** In the person's own words, where they are quoted. */
  readonly intake: Intake;
}

export interface Narrator {
  /**
   * Puts a profile into words, in its language. Never fails on account of a language model: where one is slow, down or
   * wrong, built-in text stands instead. Ends within the time set for a report.
   */
  narrate(facts: ReportFacts): Promise<Narrative>;
}
