import { extremesOf } from '../cases.ts';
import type { Findings, PlacedNature, RatedNature } from '../findings.ts';
import { isPlaced } from '../findings.ts';

/** With a true minus. */
export const num = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `${value}`);

/** With its sign, where the sign is the message. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : num(value));

export function list(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  const end = items.at(-1) ?? '';
  return items.length < 2 ? end : `${items.slice(0, -1).join(', ')} ${last} ${end}`;
}

/** Several values, told once where they are equal. */
export function numbers(values: readonly number[]): string {
  const [first] = values;
  if (first === undefined) return '';
  return values.length > 1 && new Set(values).size === 1 ? `${num(first)} each` : list(values.map(num));
}

export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const isTarget = ({ profile }: Findings): boolean => profile.roleBasis === 'target';

export const role = (findings: Findings): string =>
  isTarget(findings) ? 'the role you are aiming for' : 'your role';

/** With its title, in the person's own words. */
export function titledRole(findings: Findings): string {
  const { roleTitle } = findings;
  if (roleTitle === null) return role(findings);
  return isTarget(findings) ? `the role of “${roleTitle}”` : `your role as “${roleTitle}”`;
}

/** "Asks" of the role that is, "would ask" of the one that is aimed for. */
export const does = (findings: Findings, present: string, base: string): string =>
  isTarget(findings) ? `would ${base}` : present;

export const asks = (findings: Findings): string => does(findings, 'asks', 'ask');

/** How far person and role overlap, else what else is known of the whole; to follow "the". */
export function fit(findings: Findings): string {
  const { overall } = findings.profile.alignment;
  return overall === null ? soFar(findings) : `alignment of ${num(overall)}`;
}

/** What the role leaves of energy, else what else is known of the whole; to follow "the". */
export function charge(findings: Findings): string {
  const { balance } = findings.profile.energy;
  return balance === null ? soFar(findings) : `energy balance of ${signed(balance)}`;
}

function soFar({ profile, roleTitle }: Findings): string {
  const { overall } = profile.alignment;
  const { balance } = profile.energy;
  if (overall !== null) return `alignment of ${num(overall)}`;
  if (balance !== null) return `energy balance of ${signed(balance)}`;
  return roleTitle === null ? 'week you describe' : `picture of “${roleTitle}”`;
}

/** How much of what comes naturally is in use, else what is known of the whole; to follow "the". */
export function usedOf(findings: Findings): string {
  const { utilization } = findings.profile.alignment;
  return utilization === null ? fit(findings) : `${num(utilization)} points of you that are in use`;
}

/** How much of the demands comes naturally, else what is known of the whole; to follow "the". */
export function coveredOf(findings: Findings): string {
  const { coverage } = findings.profile.alignment;
  return coverage === null ? fit(findings) : `${num(coverage)} points that you cover by nature`;
}

/** A nature with how naturally it comes, where that is known, else with its energy. */
export const marked = (subject: RatedNature): string => `${subject.nature} (${standingOf(subject)})`;

export const standingOf = ({ preference, energy }: RatedNature): string =>
  preference === null ? signed(energy) : num(preference);

/** What there is to build on. */
export function mainstay(findings: Findings): string {
  const listed = findings.assets[0] ?? findings.levers[0];
  if (listed !== undefined) return marked(listed);
  const { giver } = extremesOf(findings);
  if (giver !== undefined) return `${giver.nature} (${signed(giver.energy)})`;
  return findings.profile.topNature ?? 'the best part of your week';
}

/** What the plan turns to first. */
export const startOf = ({ planStart }: Findings): string =>
  planStart === null ? 'the heaviest part of your week' : marked(planStart);

/** How much of a nature a gap leaves over. */
export function amountOf(gap: number): string {
  const size = Math.abs(gap);
  if (size <= smallGap) return 'a little';
  return size <= middleGap ? 'some' : 'much';
}

const smallGap = 15;
const middleGap = 35;

/** "Next to nothing" instead of a 0 that reads like a slip. */
export const asked = (demand: number): string => (demand === 0 ? 'next to nothing' : num(demand));

/** Why a risk is one. What asks for no more than comes naturally is one because it drains. */
export function reasonFor(subject: RatedNature): string {
  const { demand, energy } = subject;
  if (!isPlaced(subject)) return `asked for at ${num(demand)} and draining at ${num(energy)}`;
  const { preference, gap } = subject;
  if (gap <= 0) return `within reach at ${num(preference)} yet draining at ${num(energy)}`;
  return energy < 0
    ? `asked for at ${num(demand)}, natural at ${num(preference)} and draining`
    : `asked for at ${num(demand)} and natural at ${num(preference)}`;
}

export const namesOf = (natures: readonly RatedNature[]): string => list(natures.map(({ nature }) => nature));

const byPreference = ({ profile }: Findings): readonly PlacedNature[] =>
  profile.natures.filter(isPlaced).toSorted((a, b) => b.preference - a.preference);

/** What comes most and least naturally. */
export const easiestOf = (findings: Findings): PlacedNature | undefined => byPreference(findings)[0];
export const hardestOf = (findings: Findings): PlacedNature | undefined => byPreference(findings).at(-1);
