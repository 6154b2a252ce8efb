import type { Language } from '#domain/language.ts';
import { type Dimension, type Nature, natures } from '#domain/scoring/dimensions.ts';

/** An invented person, as they would fill in the questionnaire in each language. */
export interface Person {
  readonly name: string;
  /** As sent to `POST /map/intake`. */
  readonly intake: Readonly<Record<Language, Readonly<Record<string, unknown>>>>;
  /** Raw sums, 4 to 20, of their assessment; dimensions that are not listed have 12. */
  readonly sums: Readonly<Partial<Record<Dimension, number>>> | undefined;
}

const perNature = (values: readonly number[]): Record<Nature, number> =>
  Object.fromEntries(natures.map((nature, index) => [nature, values[index]])) as Record<Nature, number>;

/** A consultant whose work asks for the things that come naturally to them. */
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

/** A team lead who spends most time on work that comes least naturally and costs most energy. */
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

/** An electrician who runs a small business alone; paperwork fills her evenings. */
const selfEmployed: Person = {
  name: 'self-employed',
  sums: { ...perNature([13, 17, 8, 16, 8, 16, 15, 14, 9]), Bodily: 19, Spatial: 17, Logical: 15 },
  intake: inBoth(
    {
      role_title: { en: 'Electrician with a business of my own', fr: 'Électricienne à mon compte' },
      industry: { en: 'renovation of old houses', fr: 'rénovation de maisons anciennes' },
      success: {
        en: 'No invoices on Sundays, and one job a month that I look forward to.',
        fr: 'Plus de factures le dimanche, et un chantier par mois qui me donne envie.',
      },
      constraints: {
        en: 'I cannot afford an employee this year.',
        fr: 'Pas les moyens d’embaucher cette année.',
      },
    },
    ({ role_title, industry, success, constraints }) => ({
      current_work_situation: {
        status: 'self_employed',
        role_title,
        industry,
        organization_size: 'solo',
        tenure_months: 84,
        weekly_hours: 48,
        work_mode: 'field',
        stability: 'stable',
        satisfaction: 6,
        autonomy: 5,
        workload: 4,
      },
      role_demands: {
        levels: perNature([2, 4, 1, 4, 5, 3, 4, 3, 2]),
        time_percent: perNature([0, 25, 0, 15, 30, 10, 10, 10, 0]),
      },
      energy_patterns: {
        by_nature: perNature([1, 2, -1, 1, -2, 0, 1, 0, 0]),
        overall_level: 6,
        trend: 'steady',
        recovery: 3,
        peak_time: 'early_morning',
        drains: ['admin', 'interruptions'],
        sources: ['working_alone', 'people_contact'],
      },
      goals: {
        primary: 'reshape_role',
        horizon_days: 90,
        more_of: ['Innovating'],
        less_of: ['Organizing'],
        readiness: 8,
        influence: 5,
        success,
        constraints,
      },
    }),
  ),
};

/** An accountant between two jobs who would rather explain things than close the books. */
const jobSeeker: Person = {
  name: 'job-seeker',
  sums: {
    ...perNature([10, 14, 13, 18, 14, 15, 12, 15, 10]),
    Linguistic: 16,
    Interpersonal: 18,
    Logical: 16,
  },
  intake: inBoth(
    {
      role_title: {
        en: 'Financial adviser for small firms',
        fr: 'Conseil financier pour petites entreprises',
      },
      industry: { en: 'accounting', fr: 'comptabilité' },
      success: {
        en: 'A job in which I explain the numbers instead of only producing them.',
        fr: 'Un poste où j’explique les chiffres au lieu de seulement les produire.',
      },
      constraints: {
        en: 'I need a salary again by March, and I cannot move.',
        fr: 'Il me faut un salaire d’ici mars, et pas de déménagement.',
      },
    },
    ({ role_title, industry, success, constraints }) => ({
      current_work_situation: { status: 'job_seeking', role_title, industry, tenure_months: 0 },
      role_demands: { levels: perNature([1, 3, 3, 5, 3, 3, 3, 4, 2]) },
      energy_patterns: {
        by_nature: perNature([0, 1, -1, 2, 0, 1, 0, -1, 0]),
        overall_level: 6,
        trend: 'rising',
        recovery: 4,
        peak_time: 'late_morning',
        drains: ['routine', 'visibility'],
        sources: ['people_contact', 'learning'],
      },
      goals: {
        primary: 'change_role',
        horizon_days: 90,
        more_of: ['Advising'],
        less_of: ['Analyzing'],
        readiness: 8,
        influence: 4,
        success,
        constraints,
      },
    }),
  ),
};

/** A records clerk with too little to do and many ideas. */
const bored: Person = {
  name: 'bored',
  sums: { ...perNature([18, 17, 11, 13, 12, 12, 16, 13, 14]), Spatial: 16, Musical: 17, Existential: 15 },
  intake: inBoth(
    {
      role_title: { en: 'Records clerk', fr: 'Archiviste administratif' },
      industry: { en: 'city administration', fr: 'administration municipale' },
      success: {
        en: 'Something at the end of the month that was not there at the beginning.',
        fr: 'À la fin du mois, quelque chose qui n’existait pas au début.',
      },
    },
    ({ role_title, industry, success }) => ({
      current_work_situation: {
        status: 'employed',
        role_title,
        industry,
        organization_size: '251_1000',
        tenure_months: 96,
        weekly_hours: 36,
        work_mode: 'on_site',
        stability: 'stable',
        satisfaction: 4,
        autonomy: 3,
        support: 3,
        workload: 1,
      },
      role_demands: {
        levels: perNature([1, 1, 1, 2, 4, 2, 1, 4, 1]),
        time_percent: perNature([0, 0, 0, 5, 45, 10, 0, 40, 0]),
        preferred_levels: perNature([4, 4, 2, 3, 2, 2, 4, 2, 3]),
      },
      energy_patterns: {
        by_nature: perNature([2, 2, 0, 1, 0, 0, 1, -1, 1]),
        overall_level: 5,
        trend: 'steady',
        recovery: 4,
        peak_time: 'afternoon',
        drains: ['routine'],
        sources: ['novelty', 'learning'],
      },
      goals: {
        primary: 'gain_clarity',
        horizon_days: 180,
        more_of: ['Creating', 'Innovating'],
        readiness: 6,
        influence: 2,
        success,
      },
    }),
  ),
};

/** A factory manager who leads well, leads much, and sleeps badly. */
const overloadedLeader: Person = {
  name: 'overloaded-leader',
  sums: {
    ...perNature([11, 14, 14, 13, 15, 12, 16, 15, 18]),
    Logical: 17,
    Interpersonal: 15,
    Existential: 14,
  },
  intake: inBoth(
    {
      role_title: { en: 'Plant manager', fr: 'Responsable d’usine' },
      industry: { en: 'food production', fr: 'agroalimentaire' },
      success: {
        en: 'Two evenings a week at home before seven, and a deputy who decides without me.',
        fr: 'Deux soirs par semaine à la maison avant dix-neuf heures, et quelqu’un qui décide sans moi.',
      },
      constraints: {
        en: 'The new line starts in January, that cannot be moved.',
        fr: 'La nouvelle ligne démarre en janvier, cela ne bougera pas.',
      },
    },
    ({ role_title, industry, success, constraints }) => ({
      current_work_situation: {
        status: 'employed',
        role_title,
        industry,
        organization_size: '251_1000',
        tenure_months: 40,
        weekly_hours: 58,
        people_managed: 85,
        work_mode: 'on_site',
        stability: 'changing',
        satisfaction: 7,
        autonomy: 4,
        support: 3,
        workload: 5,
      },
      role_demands: {
        levels: perNature([2, 3, 3, 3, 5, 2, 5, 4, 5]),
        time_percent: perNature([0, 5, 5, 10, 20, 5, 20, 10, 25]),
      },
      energy_patterns: {
        by_nature: perNature([1, 1, 0, 0, -1, 0, -1, 0, 1]),
        overall_level: 4,
        trend: 'falling',
        recovery: 2,
        peak_time: 'early_morning',
        drains: ['interruptions', 'meetings', 'deadlines'],
        sources: ['decisions', 'learning'],
      },
      goals: {
        primary: 'restore_balance',
        horizon_days: 90,
        less_of: ['Adapting'],
        readiness: 5,
        influence: 4,
        success,
        constraints,
      },
    }),
  ),
};

/** A student of biology who presents well and thinks about teaching. */
const student: Person = {
  name: 'student',
  sums: {
    ...perNature([14, 12, 17, 16, 9, 14, 13, 12, 13]),
    Naturalist: 19,
    Linguistic: 16,
    Interpersonal: 15,
  },
  intake: inBoth(
    {
      role_title: { en: 'Biology teacher', fr: 'Enseignement de la biologie' },
      success: {
        en: 'To know by the summer whether I want to stand in front of a class.',
        fr: 'Savoir d’ici l’été si l’envie d’enseigner tient devant une vraie classe.',
      },
    },
    ({ role_title, success }) => ({
      current_work_situation: { status: 'studying', role_title },
      role_demands: { levels: perNature([2, 2, 5, 4, 4, 4, 4, 2, 4]) },
      energy_patterns: {
        by_nature: perNature([1, 0, 2, 1, -1, 1, 0, 0, 1]),
        overall_level: 7,
        trend: 'steady',
        recovery: 4,
        peak_time: 'late_morning',
        drains: ['admin', 'deadlines'],
        sources: ['people_contact', 'visibility'],
      },
      goals: {
        primary: 'gain_clarity',
        horizon_days: 180,
        more_of: ['Performing', 'Advising'],
        less_of: ['Organizing'],
        readiness: 7,
        influence: 4,
        success,
      },
    }),
  ),
};

/** The people of the example reports. */
export const people: readonly Person[] = [wellMatched, drained, noAssessment, jobSeeker, selfEmployed];

/** All of them, to cover very different readers. */
export const allPeople: readonly Person[] = [...people, bored, overloadedLeader, student];

/** A questionnaire in both languages, with the words that differ. */
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
