import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Narrative } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';

/** The input for the texts of a report. */
export interface ReportFacts {
  readonly profile: Profile;
  /** Needed where the report quotes the person's own words. */
  readonly intake: Intake;
}

export interface Narrator {
  /**
   * Writes the texts of a report, in its language. It never fails because of a language model: if the model is slow,
   * unavailable or wrong, built-in texts are used. Ends within the time limit of a report.
   */
  narrate(facts: ReportFacts): Promise<Narrative>;
}
