import type { Nature } from '#domain/scoring/dimensions.ts';
import { leastNatures } from '../measures/alignment.ts';
import type { Intake } from '../intake/intake.ts';
import type { ContextFlag, NatureProfile, Quadrant } from '../reading.ts';
import { reasonsFor } from './because.ts';
import { type Candidate, candidatesOf, clearValue } from './candidates.ts';
import { conditionsFor } from './conditions.ts';
import {
  carryingKinds,
  type Condition,
  costingKinds,
  type Finding,
  type FindingSource,
  type NatureCase,
  type NatureKind,
  type SituationCase,
} from './finding.ts';
import { belongsToGoal, type ContraryWish, contraryWishOf } from './wishes.ts';

const mostFindings = 3;
/** If this many natures are equal, the finding is about the role as a whole. */
const leastOnAPar = 4;
/** From this value on, a cost is placed before something that carries. */
const heavyValue = 40;
/** A nature that belongs to the goal is preferred if its value is at least this percentage of the highest value. */
const goalShare = 40;

/** A finding without the parts that depend on the other findings. */
type Choice = Pick<Finding, 'kind' | 'alike'> & { readonly value: number } & Subject;

type Subject =
  | { readonly case: NatureCase; readonly nature: Nature }
  | { readonly case: SituationCase; readonly nature: Nature | null };

/**
 * One to three findings in the order of the report. A load that must be reduced comes first. Then come the highest cost
 * and the nature that carries or is unused, the heavier of the two first. Then come a wish against the ratings, another
 * nature of the goal, too little autonomy, and the remaining findings. No nature is the subject of two findings.
 */
export function chooseFindings(source: FindingSource, intake: Intake): readonly Finding[] {
  const wish = contraryWishOf(source.natures, intake);
  const wished = candidatesFor(source.natures, intake).filter(({ nature }) => nature !== wish?.nature);
  const cost = firstOf(wished, costingKinds, intake);
  const carrier = carrierOf(wished, intake);
  const ofGoal = ofGoalAmong(without(wished, [cost, carrier]), intake);
  const load = loadOf(source.contextFlags);
  const isWorking = !withoutWork.has(intake.currentWorkSituation.status ?? '');
  const chosen = [
    ...load,
    ...inOrder(cost, carrier, load.length > 0, intake).toSpliced(
      load.length > 0 && isHeavier(wish, cost, source) ? 1 : 2,
      0,
      ...(wish === null ? [] : [wishChoice(wish)]),
    ),
    ...ofGoal,
    ...(isWorking && source.contextFlags.includes('low_autonomy')
      ? [situation('little_say', 'little_say')]
      : []),
    ...furtherOf(without(wished, [cost, carrier, ...ofGoal])),
    ...fitOf(source, cost),
  ];
  return withReasons(chosen.length > 0 ? chosen.slice(0, mostFindings) : [restOf(source)], source, intake);
}

const withoutWork: ReadonlySet<string> = new Set(['job_seeking', 'studying', 'career_break', 'retired']);

const situation = (kind: Finding['kind'], as: SituationCase, nature: Nature | null = null): Choice => ({
  kind,
  case: as,
  nature,
  alike: [],
  value: 0,
});

/** A wish to lead less, if leading costs at least as much as anything else. */
function isHeavier(wish: ContraryWish | null, cost: Choice | undefined, { natures }: FindingSource): boolean {
  if (wish?.case !== 'leads_less') return false;
  const risk = natures.find(({ nature }) => nature === wish.nature)?.risk ?? 0;
  return cost === undefined || risk >= cost.value;
}

const wishChoice = (wish: ContraryWish): Choice => situation('wish_against', wish.case, wish.nature);

/** At least two of three signs: long hours or too much work, slow recovery, low or falling energy. */
function loadOf(flags: readonly ContextFlag[]): readonly Choice[] {
  const signs = [
    flags.includes('high_workload'),
    flags.includes('slow_recovery'),
    flags.includes('falling_energy') || flags.includes('low_energy'),
  ].filter(Boolean);
  return signs.length >= 2 ? [situation('load_first', 'load_first')] : [];
}

/** A nature in the background is a candidate only if a wish is about it, or if no other nature clearly carries. */
function candidatesFor(natures: readonly NatureProfile[], { goals }: Intake): readonly Candidate[] {
  const { moreOf = [], lessOf = [] } = goals;
  const all = candidatesOf(natures);
  const isClear = ({ kind, value }: Candidate) => carryingKinds.has(kind) && value >= clearValue;
  const carriesElsewhere = all.some((one) => isClear(one) && !one.isBackground);
  return all.filter(
    (one) =>
      !one.isBackground ||
      moreOf.includes(one.nature) ||
      lessOf.includes(one.nature) ||
      (isClear(one) && !carriesElsewhere),
  );
}

/**
 * Clear candidates and those of the goal first. Among them, a nature that carries comes before an unused one, unless
 * the goal asks for the unused one.
 */
function carrierOf(candidates: readonly Candidate[], intake: Intake): Choice | undefined {
  const isClear = ({ kind, value }: Candidate) => carryingKinds.has(kind) && value >= clearValue;
  const among = candidates.some(isClear)
    ? candidates.filter((one) => isClear(one) || belongsToGoal(one, intake.goals))
    : candidates;
  const carries = firstOf(among, new Set(['carries']), intake);
  const waits = firstOf(among, new Set(['unused']), intake);
  if (carries === undefined || waits === undefined) return carries ?? waits;
  const { moreOf } = intake.goals;
  const asksForUnused = isIn(moreOf, waits.nature) && !isIn(moreOf, carries.nature);
  return asksForUnused && isNear(waits, carries) ? waits : carries;
}

/**
 * The candidate of these kinds with the highest value, together with equal ones; the role as a whole if too many are
 * equal.
 */
function firstOf(
  candidates: readonly Candidate[],
  kinds: ReadonlySet<Finding['kind']>,
  intake: Intake,
): Choice | undefined {
  const ranked = candidates.filter(({ kind }) => kinds.has(kind)).toSorted((a, b) => b.value - a.value);
  const [heaviest] = ranked;
  if (heaviest === undefined) return undefined;
  const onAPar = ranked.filter(({ value, kind }) => value === heaviest.value && kind === heaviest.kind);
  if (onAPar.length >= leastOnAPar) return evenChoice(heaviest, onAPar);
  const subject = ranked.find((one) => belongsToGoal(one, intake.goals) && isNear(one, heaviest)) ?? heaviest;
  return natureChoice(subject, ranked);
}

type Valued = Pick<Candidate, 'value'>;

const isNear = ({ value }: Valued, heaviest: Valued): boolean => 100 * value >= goalShare * heaviest.value;

const evenChoice = ({ kind, value }: Candidate, onAPar: readonly Candidate[]): Choice => ({
  kind,
  case: costingKinds.has(kind) ? 'evenly_costs' : 'evenly_gives',
  nature: null,
  alike: onAPar.map(({ nature }) => nature),
  value,
});

function natureChoice(subject: Candidate, ranked: readonly Candidate[]): Choice {
  const others = ranked
    .filter(({ kind, value }) => kind === subject.kind && value === subject.value)
    .flatMap(({ nature }) => (nature === subject.nature ? [] : [nature]));
  // If many are equal, this one was chosen only because of the goal, so the others are not named.
  const alike = others.length + 1 < leastOnAPar ? others : [];
  return { kind: subject.kind, case: caseOf(subject), nature: subject.nature, alike, value: subject.value };
}

function caseOf({ kind, isCompared }: Candidate): NatureCase {
  if (isCompared) return kind;
  return kind === 'strain' ? 'costs' : 'gives';
}

/** The goal decides first, then the value of the cost. After a load, a nature that carries always comes first. */
function inOrder(
  cost: Choice | undefined,
  carrier: Choice | undefined,
  isLoaded: boolean,
  { goals }: Intake,
): readonly Choice[] {
  if (cost === undefined || carrier === undefined) return [cost, carrier].filter((one) => one !== undefined);
  if (isLoaded) return [carrier, cost];
  const servesCost = goals.primary === 'restore_balance' || isIn(goals.lessOf, cost.nature);
  const servesCarrier = isIn(goals.moreOf, carrier.nature);
  if (servesCost !== servesCarrier) return servesCost ? [cost, carrier] : [carrier, cost];
  return cost.value >= heavyValue ? [cost, carrier] : [carrier, cost];
}

const isIn = (natures: readonly Nature[] | undefined, nature: Nature | null): boolean =>
  nature !== null && (natures ?? []).includes(nature);

/** The candidates that are not chosen yet, the highest value first. */
function without(
  candidates: readonly Candidate[],
  chosen: readonly (Choice | undefined)[],
): readonly Candidate[] {
  const taken = new Set(chosen.flatMap((one) => (one === undefined ? [] : [one.nature, ...one.alike])));
  return candidates.filter(({ nature }) => !taken.has(nature)).toSorted((a, b) => b.value - a.value);
}

/** A wish has its own finding, even if other natures stand out more. */
const ofGoalAmong = (candidates: readonly Candidate[], intake: Intake): readonly Choice[] =>
  candidates
    .filter((one) => belongsToGoal(one, intake.goals))
    .slice(0, 1)
    .map((one) => natureChoice(one, []));

/**
 * One of each kind: an unused nature; one that stretches and gives energy; a second heavy cost; another nature that
 * carries.
 */
function furtherOf(candidates: readonly Candidate[]): readonly Choice[] {
  const isFurther = ({ kind, value }: Candidate, of: NatureKind, least: number) =>
    kind === of && value >= least;
  return [
    ...candidates.filter((one) => isFurther(one, 'unused', clearValue / 2)).slice(0, 1),
    ...candidates.filter((one) => isFurther(one, 'stretch', 0)).slice(0, 1),
    ...candidates.filter((one) => costingKinds.has(one.kind) && one.value >= heavyValue).slice(0, 1),
    ...candidates.filter((one) => isFurther(one, 'carries', clearValue)).slice(0, 1),
  ].map((one) => natureChoice(one, []));
}

/** A good fit is a finding only if nothing costs much. */
const fitOf = ({ quadrant }: FindingSource, cost: Choice | undefined): readonly Choice[] =>
  isFitting(quadrant) && cost === undefined ? [situation('good_fit', 'fits')] : [];

const isFitting = (quadrant: Quadrant): boolean => quadrant === 'in_tune';

/** The finding if there is no other: an even picture, or too few answers for a picture. */
function restOf({ natures }: FindingSource): Choice {
  const rated = natures.filter(({ demand, energy }) => demand !== null && energy !== null);
  return situation('good_fit', rated.length >= leastNatures ? 'quiet' : 'open');
}

/** Adds reasons and conditions. No condition appears twice in a report. */
function withReasons(choices: readonly Choice[], source: FindingSource, intake: Intake): readonly Finding[] {
  const subjects = new Set(choices.map(({ nature }) => nature));
  return choices.reduce<readonly Finding[]>((findings, choice) => {
    const alike = choice.nature === null ? choice.alike : choice.alike.filter((one) => !subjects.has(one));
    const finding = { kind: choice.kind, ...subjectOf(choice), alike };
    const conditions = [...findingsAsConditions(choices), ...findings.flatMap((one) => one.conditions)];
    const full = {
      ...finding,
      because: reasonsFor(finding, source, intake),
      conditions: conditionsFor(finding, source, intake, { conditions, subjects }),
    };
    return [...findings, full];
  }, []);
}

/** Needs a type assertion, because destructuring loses the connection between the two types. */
const subjectOf = ({ case: as, nature }: Choice): Subject => ({ case: as, nature }) as Subject;

/** A nature with its own finding is not repeated as a condition of another finding. */
const findingsAsConditions = (choices: readonly Choice[]): readonly Condition[] =>
  choices.flatMap((choice) => (choice.case === 'little_say' ? [{ kind: choice.case }] : []));
