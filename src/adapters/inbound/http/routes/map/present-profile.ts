import { randomRoleMedian } from '#domain/situation-map/measures/alignment.ts';
import { isFirstEdition, type Narrative } from '#domain/situation-map/report/narrative.ts';
import type { EnergyProfile, GoalProfile, PlannedAction, Profile } from '#domain/situation-map/profile.ts';
import type { Alignment, NatureProfile } from '#domain/situation-map/reading.ts';
import type { Week } from '#domain/situation-map/plan/week.ts';
import type { Language } from '#domain/language.ts';
import { measureText } from '#adapters/presentation/report/report-texts.ts';
import { limits, type profile as profileShape, units } from './map-shapes.ts';
import type { Described } from '#adapters/inbound/http/reply.ts';

/** A profile as JSON. Equal profiles give equal bytes. */
export const presentProfile = (profile: Profile, narrative: Narrative): Described<typeof profileShape> => ({
  schema: 'situation-profile/1',
  method_version: profile.methodVersion,
  scoring_version: profile.scoringVersion,
  item_bank_version: profile.itemBankVersion,
  submitted_on: profile.submittedOn,
  generated_at: profile.generatedAt.toISOString(),
  locale: profile.language,
  assessment_id: profile.assessmentId,
  assessment_completed_at: profile.assessmentCompletedAt?.toISOString() ?? null,
  preference_source: profile.preferenceSource,
  top_nature_source: profile.topNatureSource,
  role_basis: profile.roleBasis,
  units,
  headline: {
    quadrant: profile.quadrant,
    alignment: profile.alignment.overall,
    alignment_band: profile.alignmentBand,
    energy_balance: profile.energy.balance,
  },
  natures: profile.natures.map(presentNature),
  alignment: presentAlignment(profile.alignment),
  energy: presentEnergy(profile.energy),
  top_risks: profile.topRisks,
  top_levers: profile.topLevers,
  top_assets: profile.topAssets,
  context_flags: profile.contextFlags,
  suggests_health_advice: profile.suggestsHealthAdvice,
  goals: presentGoals(profile.goals),
  intelligences: profile.intelligences.map(({ intelligence, score, rank }) => ({
    id: intelligence,
    score,
    rank,
  })),
  findings: profile.findings.map(({ kind, nature, because }) => ({ kind, nature, because })),
  week: profile.week && presentWeek(profile.week),
  tension: profile.tension,
  contradictions: profile.contradictions,
  plan: profile.plan.map(({ horizonDays, actions }) => ({
    horizon_days: horizonDays,
    actions: actions.map((action) => presentAction(action, profile.language, narrative)),
  })),
  books: profile.books,
  data_quality: {
    confidence: profile.dataQuality.confidence,
    data_gaps: profile.dataQuality.dataGaps,
    assessment_age_days: profile.dataQuality.assessmentAgeDays,
  },
  narrative: presentNarrative(narrative),
  limits,
});

const presentNature = ({ nature, timePercent, wishedGap, ...numbers }: NatureProfile) => ({
  id: nature,
  ...numbers,
  time_percent: timePercent,
  wished_gap: wishedGap,
});

const presentAlignment = ({ natureCount, ...points }: Alignment) => ({
  ...points,
  n_used: natureCount,
  random_role_median: randomRoleMedian,
});

const presentEnergy = ({ overallLevel, peakTime, ...others }: EnergyProfile) => ({
  ...others,
  overall_level: overallLevel,
  peak_time: peakTime,
});

const presentGoals = ({ primary, horizonDays, moreOf, lessOf, support }: GoalProfile) => ({
  primary,
  horizon_days: horizonDays,
  more_of: moreOf,
  less_of: lessOf,
  support,
});

const presentWeek = ({ basis, gives, costs, neither }: Week) => ({ basis, gives, costs, neither });

const presentAction = (
  { id, nature, kind, textKey, measure, reviewOn }: PlannedAction,
  language: Language,
  { sections }: Narrative,
) => ({
  id,
  nature,
  kind,
  text_key: textKey,
  measure: isFirstEdition(sections) ? measureText(measure, language) : (sections.plan[id]?.sign ?? ''),
  review_on: reviewOn,
});

const presentNarrative = ({
  source,
  model,
  promptVersion,
  fallbackSections,
  ...rest
}: Narrative): Described<typeof profileShape>['narrative'] => ({
  source: source === 'model' ? 'llm' : 'template',
  model,
  prompt_version: promptVersion,
  verified: rest.verified,
  fallback_sections: fallbackSections,
  sections: rest.sections,
});
