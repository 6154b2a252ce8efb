import type { Book } from '../catalog/book.ts';
import type { Language } from '../language.ts';
import type { AssessmentResult } from '../scoring/assessment-result.ts';
import { intelligences } from '../scoring/dimensions.ts';
import { alignmentOf, bandOf } from './measures/alignment.ts';
import { chooseBooks, needsOf } from './report/book-choice.ts';
import { judgeData } from './measures/confidence.ts';
import { contextFlagsOf, suggestsHealthAdvice } from './intake/context-flags.ts';
import { contradictionsOf } from './measures/contradictions.ts';
import { counselOf } from './report/counsel.ts';
import { dayOf } from './intake/days.ts';
import { energyOf } from './measures/energy.ts';
import { chooseFindings } from './findings/choose-findings.ts';
import { goalProfileOf } from './intake/goal-profile.ts';
import type { Intake } from './intake/intake.ts';
import type { WorkStatus } from './intake/intake-choices.ts';
import { natureProfilesOf } from './nature-profiles.ts';
import { planFor } from './plan/plan.ts';
import { preferencesOf, topNatureOf } from './measures/preferences.ts';
import { prioritiesBy } from './measures/priorities.ts';
import type { Profile } from './profile.ts';
import type { RoleBasis } from './reading.ts';
import { quadrantOf } from './measures/quadrants.ts';
import { tensionOf } from './plan/tension.ts';
import { weekOf } from './plan/week.ts';

/** Changed whenever the same input would give other numbers, lists or advice. */
export const methodVersion = '2.6.0';

export interface ProfileInput {
  readonly intake: Intake;
  readonly language: Language;
  readonly submittedAt: Date;
  readonly generatedAt: Date;
  /** The assessment whose scores are the preferences. */
  readonly assessment: AssessmentResult | undefined;
  /** The books to choose from; books in another language are ignored. */
  readonly shelf: readonly Book[];
}

/** Equal inputs give equal profiles, down to the order of their keys. */
export function computeProfile(input: ProfileInput): Profile {
  const { intake, assessment, language, submittedAt, generatedAt } = input;
  const preferences = preferencesOf(assessment, intake);
  const natures = natureProfilesOf(intake, preferences.points);
  const alignment = alignmentOf(natures);
  const energy = energyOf(natures, intake.energyPatterns);
  const lists = {
    topRisks: prioritiesBy('risk', natures),
    topLevers: prioritiesBy('lever', natures),
    topAssets: prioritiesBy('asset', natures),
  };
  const contextFlags = contextFlagsOf(intake);
  const quadrant = quadrantOf(alignment, energy.balance);
  const roleBasis = roleBasisOf(intake.currentWorkSituation.status);
  const findings = chooseFindings({ natures, contextFlags, quadrant }, intake);
  const tension = tensionOf(findings, natures, intake);
  const week = weekOf(natures, intake, roleBasis);
  const contradictions = contradictionsOf(natures, intake, roleBasis);
  const counsel = counselOf(
    { natures, findings, tension, assessment, alignment, week, contradictions, language, submittedAt },
    intake,
  );
  return {
    methodVersion,
    ...originOf(assessment),
    generatedAt,
    submittedOn: dayOf(submittedAt),
    language,
    preferenceSource: preferences.source,
    roleBasis,
    ...topNatureOf(assessment, preferences, intake.energyPatterns.byNature),
    quadrant,
    alignmentBand: bandOf(alignment.overall),
    natures,
    ...lists,
    alignment,
    energy,
    contextFlags,
    suggestsHealthAdvice: suggestsHealthAdvice(contextFlags),
    goals: goalProfileOf(intake.goals, natures),
    intelligences: assessment === undefined ? [] : topIntelligencesOf(assessment),
    findings,
    week,
    tension,
    counsel,
    contradictions,
    plan: planFor(findings, intake, counsel, submittedAt),
    books: booksFor(input, lists),
    dataQuality: judgeData(natures, preferences, assessment, submittedAt, contradictions),
  };
}

type Origin = Pick<Profile, 'scoringVersion' | 'itemBankVersion' | 'assessmentId' | 'assessmentCompletedAt'>;

const originOf = (assessment: AssessmentResult | undefined): Origin => ({
  scoringVersion: assessment?.scoringVersion ?? null,
  itemBankVersion: assessment?.itemBankVersion ?? null,
  assessmentId: assessment?.id ?? null,
  assessmentCompletedAt: assessment?.completedAt ?? null,
});

const notWorking: ReadonlySet<WorkStatus | undefined> = new Set<WorkStatus>([
  'job_seeking',
  'studying',
  'career_break',
  'retired',
]);

/** Without a job, the role is the one that the person aims for. */
const roleBasisOf = (status: WorkStatus | undefined): RoleBasis =>
  notWorking.has(status) ? 'target' : 'current';

const booksFor = (
  { shelf, language, intake }: ProfileInput,
  { topRisks, topLevers }: Pick<Profile, 'topRisks' | 'topLevers'>,
): Profile['books'] =>
  chooseBooks(
    shelf.filter((book) => book.language === language),
    needsOf(topRisks, topLevers, intake.goals.moreOf),
  );

/** Equal scores share a rank and keep the canonical order. */
const topIntelligencesOf = ({ intelligences: scores }: AssessmentResult): Profile['intelligences'] =>
  intelligences
    .map((intelligence) => ({
      intelligence,
      score: scores[intelligence],
      rank: 1 + intelligences.filter((other) => scores[other] > scores[intelligence]).length,
    }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, 3);
