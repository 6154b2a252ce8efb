import type { Nature } from '../../scoring/dimensions.ts';
import { leastNatures } from '../alignment.ts';
import type { Intake } from '../intake.ts';
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
import { type ContraryWish, contraryWishOf } from './wishes.ts';

const mostFindings = 3;
/** So many natures on a par say that it is the role as a whole. */
const leastOnAPar = 4;
/** A cost this high comes before what carries. */
const heavyValue = 40;
/** A nature that belongs to the goal is told before others that weigh up to so much more, in percent. */
const goalShare = 60;

/** A finding without what follows from the others. */
type Choice = Pick<Finding, 'kind' | 'alike'> & { readonly value: number } & Subject;

type Subject =
  | { readonly case: NatureCase; readonly nature: Nature }
  | { readonly case: SituationCase; readonly nature: Nature | null };

/**
 * One to three findings in the order of the report. A load that has to be lightened first comes first; then what costs
 * most and what carries or waits, the heavier before the lighter; then a wish against the ratings, little say over the
 * work, and what else is left. No nature is told twice.
 */
export function chooseFindings(source: FindingSource, intake: Intake): readonly Finding[] {
  const wish = contraryWishOf(source.natures, intake);
  const wished = candidatesFor(source.natures, intake).filter(({ nature }) => nature !== wish?.nature);
  const cost = firstOf(wished, costingKinds, intake);
  const carrier = carrierOf(wished, intake);
  const load = loadOf(source.contextFlags);
  const isWorking = !withoutWork.has(intake.currentWorkSituation.status ?? '');
  const chosen = [
    ...load,
    ...inOrder(cost, carrier, load.length > 0, intake).toSpliced(
      load.length > 0 && isHeavier(wish, cost, source) ? 1 : 2,
      0,
      ...(wish === null ? [] : [wishChoice(wish)]),
    ),
    ...(isWorking && source.contextFlags.includes('low_autonomy')
      ? [situation('little_say', 'little_say')]
      : []),
    ...furtherOf(wished, [cost, carrier]),
    ...fitOf(source, cost),
  ];
  return told(chosen.length > 0 ? chosen.slice(0, mostFindings) : [restOf(source)], source, intake);
}

const withoutWork: ReadonlySet<string> = new Set(['job_seeking', 'studying', 'career_break', 'retired']);

const situation = (kind: Finding['kind'], as: SituationCase, nature: Nature | null = null): Choice => ({
  kind,
  case: as,
  nature,
  alike: [],
  value: 0,
});

/** To lead less, where leading weighs at least as much as anything else that costs. */
function isHeavier(wish: ContraryWish | null, cost: Choice | undefined, { natures }: FindingSource): boolean {
  if (wish?.case !== 'leads_less') return false;
  const risk = natures.find(({ nature }) => nature === wish.nature)?.risk ?? 0;
  return cost === undefined || risk >= cost.value;
}

const wishChoice = (wish: ContraryWish): Choice => situation('wish_against', wish.case, wish.nature);

/** Two of three: long hours or too much work, slow recovery, little or falling energy. */
function loadOf(flags: readonly ContextFlag[]): readonly Choice[] {
  const signs = [
    flags.includes('high_workload'),
    flags.includes('slow_recovery'),
    flags.includes('falling_energy') || flags.includes('low_energy'),
  ].filter(Boolean);
  return signs.length >= 2 ? [situation('load_first', 'load_first')] : [];
}

/** What is background is told only where a wish is about it, or where nothing else carries. */
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

/** Clear ones first; of those what carries before what waits, unless the goal asks for what waits. */
function carrierOf(candidates: readonly Candidate[], intake: Intake): Choice | undefined {
  const clear = candidates.filter(({ value }) => value >= clearValue);
  const among = clear.some(({ kind }) => carryingKinds.has(kind)) ? clear : candidates;
  const carries = firstOf(among, new Set(['carries']), intake);
  const waits = firstOf(among, new Set(['unused']), intake);
  const isWishedFor = waits?.nature && intake.goals.moreOf?.includes(waits.nature);
  const carriesTheWish = carries?.nature && intake.goals.moreOf?.includes(carries.nature);
  return isWishedFor && !carriesTheWish ? waits : (carries ?? waits);
}

/** The one of these kinds that weighs most, with its equals; the role as a whole where too many are equal. */
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
  const subject = ranked.find((one) => belongsToGoal(one, intake) && isNear(one, heaviest)) ?? heaviest;
  return natureChoice(subject, ranked);
}

const isNear = ({ value }: Candidate, heaviest: Candidate): boolean =>
  100 * value >= goalShare * heaviest.value;

/** More of what carries, less of what costs; for who wants to lead, leading. */
function belongsToGoal({ nature, kind }: Candidate, { goals }: Intake): boolean {
  const wishes = costingKinds.has(kind) ? goals.lessOf : goals.moreOf;
  if (wishes?.includes(nature)) return true;
  return goals.primary === 'lead_people' && nature === 'Leading' && !costingKinds.has(kind);
}

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
  // Of many equal ones, the one that the goal asks for is told for the sake of the goal.
  const alike = others.length + 1 < leastOnAPar ? others : [];
  return { kind: subject.kind, case: caseOf(subject), nature: subject.nature, alike, value: subject.value };
}

function caseOf({ kind, isCompared }: Candidate): NatureCase {
  if (isCompared) return kind;
  return kind === 'strain' ? 'costs' : 'gives';
}

/** The goal decides first, then the weight. Behind a load, what carries comes second in any case. */
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

/** What waits beside what carries, and what stretches and feeds; a second cost that is heavy; what carries as well. */
function furtherOf(
  candidates: readonly Candidate[],
  given: readonly (Choice | undefined)[],
): readonly Choice[] {
  const taken = new Set(given.flatMap((one) => (one === undefined ? [] : [one.nature, ...one.alike])));
  const rest = candidates.filter(({ nature }) => !taken.has(nature)).toSorted((a, b) => b.value - a.value);
  const isFurther = ({ kind, value }: Candidate, of: NatureKind, least: number) =>
    kind === of && value >= least;
  return [
    ...rest.filter((one) => isFurther(one, 'unused', clearValue / 2)).slice(0, 1),
    ...rest.filter((one) => isFurther(one, 'stretch', 0)).slice(0, 1),
    ...rest.filter((one) => costingKinds.has(one.kind) && one.value >= heavyValue).slice(0, 1),
    ...rest.filter((one) => isFurther(one, 'carries', clearValue)).slice(0, 1),
  ].map((one) => natureChoice(one, []));
}

/** A good fit is told where nothing costs much. */
const fitOf = ({ quadrant }: FindingSource, cost: Choice | undefined): readonly Choice[] =>
  isFitting(quadrant) && cost === undefined ? [situation('good_fit', 'fits')] : [];

const isFitting = (quadrant: Quadrant): boolean => quadrant === 'in_tune';

/** Where nothing weighs: an even picture, or too little of one. */
function restOf({ natures }: FindingSource): Choice {
  const rated = natures.filter(({ demand, energy }) => demand !== null && energy !== null);
  return situation('good_fit', rated.length >= leastNatures ? 'quiet' : 'open');
}

/** With reasons, and with conditions of which none is told twice. */
function told(choices: readonly Choice[], source: FindingSource, intake: Intake): readonly Finding[] {
  const subjects = new Set(choices.map(({ nature }) => nature));
  return choices.reduce<readonly Finding[]>((findings, choice) => {
    const alike = choice.nature === null ? choice.alike : choice.alike.filter((one) => !subjects.has(one));
    const finding = { kind: choice.kind, ...subjectOf(choice), alike };
    const given = [...findingsAsConditions(choices), ...findings.flatMap(({ conditions }) => conditions)];
    const full = {
      ...finding,
      because: reasonsFor(finding, source, intake),
      conditions: conditionsFor(finding, source, intake, given),
    };
    return [...findings, full];
  }, []);
}

/** The two go together, which is lost where they are taken apart. */
const subjectOf = ({ case: as, nature }: Choice): Subject => ({ case: as, nature }) as Subject;

/** What is a finding of its own is no condition of another. */
const findingsAsConditions = (choices: readonly Choice[]): readonly Condition[] =>
  choices.flatMap((choice) => (choice.case === 'little_say' ? [{ kind: choice.case }] : []));
