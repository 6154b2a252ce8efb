import type { Nature } from '#domain/scoring/dimensions.ts';
import type { NatureProfile } from '../reading.ts';
import type { Intake } from '../intake/intake.ts';
import type { EnergyTag } from '../intake/intake-choices.ts';
import {
  type Circumstance,
  type Condition,
  costingKinds,
  type Finding,
  type FindingSource,
} from './finding.ts';

const mostConditions = 2;
/** Enough for all signs of a load. */
const mostOfLoad = 4;

/** For each nature, the parts of a working day that affect it most. */
const tagsBy: Readonly<Record<Nature, readonly EnergyTag[]>> = {
  Creating: ['deep_focus', 'interruptions', 'novelty', 'working_alone', 'meetings', 'deadlines'],
  Innovating: ['novelty', 'learning', 'routine', 'meetings', 'feedback', 'unclear_goals'],
  Performing: ['visibility', 'people_contact', 'feedback', 'travel', 'deadlines'],
  Advising: ['people_contact', 'feedback', 'interruptions', 'decisions', 'conflict'],
  Organizing: ['interruptions', 'admin', 'deadlines', 'unclear_goals', 'routine', 'meetings'],
  Providing: ['people_contact', 'interruptions', 'conflict', 'routine', 'admin'],
  Adapting: ['unclear_goals', 'interruptions', 'novelty', 'routine', 'deadlines', 'travel'],
  Analyzing: ['deep_focus', 'interruptions', 'working_alone', 'meetings', 'deadlines', 'learning'],
  Leading: ['conflict', 'decisions', 'meetings', 'visibility', 'people_contact', 'unclear_goals'],
};

type FindingCore = Pick<Finding, 'kind' | 'nature' | 'alike'>;

/**
 * The answers that make a finding better or worse, the most relevant first, without those that the report mentions
 * elsewhere.
 */
export function conditionsFor(
  finding: FindingCore,
  { natures, contextFlags }: FindingSource,
  intake: Intake,
  known: { readonly conditions: readonly Condition[]; readonly subjects: ReadonlySet<Nature | null> },
): readonly Condition[] {
  if (finding.kind === 'load_first') return signsOfLoad(contextFlags, intake).slice(0, mostOfLoad);
  const isNew = (condition: Condition) => known.conditions.every((one) => keyOf(one) !== keyOf(condition));
  return [
    ...besideIt(finding, natures, intake, known.subjects),
    ...wishesAbout(finding, intake),
    ...tagsAbout(finding, intake),
    ...peakFor(finding, intake),
    ...circumstancesOf(finding, contextFlags, intake),
  ]
    .filter(isNew)
    .slice(0, mostConditions);
}

const longHoursFrom = 50;

function signsOfLoad(
  flags: FindingSource['contextFlags'],
  { currentWorkSituation: { weeklyHours = 0, workload } }: Intake,
): readonly Condition[] {
  return [
    weeklyHours >= longHoursFrom && circumstance('long_hours'),
    weeklyHours < longHoursFrom && (workload ?? 3) >= 4 && circumstance('too_much'),
    flags.includes('slow_recovery') && circumstance('slow_recovery'),
    flags.includes('low_energy') && circumstance('low_energy'),
    flags.includes('falling_energy') && circumstance('falling_energy'),
    flags.includes('low_support') && circumstance('little_support'),
  ].filter((condition) => condition !== false);
}

/** In percent of the cost of the subject. */
const asMuch = 75;

/**
 * The most expensive other nature, if it costs about as much as the subject. Natures in `moreOf` are left to the
 * finding about the wish.
 */
function besideIt(
  { kind, nature, alike }: FindingCore,
  natures: readonly NatureProfile[],
  { goals }: Intake,
  subjects: ReadonlySet<Nature | null>,
): readonly Condition[] {
  if (nature === null || !costingKinds.has(kind)) return [];
  const cost = natures.find((one) => one.nature === nature)?.risk ?? 0;
  const [heaviest] = natures
    .filter(
      (one) =>
        (one.energy ?? 0) < 0 &&
        !subjects.has(one.nature) &&
        !alike.includes(one.nature) &&
        !goals.moreOf?.includes(one.nature),
    )
    .toSorted((a, b) => (b.risk ?? 0) - (a.risk ?? 0));
  if (heaviest === undefined || 100 * (heaviest.risk ?? 0) < asMuch * cost) return [];
  return [{ kind: 'costs_as_much', nature: heaviest.nature }];
}

const keyOf = (condition: Condition): string => {
  if ('tag' in condition) return condition.tag;
  return condition.kind;
};

const circumstance = (kind: Circumstance): Condition => ({ kind });

function wishesAbout({ kind, nature }: FindingCore, { goals }: Intake): readonly Condition[] {
  if (nature === null || kind === 'wish_against' || costingKinds.has(kind)) return [];
  if (goals.lessOf?.includes(nature)) return [circumstance('wished_less')];
  return goals.moreOf?.includes(nature) ? [circumstance('wished_more')] : [];
}

/** One tag that drains and one that gives energy. If the role hardly asks for the nature, no drain is named. */
function tagsAbout({ kind, nature }: FindingCore, { energyPatterns }: Intake): readonly Condition[] {
  const { drains = [], sources = [] } = energyPatterns;
  const [drain] = kind === 'unused' ? [] : near(drains, nature);
  const [source] = near(sources, nature);
  return [
    ...(drain === undefined ? [] : [{ kind: 'drain', tag: drain } as const]),
    ...(source === undefined ? [] : [{ kind: 'source', tag: source } as const]),
  ];
}

/** The tags that affect a nature, the most important first. */
const near = (tags: readonly EnergyTag[], nature: Nature | null): readonly EnergyTag[] =>
  nature === null ? [] : tagsBy[nature].filter((tag) => tags.includes(tag));

function peakFor({ kind, nature }: FindingCore, { energyPatterns }: Intake): readonly Condition[] {
  const { peakTime } = energyPatterns;
  if (nature === null || kind === 'wish_against') return [];
  if (peakTime === undefined || peakTime === 'varies') return [];
  return [{ kind: 'peak', time: peakTime, effect: costingKinds.has(kind) ? 'costs' : 'gives' }];
}

function circumstancesOf(
  { kind }: FindingCore,
  flags: FindingSource['contextFlags'],
  { currentWorkSituation: { autonomy = 3, support = 3, workload } }: Intake,
): readonly Condition[] {
  const weighs = costingKinds.has(kind);
  const carries = kind === 'carries' || kind === 'unused' || kind === 'stretch';
  return [
    weighs && flags.includes('low_support') && circumstance('little_support'),
    weighs && flags.includes('low_autonomy') && circumstance('little_say'),
    weighs && (workload ?? 3) >= 4 && circumstance('too_much'),
    weighs && flags.includes('unstable_situation') && circumstance('unstable'),
    weighs && support >= 4 && circumstance('good_support'),
    carries && autonomy >= 4 && circumstance('much_say'),
    carries && flags.includes('underload') && circumstance('too_little'),
  ].filter((condition) => condition !== false);
}
