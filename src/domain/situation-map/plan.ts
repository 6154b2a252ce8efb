import { dayAfter } from './days.ts';
import type { Intake } from './intake.ts';
import {
  aboutAll,
  type Advice,
  observationOf,
  openingOf,
  protectionOf,
  type RatedNature,
  reliefOf,
} from './plan-advice.ts';
import { measureOf } from './plan-measures.ts';
import { planRules } from './plan-rules.ts';
import type { NatureProfile, PlanStep, RankedNature } from './profile.ts';

/** What a plan is made from; the lists are led by the natures that matter most. */
export interface Findings {
  readonly natures: readonly NatureProfile[];
  readonly topRisks: readonly RankedNature[];
  readonly topLevers: readonly RankedNature[];
  readonly topAssets: readonly RankedNature[];
}

const mostActions = 2;

/** Until day 30 observe and relieve, until day 60 reshape, until day 90 decide and review. */
export function planFor(findings: Findings, intake: Intake, submittedAt: Date): readonly PlanStep[] {
  const relieving = relievingStep(findings, intake);
  const steps = [
    { horizonDays: 30, advice: relieving },
    { horizonDays: 60, advice: reshapingStep(findings, intake, relieving) },
    { horizonDays: 90, advice: [decisionFor(intake), aboutAll('review.new_map')] },
  ] as const;
  const all = steps.flatMap(({ advice }) => advice);
  return steps.map(({ horizonDays, advice }) => ({
    horizonDays,
    actions: advice.map((one) => ({
      id: idOf(one, all),
      nature: one.about?.nature ?? null,
      kind: planRules[one.textKey].kind,
      textKey: one.textKey,
      measure: measureOf(one, intake.energyPatterns.overallLevel),
      reviewOn: dayAfter(submittedAt, horizonDays),
    })),
  }));
}

function idOf(one: Advice, all: readonly Advice[]): string {
  const earlier = all.slice(0, all.indexOf(one)).filter(({ textKey }) => textKey === one.textKey);
  return `${one.textKey}.${earlier.length + 1}`;
}

/** About the first risk; without any, about the first asset. */
function relievingStep(findings: Findings, intake: Intake): readonly Advice[] {
  const [risk] = risksOf(findings, intake);
  const relief = risk === undefined ? protectionsOf(findings, []).slice(0, 1) : reliefOf(risk, intake);
  return [firstAction(risk, intake), ...relief];
}

function firstAction(risk: RatedNature | undefined, intake: Intake): Advice {
  if (restoresBalance(intake)) return aboutAll('situation.recover');
  return risk === undefined ? aboutAll('situation.observe') : observationOf(risk);
}

/** About the first lever and the second risk; then about an asset that no advice is about yet. */
function reshapingStep(findings: Findings, intake: Intake, before: readonly Advice[]): readonly Advice[] {
  const [lever] = ratedIn(findings.topLevers, findings);
  const [, risk] = risksOf(findings, intake);
  const opening = lever === undefined ? [] : openingOf(lever, intake);
  const relief = risk === undefined ? [] : reliefOf(risk, intake);
  const reshaping = restoresBalance(intake) ? [...relief, ...opening] : [...opening, ...relief];
  const protections = protectionsOf(findings, [...before, ...reshaping]);
  if (reshaping.length > 0) return [...reshaping, ...protections].slice(0, mostActions);
  return [...protections.slice(0, 1), aboutAll(isFree(findings) ? 'situation.keep' : 'situation.talk')];
}

const decisionFor = ({ goals }: Intake): Advice => aboutAll(`goal.${goals.primary ?? 'unset'}`);

const restoresBalance = ({ goals }: Intake): boolean => goals.primary === 'restore_balance';

/** The top risks. Where balance is the goal, what drains most comes before what stretches most. */
function risksOf(findings: Findings, intake: Intake): readonly RatedNature[] {
  const risks = ratedIn(findings.topRisks, findings);
  return restoresBalance(intake) ? risks.toSorted((a, b) => drainOf(b) - drainOf(a)) : risks;
}

const drainOf = ({ demand, energy }: RatedNature): number => demand * Math.max(0, -energy);

const protectionsOf = (findings: Findings, given: readonly Advice[]): readonly Advice[] =>
  ratedIn(findings.topAssets, findings)
    .filter((asset) => given.every(({ about }) => about?.nature !== asset.nature))
    .map(protectionOf);

const ratedIn = (ranked: readonly RankedNature[], { natures }: Findings): readonly RatedNature[] =>
  ranked.flatMap((entry) =>
    natures.flatMap(({ nature, zone, demand, energy }) =>
      nature !== entry.nature || demand === null || energy === null ? [] : [{ nature, zone, demand, energy }],
    ),
  );

/** Nothing weighs, as far as that could be computed. */
const isFree = ({ natures, topRisks }: Findings): boolean =>
  topRisks.length === 0 && natures.some(({ risk }) => risk !== null);
