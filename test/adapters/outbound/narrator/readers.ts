import type { ReportFacts } from '../../../../src/application/ports/narrator.ts';
import type { Language } from '../../../../src/domain/language.ts';
import type { AssessmentId, AssessmentResult } from '../../../../src/domain/scoring/assessment-result.ts';
import { completeAssessment } from '../../../../src/domain/scoring/assessment-result.ts';
import { type Nature, natures } from '../../../../src/domain/scoring/dimensions.ts';
import { itemBank } from '../../../../src/domain/scoring/item-bank.ts';
import type { UserId } from '../../../../src/domain/sessions/user.ts';
import { computeProfile } from '../../../../src/domain/situation-map/compute-profile.ts';
import { readIntake } from '../../../../src/domain/situation-map/read-intake.ts';
import { answersBy, fourWithSum } from '../../../support/answers.ts';
import { expectOk } from '../../../support/expect-ok.ts';

type Json = Readonly<Record<string, unknown>>;

/** Somebody who reads a report, as they would answer. Nine values each, in canonical order. */
export interface Reader {
  readonly name: string;
  readonly title?: Readonly<Record<Language, string>>;
  readonly success?: Readonly<Record<Language, string>>;
  /** Raw sums, 4 to 20, of an assessment. */
  readonly sums?: readonly number[];
  readonly selfRated?: readonly number[];
  readonly demands?: readonly number[];
  readonly energies?: readonly number[];
  readonly situation?: Json;
  readonly rhythm?: Json;
  readonly goals?: Json;
  /** Instead of what the other members make. */
  readonly sections?: Json;
}

const perNature = (values: readonly number[]): Record<Nature, number> =>
  Object.fromEntries(natures.map((nature, index) => [nature, values[index]])) as Record<Nature, number>;

const submittedAt = new Date('2026-11-21T09:30:00Z');
const generatedAt = new Date('2026-11-21T09:31:00Z');

export function factsFor(reader: Reader, language: Language): ReportFacts {
  const { intake } = expectOk(readIntake(intakeOf(reader, language)));
  const assessment = assessmentOf(reader, language);
  const profile = computeProfile({ intake, language, submittedAt, generatedAt, assessment, shelf: [] });
  return { profile, intake };
}

function intakeOf({ title, success, ...reader }: Reader, language: Language): Json {
  const { demands, energies, selfRated } = reader;
  return {
    current_work_situation: { status: 'employed', role_title: title?.[language], ...reader.situation },
    role_demands: demands && { levels: perNature(demands) },
    energy_patterns: { ...(energies && { by_nature: perNature(energies) }), ...reader.rhythm },
    goals: { success: success?.[language], ...reader.goals },
    ...(selfRated && { self_rated_preferences: perNature(selfRated) }),
    ...reader.sections,
  };
}

function assessmentOf({ sums }: Reader, language: Language): AssessmentResult | undefined {
  if (sums === undefined) return undefined;
  const values = Object.fromEntries(
    Object.entries(perNature(sums)).map(([name, sum]) => [name, fourWithSum(sum)]),
  );
  const completion = {
    userId: 1 as UserId,
    completedAt: new Date('2026-11-09T18:40:00Z'),
    language,
    answers: answersBy(itemBank.items, values, 3),
    activeMs: 480_000,
  };
  return { ...completeAssessment(itemBank, completion), id: 1 as AssessmentId };
}

const both = (en: string, fr: string): Readonly<Record<Language, string>> => ({ en, fr });

/** Ten different people in different places, with much and with little to go on. */
export const readers: readonly Reader[] = [
  {
    name: 'a nurse in a role that fits and tires',
    title: both('Ward nurse', 'Soins infirmiers en hôpital'),
    success: both(
      'Two evenings a week in which I am not asleep by eight.',
      'Deux soirées par semaine où je tiens après vingt heures.',
    ),
    sums: [9, 11, 8, 15, 12, 18, 16, 12, 10],
    demands: [1, 2, 1, 4, 4, 5, 5, 3, 2],
    energies: [1, 0, 0, 1, -1, -1, -1, 0, 0],
    situation: { weekly_hours: 44, workload: 4, tenure_months: 96, stability: 'stable' },
    rhythm: {
      overall_level: 4,
      trend: 'falling',
      recovery: 2,
      peak_time: 'early_morning',
      drains: ['interruptions', 'admin'],
      sources: ['people_contact'],
    },
    goals: { primary: 'restore_balance', more_of: ['Advising'], less_of: ['Adapting'] },
  },
  {
    name: 'an operations lead who would rather invent',
    title: both('Operations lead', 'Pilotage des opérations'),
    success: both('A week with two mornings for prototypes', 'Une semaine avec deux matinées de prototypes'),
    sums: [17, 15, 11, 13, 9, 12, 14, 10, 16],
    demands: [2, 2, 2, 3, 5, 3, 3, 4, 4],
    energies: [2, 1, 0, 1, -2, 0, 1, -1, 0],
    rhythm: {
      overall_level: 5,
      trend: 'steady',
      recovery: 3,
      peak_time: 'late_morning',
      drains: ['admin', 'meetings'],
      sources: ['novelty', 'deep_focus'],
    },
    goals: {
      primary: 'reshape_role',
      more_of: ['Creating', 'Innovating'],
      less_of: ['Organizing'],
      influence: 4,
    },
  },
  {
    name: 'a teacher who is at home in front of people',
    title: both('Secondary school teacher', 'Enseignement au collège'),
    sums: [13, 12, 18, 16, 11, 15, 13, 9, 14],
    demands: [3, 3, 5, 4, 3, 4, 3, 2, 4],
    energies: [1, 0, 2, 2, -1, 1, 0, -1, 1],
    rhythm: { overall_level: 8, trend: 'rising', recovery: 4, sources: ['people_contact', 'learning'] },
    goals: { primary: 'grow_in_role', horizon_days: 365, more_of: ['Leading'] },
  },
  {
    name: 'an analyst asked to lead',
    title: both('Data analyst, newly in charge of a team', 'Analyse de données, équipe confiée depuis peu'),
    success: both(
      'My team decides without me, and I still get to look at the data myself now and then.',
      'Mon équipe décide sans moi, et il me reste du temps pour regarder les données.',
    ),
    sums: [10, 14, 7, 12, 14, 10, 9, 19, 8],
    demands: [2, 3, 4, 4, 4, 3, 4, 2, 5],
    energies: [0, 1, -1, 1, 0, 0, -1, 2, 1],
    situation: { people_managed: 6, support: 2, autonomy: 3 },
    rhythm: {
      overall_level: 6,
      recovery: 3,
      peak_time: 'afternoon',
      drains: ['conflict'],
      sources: ['deep_focus'],
    },
    goals: { primary: 'lead_people', horizon_days: 180, more_of: ['Leading'], less_of: ['Performing'] },
  },
  {
    name: 'somebody looking for work, without an assessment',
    title: both('Programme coordinator', 'Coordination de programmes'),
    demands: [2, 2, 3, 3, 5, 3, 4, 4, 4],
    energies: [2, 1, 1, 1, -2, 0, 1, -1, 1],
    situation: { status: 'job_seeking' },
    rhythm: { trend: 'rising', peak_time: 'evening' },
    goals: { primary: 'return_to_work', more_of: ['Performing'] },
  },
  {
    name: 'a founder by self-rating, with a flat profile',
    title: both('Founder of a bakery', 'Création d’une boulangerie'),
    selfRated: [4, 4, 4, 4, 3, 4, 4, 3, 4],
    demands: [4, 4, 4, 4, 4, 4, 4, 4, 4],
    energies: [1, 1, 1, 0, -1, 1, 1, -1, 1],
    situation: { status: 'self_employed', workload: 5, weekly_hours: 65 },
    rhythm: { drains: ['admin'] },
    goals: { primary: 'start_business', horizon_days: 30, less_of: ['Analyzing'] },
  },
  {
    name: 'somebody who only wrote words',
    sections: {
      current_work_situation: 'I look after a warehouse and do what comes up.',
      role_demands: 'A bit of everything.',
      energy_patterns: 'Mornings are fine, evenings are not.',
      goals: 'Something calmer.',
    },
  },
  {
    name: 'a lawyer between two fields, drained',
    title: both('Contract lawyer', 'Droit des contrats'),
    sums: [16, 13, 15, 14, 9, 13, 12, 11, 10],
    demands: [1, 2, 2, 4, 5, 2, 2, 5, 2],
    energies: [2, 1, 1, 0, -1, 1, 0, -2, 0],
    situation: { autonomy: 2, satisfaction: 3, stability: 'leaving' },
    rhythm: { overall_level: 3, trend: 'falling', recovery: 3, drains: ['deadlines', 'routine'] },
    goals: {
      primary: 'change_field',
      more_of: ['Creating', 'Performing'],
      less_of: ['Analyzing', 'Organizing'],
    },
  },
  {
    name: 'a retiree with a volunteer post in mind',
    title: both('Volunteer guide at the museum', 'Visites guidées bénévoles au musée'),
    success: both('People stay after the tour to ask more', 'Des visiteurs qui restent après la visite'),
    sums: [12, 10, 14, 16, 13, 15, 12, 13, 9],
    demands: [2, 1, 4, 3, 2, 3, 3, 2, 1],
    energies: [1, 0, 1, 2, 0, 1, 1, 0, -1],
    situation: { status: 'retired' },
    rhythm: { overall_level: 7, recovery: 5, peak_time: 'late_morning' },
    goals: { primary: 'gain_clarity' },
  },
  {
    name: 'a developer with an assessment and half of the ratings',
    title: both('Backend developer', 'Développement logiciel'),
    sums: [14, 17, 6, 11, 12, 9, 13, 18, 8],
    demands: [3, 4, 1, 2, 3, 2, 3, 5, 1],
    goals: { primary: 'change_role', horizon_days: 180 },
    rhythm: { sources: ['deep_focus'], drains: ['meetings'] },
  },
];
