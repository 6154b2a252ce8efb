import type { Audience } from '../intake/audience.ts';
import type { Counsel } from '../report/counsel.ts';
import { dayAfter } from '../intake/days.ts';
import { drainKeyOf, mainDrainOf } from '../measures/drains.ts';
import { addingKinds, costingKinds, type Finding } from '../findings/finding.ts';
import { belongsToGoal } from '../findings/wishes.ts';
import type { Goals, Intake } from '../intake/intake.ts';
import type { EnergyTag } from '../intake/intake-choices.ts';
import { actionKindOf } from './plan-rules.ts';
import { isSaid } from '../report/said.ts';
import type { PlannedAction, PlanStep } from '../profile.ts';

/** When the three steps are due. A goal for the next month is finished within that month. */
const daysBy = { month: [7, 21, 30], longer: [7, 30, 90] } as const;
const month = 30;

/** The number of actions in the second step. */
const mostTried = 2;

type Draft = Pick<PlannedAction, 'textKey' | 'kind' | 'nature' | 'finding'>;

/**
 * Every plan has three steps. 1: one action for the first finding. 2: two actions. The first belongs to the first
 * finding. The second is the first of these that there is: the finding about the wish, what takes energy in any kind of
 * work, what the person would call success, the second finding. 3: what has no action yet, which is a finding about
 * work that takes energy, then what takes energy in any kind of work, then any finding; what the person would call
 * success, or the decision that belongs to the goal; and a new map. Every action has a sign that can be seen or heard.
 */
export function planFor(
  findings: readonly Finding[],
  intake: Intake,
  { audience, ownWords }: Pick<Counsel, 'audience' | 'ownWords'>,
  submittedAt: Date,
): readonly PlanStep[] {
  const { goals } = intake;
  const tryOf = (finding: Finding) => actionFor(finding, findings.indexOf(finding), 'try', audience);
  const wished = wishedAmong(findings, goals);
  const applies = audience.plan === 'seeking' && canBeginSuccess(findings, goals);
  const drain = applies ? undefined : mainDrainOf(findings, intake);
  const beginsSuccess =
    applies || (wished.length === 0 && drain === undefined && canBeginSuccess(findings, goals));
  const reliefs = drain === undefined ? [] : [reliefFrom(drain)];
  const [first, ...others] = triedOf(findings);
  const tried = [
    ...(first === undefined ? [] : [tryOf(first)]),
    ...(beginsSuccess ? [towards(ownWords, audience)] : []),
    ...wished.map(tryOf),
    ...reliefs,
    ...others.map(tryOf),
  ].slice(0, mostTried);
  const drafts: readonly (readonly Draft[])[] = [
    findings.slice(0, 1).map((finding, index) => actionFor(finding, index, 'first', audience)),
    tried,
    [
      ...leftOf(findings, tried, reliefs, tryOf),
      {
        textKey: goalKeyOf(goals, { audience, ownWords }, beginsSuccess),
        kind: 'decide',
        nature: null,
        finding: null,
      },
      { textKey: 'review.new_map', kind: 'review', nature: null, finding: null },
    ],
  ];
  const days = goals.horizonDays === month ? daysBy.month : daysBy.longer;
  return days.map((horizonDays, index) => ({
    horizonDays,
    actions: (drafts[index] ?? []).map((draft) => ({
      id: idOf(draft),
      ...draft,
      measure: draft.kind === 'review' ? { kind: 'new_map' } : { kind: 'sign' },
      reviewOn: dayAfter(submittedAt, horizonDays),
    })),
  }));
}

/**
 * A step towards what the person would call success: the one for its first theme, or a general one. For people who are
 * looking for work, applications for such work begin with the second step.
 */
const towards = ({ themes: [theme] }: Counsel['ownWords'], { plan }: Audience): Draft => ({
  textKey: plan === 'seeking' ? 'goal.success' : `success.${theme ?? 'once'}`,
  kind: plan === 'seeking' ? 'decide' : 'open',
  nature: null,
  finding: null,
});

/**
 * If the person described the goal in their own words: a step towards a theme that no other action serves yet, or else
 * a decision about those words. Otherwise the decision that belongs to the primary goal.
 */
function goalKeyOf(
  goals: Goals,
  { audience: { plan }, ownWords }: Pick<Counsel, 'audience' | 'ownWords'>,
  isBegun: boolean,
): string {
  const decision = `goal.${goals.primary ?? 'unset'}`;
  if (!isSaid(goals.success)) return decision;
  const [first, second] = ownWords.themes;
  const applies = isBegun && plan === 'seeking';
  const theme = isBegun && !applies ? second : first;
  if (theme !== undefined) return `goal.success.${theme}`;
  return applies ? decision : 'goal.success';
}

const reliefFrom = (drain: EnergyTag): Draft => ({
  textKey: drainKeyOf(drain),
  kind: 'dose',
  nature: null,
  finding: null,
});

/** Never under a load: a new activity would add to it. */
const canBeginSuccess = ([first]: readonly Finding[], { success }: Goals): boolean =>
  isSaid(success) && first?.kind !== 'load_first';

/** Under a load nothing new is started. */
function triedOf(findings: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = findings;
  if (first?.kind !== 'load_first') return findings;
  return [first, ...others.filter(({ kind }) => !addingKinds.has(kind))];
}

/** The finding about a wish. None if it comes first anyway, or if a load must be reduced first. */
const wishedAmong = ([first, ...others]: readonly Finding[], goals: Goals): readonly Finding[] =>
  first === undefined || first.kind === 'load_first' || belongsToGoal(first, goals)
    ? []
    : others.filter((one) => belongsToGoal(one, goals)).slice(0, 1);

/**
 * The first of these that the second step does not contain: a finding about work that takes energy, the relief, any
 * other finding.
 */
function leftOf(
  findings: readonly Finding[],
  tried: readonly Draft[],
  reliefs: readonly Draft[],
  tryOf: (finding: Finding) => Draft,
): readonly Draft[] {
  const costs = findings.filter(({ kind }) => costingKinds.has(kind)).slice(0, 1);
  return [...costs.map(tryOf), ...reliefs, ...triedOf(findings).map(tryOf)]
    .filter((draft) => tried.every((one) => idOf(one) !== idOf(draft)))
    .slice(0, 1);
}

const actionFor = (
  { kind, case: as, nature }: Finding,
  index: number,
  part: 'first' | 'try',
  { experiments }: Audience,
): Draft => ({
  textKey: `${as}.${part}`,
  kind: actionKindOf(kind, experiments),
  nature,
  finding: index,
});

/** Two findings may have the same case for different natures, so the finding's number is part of the id. */
const idOf = ({ textKey, finding }: Draft): string =>
  finding === null ? textKey : `${textKey}.${finding + 1}`;
