import type { Audience } from './audience.ts';
import type { Counsel } from './counsel.ts';
import { dayAfter } from './days.ts';
import type { Finding } from './findings/finding.ts';
import type { Goals, Intake } from './intake.ts';
import { actionKindOf } from './plan-rules.ts';
import { isSaid } from './said.ts';
import type { PlannedAction, PlanStep } from './profile.ts';

/** The days by which the three steps are due: a goal that is set for a month is served within it. */
const daysBy = { month: [7, 21, 30], longer: [7, 30, 90] } as const;
const month = 30;

/** So many things are tried until the second day. */
const mostTried = 2;

type Draft = Pick<PlannedAction, 'textKey' | 'kind' | 'nature' | 'finding'>;

/**
 * One thing this week, for the first finding; at most two in the weeks after, for that finding and for what the person
 * would call success, else for the second; then the decision that belongs to the goal, and a day to look back. Every step comes with a sign that can be seen or heard.
 */
export function planFor(
  findings: readonly Finding[],
  { goals }: Intake,
  { audience, ownWords }: Pick<Counsel, 'audience' | 'ownWords'>,
  submittedAt: Date,
): readonly PlanStep[] {
  const days = goals.horizonDays === month ? daysBy.month : daysBy.longer;
  const drafts: readonly (readonly Draft[])[] = [
    findings.slice(0, 1).map((finding, index) => actionFor(finding, index, 'first', audience)),
    triedOf(findings)
      .map((finding) => actionFor(finding, findings.indexOf(finding), 'try', audience))
      .toSpliced(1, 0, ...(beginsSuccess(findings, goals) ? [towards(ownWords, audience)] : []))
      .slice(0, mostTried),
    [
      {
        textKey: goalKeyOf(findings, goals, { audience, ownWords }),
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
 * A step towards what the person would call success: one that belongs to its first theme, or the first time it happens. Who looks for
 * work applies for it from the first weeks on.
 */
const towards = ({ themes: [theme] }: Counsel['ownWords'], { plan }: Audience): Draft => ({
  textKey: plan === 'seeking' ? 'goal.success' : `success.${theme ?? 'once'}`,
  kind: plan === 'seeking' ? 'decide' : 'open',
  nature: null,
  finding: null,
});

/**
 * The goal in the person's own words, where there are any: a step towards the part of them that nothing was tried for yet, else what
 * is settled about them. Without such words the decision that belongs to the goal.
 */
function goalKeyOf(
  findings: readonly Finding[],
  goals: Goals,
  { audience: { plan }, ownWords }: Pick<Counsel, 'audience' | 'ownWords'>,
): string {
  const decision = `goal.${goals.primary ?? 'unset'}`;
  if (!isSaid(goals.success)) return decision;
  const [first, second] = ownWords.themes;
  const isBegun = beginsSuccess(findings, goals);
  const applies = isBegun && plan === 'seeking';
  const theme = isBegun && !applies ? second : first;
  if (theme !== undefined) return `goal.success.${theme}`;
  return applies ? decision : 'goal.success';
}

/** Not under a load: it would add to it. */
const beginsSuccess = ([first]: readonly Finding[], { success }: Goals): boolean =>
  isSaid(success) && first?.kind !== 'load_first';

/** Under a load nothing new is begun. */
function triedOf(findings: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = findings;
  if (first?.kind !== 'load_first') return findings;
  return [first, ...others.filter(({ kind }) => kind !== 'unused' && kind !== 'stretch')];
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

/** Two findings may be told the same way about different natures. */
const idOf = ({ textKey, finding }: Draft): string =>
  finding === null ? textKey : `${textKey}.${finding + 1}`;
