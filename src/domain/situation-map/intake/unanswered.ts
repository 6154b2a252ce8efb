import type { Intake } from './intake.ts';
import { intakeFields, sectionNames } from './intake-fields.ts';

/** The number of questions in the four sections without an answer; the notes do not count. */
export const unansweredIn = (intake: Intake): number =>
  sectionNames.flatMap((section) =>
    Object.keys(intakeFields.sections[section]).filter(
      (field) => field !== 'notes' && isBlank(intake[section][field as never]),
    ),
  ).length;

const isBlank = (answer: unknown): boolean =>
  answer === undefined ||
  answer === '' ||
  (typeof answer === 'object' && answer !== null && Object.keys(answer).length === 0);
