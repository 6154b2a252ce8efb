import type { Nature } from '#domain/scoring/dimensions.ts';
import type { Intake } from '../intake/intake.ts';
import type { EnergyTag } from '../intake/intake-choices.ts';
import type { NatureProfile, RoleBasis } from '../reading.ts';

export const contradictionCases = [
  'asked_without_time',
  'time_without_asking',
  'leads_without_leading',
  'more_and_less',
  'less_and_more',
  'leads_and_less',
  'grows_and_leaves',
  'gives_and_less',
  'long_week_too_little',
  'nothing_costs_low_energy',
  'all_costs_high_energy',
  'rested_and_empty',
  'tag_costs_work_gives',
  'tag_gives_work_costs',
] as const;
/** Two answers that hardly fit together. The order is that of the report. */
export type ContradictionCase = (typeof contradictionCases)[number];
/** Contradictions about something other than the nine natures that gives or costs energy. */
export type TagCase = 'tag_costs_work_gives' | 'tag_gives_work_costs';

export const workTags = [
  'admin',
  'decisions',
  'people_contact',
  'novelty',
  'visibility',
] as const satisfies readonly EnergyTag[];
export type WorkTag = (typeof workTags)[number];

const wishCases: ReadonlySet<ContradictionCase> = new Set<ContradictionCase>([
  'more_and_less',
  'less_and_more',
  'leads_and_less',
  'gives_and_less',
]);

export interface Contradiction {
  readonly case: ContradictionCase;
  /** `null` if it is about the situation as a whole. */
  readonly nature: Nature | null;
  /** The thing other than the nine natures that gives or costs energy; `null` in all other cases. */
  readonly tag: WorkTag | null;
  /** JSON pointers to both answers. */
  readonly because: readonly string[];
}

const mostContradictions = 3;

/** A demand rating of 4 or 5. */
const muchAsked = 75;
/** In percent. Smaller shares may be work that everybody does now and then. */
const muchTime = 20;
const longWeek = 50;
const littleToDo = 2;
const veryLowEnergy = 2;
const lowEnergy = 3;
const highEnergy = 8;
const alwaysRested = 5;
/** With fewer ratings, nothing can be said about all natures together. */
const allRated = 9;

/** The kind of work that each tag is closest to. Opposite answers about the two need an explanation. */
const sameWork: Readonly<Record<WorkTag, Nature>> = {
  admin: 'Organizing',
  decisions: 'Leading',
  people_contact: 'Providing',
  novelty: 'Adapting',
  visibility: 'Performing',
};

const isWorkTag = (tag: EnergyTag): tag is WorkTag => tag in sameWork;

interface Answers {
  readonly natures: readonly NatureProfile[];
  readonly intake: Intake;
  readonly isInWork: boolean;
}
type Found = Pick<Contradiction, 'nature' | 'tag' | 'because'>;

/** Whether the report calls the nature something that the person wants. */
export const isAboutWish = (one: Contradiction): boolean => wishCases.has(one.case);

/** At most three, and no nature twice. */
export function contradictionsOf(
  natures: readonly NatureProfile[],
  intake: Intake,
  roleBasis: RoleBasis,
): readonly Contradiction[] {
  const answers = { natures, intake, isInWork: roleBasis === 'current' };
  return contradictionCases
    .flatMap((as) => rules[as](answers).map((found): Contradiction => ({ case: as, ...found })))
    .reduce<readonly Contradiction[]>(
      (list, one) =>
        one.nature !== null && list.some(({ nature }) => nature === one.nature) ? list : [...list, one],
      [],
    )
    .slice(0, mostContradictions);
}

const rules: Readonly<Record<ContradictionCase, (answers: Answers) => readonly Found[]>> = {
  asked_without_time: (answers) =>
    about(answers, ({ demand, timePercent }) => (demand ?? 0) >= muchAsked && timePercent === 0, [
      demandOf,
      timeOf,
    ]),
  time_without_asking: (answers) =>
    about(answers, ({ demand, timePercent }) => demand === 0 && (timePercent ?? 0) >= muchTime, [
      demandOf,
      timeOf,
    ]),
  leads_without_leading: (answers) =>
    (answers.intake.currentWorkSituation.peopleManaged ?? 0) > 0 && answers.isInWork
      ? about(answers, ({ nature, demand }) => nature === 'Leading' && demand === 0, [
          () => '/current_work_situation/people_managed',
          demandOf,
        ])
      : [],
  more_and_less: (answers) => {
    const { moreOf = [] } = answers.intake.goals;
    return about(answers, ({ nature, wishedGap }) => moreOf.includes(nature) && (wishedGap ?? 0) < 0, [
      () => '/goals/more_of',
      wishOf,
    ]);
  },
  less_and_more: (answers) => {
    const { lessOf = [] } = answers.intake.goals;
    return about(answers, ({ nature, wishedGap }) => lessOf.includes(nature) && (wishedGap ?? 0) > 0, [
      () => '/goals/less_of',
      wishOf,
    ]);
  },
  leads_and_less: (answers) => {
    const { primary, lessOf = [] } = answers.intake.goals;
    if (primary !== 'lead_people') return [];
    return lessOf.includes('Leading')
      ? [{ nature: 'Leading', tag: null, because: ['/goals/primary', '/goals/less_of'] }]
      : about(answers, ({ nature, wishedGap }) => nature === 'Leading' && (wishedGap ?? 0) < 0, [
          () => '/goals/primary',
          wishOf,
        ]);
  },
  grows_and_leaves: ({ intake: { goals, currentWorkSituation } }) =>
    (goals.primary === 'grow_in_role' || goals.primary === 'reshape_role') &&
    currentWorkSituation.stability === 'leaving'
      ? [whole('/goals/primary', '/current_work_situation/stability')]
      : [],
  gives_and_less: (answers) => {
    const { lessOf = [] } = answers.intake.goals;
    return about(
      answers,
      ({ nature, demand, energy, wishedGap }) =>
        energy === 2 && !lessOf.includes(nature) && (wishedGap ?? 0) < 0 && wishedGap === -(demand ?? 0),
      [energyOf, wishOf],
    );
  },
  long_week_too_little: ({ intake: { currentWorkSituation }, isInWork }) =>
    isInWork &&
    (currentWorkSituation.weeklyHours ?? 0) >= longWeek &&
    (currentWorkSituation.workload ?? littleToDo + 1) <= littleToDo
      ? [whole('/current_work_situation/weekly_hours', '/current_work_situation/workload')]
      : [],
  nothing_costs_low_energy: (answers) =>
    answers.isInWork && everyEnergy(answers, (energy) => energy >= 0) && levelOf(answers) <= lowEnergy
      ? [whole('/energy_patterns/by_nature', '/energy_patterns/overall_level')]
      : [],
  all_costs_high_energy: (answers) =>
    answers.isInWork && everyEnergy(answers, (energy) => energy < 0) && levelOf(answers, 0) >= highEnergy
      ? [whole('/energy_patterns/by_nature', '/energy_patterns/overall_level')]
      : [],
  rested_and_empty: (answers) =>
    answers.intake.energyPatterns.recovery === alwaysRested && levelOf(answers) <= veryLowEnergy
      ? [whole('/energy_patterns/recovery', '/energy_patterns/overall_level')]
      : [],
  tag_costs_work_gives: (answers) => tagged(answers, 'drains', 2),
  tag_gives_work_costs: (answers) => tagged(answers, 'sources', -2),
};

const pointer = (section: string) => (nature: Nature) => `/${section}/${nature}`;
const demandOf = pointer('role_demands/levels');
const timeOf = pointer('role_demands/time_percent');
const wishOf = pointer('role_demands/preferred_levels');
const energyOf = pointer('energy_patterns/by_nature');

const whole = (...because: readonly string[]): Found => ({ nature: null, tag: null, because });

/** The first nature for which this holds; another one of the same kind would only repeat the sentence. */
function about(
  { natures }: Answers,
  holds: (nature: NatureProfile) => boolean,
  pointers: readonly ((nature: Nature) => string)[],
): readonly Found[] {
  const found = natures.find(holds);
  if (found === undefined) return [];
  return [{ nature: found.nature, tag: null, because: pointers.map((of) => of(found.nature)) }];
}

const everyEnergy = ({ natures }: Answers, holds: (energy: number) => boolean): boolean =>
  natures.filter(({ energy }) => energy !== null && holds(energy)).length === allRated;

/** An unanswered question counts as an ordinary level, unless another one is given. */
const levelOf = ({ intake }: Answers, unanswered = 10): number =>
  intake.energyPatterns.overallLevel ?? unanswered;

function tagged({ natures, intake }: Answers, list: 'drains' | 'sources', energy: 2 | -2): readonly Found[] {
  return (intake.energyPatterns[list] ?? [])
    .filter(isWorkTag)
    .flatMap((tag): readonly Found[] => {
      const nature = sameWork[tag];
      const isOpposite = natures.some((one) => one.nature === nature && one.energy === energy);
      return isOpposite ? [{ nature, tag, because: [`/energy_patterns/${list}`, energyOf(nature)] }] : [];
    })
    .slice(0, 1);
}
