import type { Audience } from '../intake/audience.ts';
import type { Counsel } from '../report/counsel.ts';
import { dayAfter } from '../intake/days.ts';
import { drainKeyOf, mainDrainOf } from '../measures/drains.ts';
import { addingKinds, costingKinds, type Finding } from '../findings/finding.ts';
import type { EnergyTag, Goals, Intake } from '../intake/intake.ts';
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
 * The first step has one action for the first finding. The second has at most two actions: one for the first finding,
 * and one for what takes energy in any kind of work. If nothing was ticked there, it is for what the person would call
 * success, or else for the second finding. The third has the first finding about work that takes energy, if it has no
 * action yet; what the person would call success, or the decision that belongs to the goal; and a new map. Every action
 * has a sign that can be seen or heard.
 */
export function planFor(
  findings: readonly Finding[],
  intake: Intake,
  { audience, ownWords }: Pick<Counsel, 'audience' | 'ownWords'>,
  submittedAt: Date,
): readonly PlanStep[] {
  const { goals } = intake;
  const drain = plannedDrainOf(findings, intake, audience);
  const beginsSuccess = drain === undefined && canBeginSuccess(findings, goals);
  const days = goals.horizonDays === month ? daysBy.month : daysBy.longer;
  const tried = triedOf(findings)
    .map((finding) => actionFor(finding, findings.indexOf(finding), 'try', audience))
    .toSpliced(1, 0, ...(drain === undefined ? [] : [relief(drain)]))
    .toSpliced(1, 0, ...(beginsSuccess ? [towards(ownWords, audience)] : []))
    .slice(0, mostTried);
  const drafts: readonly (readonly Draft[])[] = [
    findings.slice(0, 1).map((finding, index) => actionFor(finding, index, 'first', audience)),
    tried,
    [
      ...leftOf(findings, tried).map((finding) =>
        actionFor(finding, findings.indexOf(finding), 'try', audience),
      ),
      {
        textKey: goalKeyOf(goals, { audience, ownWords }, beginsSuccess),
        kind: 'decide',
        nature: null,
        finding: null,
      },
      { textKey: 'review.new_map', kind: 'review', nature: null, finding: null },
    ],
  ];
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

const relief = (drain: EnergyTag): Draft => ({
  textKey: drainKeyOf(drain),
  kind: 'dose',
  nature: null,
  finding: null,
});

/** A person who looks for work and wrote about success starts to apply for such work in the second step. */
const plannedDrainOf = (
  findings: readonly Finding[],
  intake: Intake,
  { plan }: Audience,
): EnergyTag | undefined =>
  plan === 'seeking' && canBeginSuccess(findings, intake.goals) ? undefined : mainDrainOf(findings, intake);

/** Never under a load: a new activity would add to it. */
const canBeginSuccess = ([first]: readonly Finding[], { success }: Goals): boolean =>
  isSaid(success) && first?.kind !== 'load_first';

/** Under a load nothing new is started. */
function triedOf(findings: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = findings;
  if (first?.kind !== 'load_first') return findings;
  return [first, ...others.filter(({ kind }) => !addingKinds.has(kind))];
}

/** The first finding about work that takes energy, unless it is tried already. */
const leftOf = (findings: readonly Finding[], tried: readonly Draft[]): readonly Finding[] =>
  findings
    .filter(({ kind }) => costingKinds.has(kind))
    .slice(0, 1)
    .filter((cost) => tried.every(({ finding }) => finding !== findings.indexOf(cost)));

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
