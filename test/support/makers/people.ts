import type { Book } from '#domain/catalog/book.ts';
import { shelfIn } from '#domain/catalog/catalog.ts';
import { shippedBooks } from '#domain/catalog/shipped-books.ts';
import type { Language } from '#domain/language.ts';
import type { AssessmentId, AssessmentResult } from '#domain/scoring/assessment-result.ts';
import { completeAssessment } from '#domain/scoring/assessment-result.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { computeProfile } from '#domain/situation-map/compute-profile.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { readIntake } from '#domain/situation-map/intake/read-intake.ts';
import { answersBy, fourWithSum } from './answers.ts';
import { expectOk } from '../expect-ok.ts';
import type { Person } from './invented-people.ts';

/** The input of a report about a person, except its texts. */
export interface PersonFacts {
  readonly profile: Profile;
  readonly intake: Intake;
  readonly shelf: readonly Book[];
}

const completedAt = new Date('2026-11-09T18:40:00Z');
const submittedAt = new Date('2026-11-21T09:30:00Z');
const generatedAt = new Date('2026-11-21T09:31:00Z');

export function factsAbout(person: Person, language: Language): PersonFacts {
  const { intake } = expectOk(readIntake(person.intake[language]));
  const shelf = shelfIn(shippedBooks, language);
  const assessment = assessmentOf(person, language);
  const profile = computeProfile({ intake, language, submittedAt, generatedAt, assessment, shelf });
  return { profile, intake, shelf };
}

function assessmentOf({ sums }: Person, language: Language): AssessmentResult | undefined {
  if (sums === undefined) return undefined;
  const values = Object.fromEntries(
    Object.entries(sums).map(([dimension, sum]) => [dimension, fourWithSum(sum)]),
  );
  const answers = answersBy(itemBank.items, values, 3);
  const completion = { userId: 1 as UserId, completedAt, language, answers, activeMs: 480_000 };
  return { ...completeAssessment(itemBank, completion), id: 1 as AssessmentId };
}
