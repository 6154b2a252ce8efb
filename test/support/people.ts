import type { Book } from '../../src/domain/catalog/book.ts';
import { shelfIn } from '../../src/domain/catalog/catalog.ts';
import { shippedBooks } from '../../src/domain/catalog/shipped-books.ts';
import type { Language } from '../../src/domain/language.ts';
import type { AssessmentId, AssessmentResult } from '../../src/domain/scoring/assessment-result.ts';
import { completeAssessment } from '../../src/domain/scoring/assessment-result.ts';
import { type Dimension, type Nature, natures } from '../../src/domain/scoring/dimensions.ts';
import { itemBank } from '../../src/domain/scoring/item-bank.ts';
import type { UserId } from '../../src/domain/sessions/user.ts';
import { computeProfile } from '../../src/domain/situation-map/compute-profile.ts';
import type { Intake } from '../../src/domain/situation-map/intake.ts';
import type { Profile } from '../../src/domain/situation-map/profile.ts';
import { readIntake } from '../../src/domain/situation-map/read-intake.ts';
import { answersBy, fourWithSum } from './answers.ts';
import { expectOk } from './expect-ok.ts';

/** Somebody made up, as they would fill in the questionnaire in either language. */
export interface Person {
  readonly name: 'well-matched' | 'drained' | 'no-assessment';
  /** As sent to `POST /map/intake`. */
  readonly intake: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  /** Raw sums, 4 to 20, of the assessment they took; those not named come out at 12. */
  readonly sums: Readonly<Partial<Record<Dimension, number>>> | undefined;
}

const perNature = (values: readonly number[]): Record<Nature, number> =>
  Object.fromEntries(natures.map((nature, index) => [nature, values[index]])) as Record<Nature, number>;

/** A consultant whose work asks for what comes naturally. */
const wellMatched: Person = {
  name: 'well-matched',
  sums: {
    ...perNature([14, 18, 12, 17, 11, 13, 15, 16, 12]),
    Linguistic: 16,
    Logical: 17,
    Interpersonal: 18,
    Musical: 8,
  },
  intake: inBoth(
    {
      role_title: { en: 'Improvement consultant', fr: 'Conseil en amélioration continue' },
      industry: { en: 'mechanical engineering', fr: 'construction mécanique' },
      success: {
        en: 'Two clients a year whom I accompany for long enough to see the change last.',
        fr: 'Deux clients par an que j’accompagne assez longtemps pour voir le changement durer.',
      },
    },
    ({ role_title, industry, success }) => ({
      current_work_situation: {
        status: 'employed',
        role_title,
        industry,
        organization_size: '11_50',
        tenure_months: 52,
        weekly_hours: 38,
        work_mode: 'hybrid',
        stability: 'stable',
        satisfaction: 8,
        autonomy: 4,
        support: 4,
        workload: 3,
      },
      role_demands: { levels: perNature([3, 5, 3, 4, 3, 2, 4, 4, 3]) },
      energy_patterns: {
        by_nature: perNature([1, 2, 0, 2, -1, 0, 1, 1, 0]),
        overall_level: 7,
        trend: 'steady',
        recovery: 4,
        peak_time: 'late_morning',
        drains: ['admin'],
        sources: ['learning', 'people_contact'],
      },
      goals: {
        primary: 'grow_in_role',
        horizon_days: 180,
        more_of: ['Advising', 'Analyzing'],
        less_of: ['Organizing'],
        readiness: 7,
        influence: 4,
        success,
      },
    }),
  ),
};

/** A team lead who spends the days on what comes least naturally and costs most. */
const drained: Person = {
  name: 'drained',
  sums: {
    ...perNature([16, 15, 9, 14, 8, 17, 11, 10, 9]),
    Spatial: 18,
    Bodily: 16,
    Naturalist: 17,
    Logical: 9,
  },
  intake: inBoth(
    {
      role_title: { en: 'Team lead, customer support', fr: 'Responsable d’équipe, service client' },
      industry: { en: 'household appliances', fr: 'électroménager' },
      success: {
        en: 'I come home with something left, and make things with my hands again.',
        fr: 'Rentrer avec un reste d’énergie, et recommencer à fabriquer de mes mains.',
      },
      constraints: {
        en: 'The mortgage: I cannot go below 80 % of my pay this year.',
        fr: 'Le crédit de la maison : pas moins de 80 % de mon salaire cette année.',
      },
    },
    ({ role_title, industry, success, constraints }) => ({
      current_work_situation: {
        status: 'employed',
        role_title,
        industry,
        organization_size: '251_1000',
        tenure_months: 31,
        weekly_hours: 51,
        people_managed: 12,
        work_mode: 'on_site',
        stability: 'changing',
        satisfaction: 3,
        autonomy: 2,
        support: 2,
        workload: 5,
      },
      role_demands: {
        levels: perNature([1, 2, 3, 3, 5, 4, 4, 3, 5]),
        time_percent: perNature([0, 5, 5, 10, 30, 15, 10, 5, 20]),
        preferred_levels: perNature([3, 3, 2, 4, 3, 4, 3, 3, 2]),
      },
      energy_patterns: {
        by_nature: perNature([2, 1, -1, 1, -2, -1, -1, 0, -2]),
        overall_level: 3,
        trend: 'falling',
        recovery: 2,
        peak_time: 'early_morning',
        drains: ['interruptions', 'conflict', 'meetings'],
        sources: ['deep_focus', 'novelty'],
      },
      goals: {
        primary: 'restore_balance',
        horizon_days: 90,
        more_of: ['Creating', 'Providing'],
        less_of: ['Organizing', 'Leading'],
        readiness: 6,
        influence: 2,
        success,
        constraints,
      },
    }),
  ),
};

/** Looking for work, with a role in mind, and without an assessment. */
const noAssessment: Person = {
  name: 'no-assessment',
  sums: undefined,
  intake: inBoth(
    {
      role_title: {
        en: 'Programme coordinator at a cultural centre',
        fr: 'Coordination de la programmation d’un centre culturel',
      },
      success: {
        en: 'A contract by spring, in a house whose programme I believe in.',
        fr: 'Un contrat d’ici le printemps, dans une maison dont le programme me parle.',
      },
    },
    ({ role_title, success }) => ({
      current_work_situation: { status: 'job_seeking', role_title },
      role_demands: { levels: perNature([2, 2, 3, 3, 5, 3, 4, 4, 4]) },
      energy_patterns: {
        by_nature: perNature([2, 1, 1, 1, -2, 0, 1, -1, 1]),
        overall_level: 6,
        trend: 'rising',
        recovery: 4,
        peak_time: 'evening',
        drains: ['admin', 'unclear_goals'],
        sources: ['people_contact', 'novelty'],
      },
      goals: {
        primary: 'return_to_work',
        horizon_days: 90,
        more_of: ['Performing', 'Adapting'],
        less_of: ['Organizing'],
        readiness: 9,
        influence: 3,
        success,
      },
    }),
  ),
};

export const people: readonly Person[] = [wellMatched, drained, noAssessment];

/** What a report about a person is made from, apart from its words. */
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

/** One questionnaire with the words that differ between the languages put in. */
function inBoth<Words extends Readonly<Record<string, Readonly<Record<Language, string>>>>>(
  words: Words,
  write: (words: Readonly<Record<keyof Words, string>>) => Readonly<Record<string, unknown>>,
): Person['intake'] {
  const inLanguage = (language: Language) =>
    Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, texts[language]])) as Record<
      keyof Words,
      string
    >;
  return { en: write(inLanguage('en')), fr: write(inLanguage('fr')) };
}
