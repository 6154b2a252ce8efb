import type { Language } from '#domain/language.ts';
import {
  type AssessmentId,
  type AssessmentResult,
  completeAssessment,
} from '#domain/scoring/assessment-result.ts';
import { type Dimension, type Nature, natures } from '#domain/scoring/dimensions.ts';
import { type Item, itemBank } from '#domain/scoring/item-bank.ts';
import type { Answer, Answers, Rating } from '#domain/scoring/responses.ts';
import type { UserId } from '#domain/sessions/user.ts';
import { computeProfile } from '../compute-profile.ts';
import type { EnergyRating, Intake } from '../intake/intake.ts';
import type { Profile } from '../profile.ts';

/** An invented person's situation, as a reader of that language would describe it. */
interface SampleWords {
  readonly roleTitle: string;
  readonly industry: string;
  readonly success: string;
  readonly constraints: string;
}

const words: Readonly<Record<Language, SampleWords>> = {
  en: {
    roleTitle: 'Museum restaurant manager',
    industry: 'museum',
    success: 'one menu a year that began as my idea, and evenings without unfinished conversations',
    constraints: 'the opening hours are fixed, and I want to stay at this museum',
  },
  fr: {
    roleTitle: 'Responsable du restaurant du musée',
    industry: 'musée',
    success: 'une carte par an née de mes idées, et des soirées sans conversation à terminer',
    constraints: "les horaires d'ouverture ne bougeront pas, et je tiens à rester dans ce musée",
  },
};

const perNature = <T>(values: readonly T[]): Readonly<Record<Nature, T>> =>
  Object.fromEntries(natures.map((nature, index) => [nature, values[index]])) as Record<Nature, T>;

/** Raw sums of the assessment, 4 to 20; a dimension that is not listed has a middle sum. */
const sums: Readonly<Partial<Record<Dimension, number>>> = {
  ...perNature([17, 15, 13, 15, 10, 18, 13, 10, 11]),
  Spatial: 18,
  Linguistic: 15,
  Bodily: 16,
};
const middleSum = 12;

const submittedAt = new Date('2026-09-07T08:30:00Z');

const intakeIn = (language: Language): Intake => {
  const { roleTitle, industry, success, constraints } = words[language];
  return {
    currentWorkSituation: {
      status: 'employed',
      roleTitle,
      industry,
      organizationSize: '51_250',
      tenureMonths: 62,
      weeklyHours: 42,
      peopleManaged: 7,
      workMode: 'on_site',
      stability: 'stable',
      satisfaction: 6,
      autonomy: 2,
      support: 4,
      workload: 4,
    },
    roleDemands: {
      levels: perNature<Rating>([1, 2, 3, 3, 4, 5, 3, 2, 3]),
      timePercent: perNature([0, 5, 10, 10, 20, 30, 10, 5, 10]),
      preferredLevels: perNature<Rating>([3, 3, 3, 3, 3, 4, 3, 2, 3]),
    },
    energyPatterns: {
      byNature: perNature<EnergyRating>([2, 1, 1, 1, -1, -2, -1, 0, 0]),
      overallLevel: 6,
      trend: 'steady',
      recovery: 3,
      peakTime: 'early_morning',
      drains: ['interruptions', 'admin'],
      sources: ['deep_focus', 'novelty'],
    },
    goals: {
      primary: 'reshape_role',
      horizonDays: 180,
      moreOf: ['Creating'],
      lessOf: ['Providing'],
      readiness: 7,
      influence: 3,
      success,
      constraints,
    },
    extra: {},
  };
};

/** The complete situation of an invented person, which shows everybody what a report looks like. Always the same. */
export function sampleSituation(language: Language): { readonly intake: Intake; readonly profile: Profile } {
  const intake = intakeIn(language);
  const profile = computeProfile({
    intake,
    language,
    submittedAt,
    generatedAt: submittedAt,
    assessment: assessmentIn(language),
    shelf: [],
  });
  return { intake, profile };
}

const assessmentIn = (language: Language): AssessmentResult => ({
  id: 1 as AssessmentId,
  ...completeAssessment(itemBank, {
    userId: 1 as UserId,
    completedAt: new Date('2026-09-01T18:00:00Z'),
    language,
    answers: itemBank.items.map(answerTo) as readonly Answer[] as Answers,
    activeMs: null,
  }),
});

/** The four items of a dimension share its sum as evenly as possible. */
function answerTo(item: Item, index: number, items: readonly Item[]): Answer {
  const earlier = items.slice(0, index).filter(({ dimension }) => dimension === item.dimension).length;
  const value = Math.floor(((sums[item.dimension] ?? middleSum) + earlier) / 4) as Rating;
  return { itemId: item.id, value };
}
