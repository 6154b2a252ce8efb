import type { ReportFacts } from '../../../application/ports/narrator.ts';
import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { EnergyRating, WorkSituation } from '../../../domain/situation-map/intake.ts';
import type {
  EnergyProfile,
  NatureProfile,
  PlannedAction,
  Profile,
  RankedNature,
} from '../../../domain/situation-map/profile.ts';
import type { Zone } from '../../../domain/situation-map/zones.ts';
import { firstPhrase, oneLine } from './own-words.ts';

/** With its energy known. */
export type FeltNature = NatureProfile & { readonly energy: EnergyRating };

/** With demand and energy known; the preference may not be, and with it gap, alignment and zone. */
export type RatedNature = FeltNature & { readonly demand: number };

/** With preference and demand known. */
export type ComparedNature = NatureProfile & {
  readonly preference: number;
  readonly demand: number;
  readonly gap: number;
};

export type PlacedNature = RatedNature & ComparedNature & { readonly zone: Zone };

/** What every text may draw on. */
export interface Findings {
  readonly profile: Profile;
  /** The person's own words on one line, to be put in quotation marks; `null` where none were given. */
  readonly roleTitle: string | null;
  readonly success: string | null;
  /** Without a manager or colleagues. */
  readonly worksAlone: boolean;
  readonly risks: readonly RatedNature[];
  /** The one of the risks that the plan turns to first; `null` where nothing weighs. */
  readonly planStart: RatedNature | null;
  readonly levers: readonly PlacedNature[];
  readonly assets: readonly PlacedNature[];
}

export interface Subject<N extends NatureProfile = RatedNature> {
  readonly findings: Findings;
  readonly subject: N;
}

export interface Exchange<S extends NatureProfile, C extends NatureProfile> extends Subject<S> {
  readonly counterpart: C;
}

export interface FitFacts {
  readonly findings: Findings;
  readonly overall: number;
}

export interface EnergyFacts {
  readonly findings: Findings;
  readonly gain: number;
  readonly drain: number;
  readonly balance: number;
}

export type Placed = FitFacts & EnergyFacts;

export interface ReachFacts {
  readonly findings: Findings;
  readonly coverage: number;
  readonly utilization: number;
}

/** The first of the lists named. */
export type Mainstays<K extends 'asset' | 'lever' | 'risk'> = { readonly findings: Findings } & {
  readonly [kind in K]: kind extends 'risk' ? RatedNature : PlacedNature;
};

export interface NatureFacts<N extends RatedNature = RatedNature> extends Subject<N> {
  /** Another nature that may carry this one: an asset or a lever, else what gives energy. */
  readonly partner: RatedNature | null;
}

/** At least one nature. */
export interface WishFacts {
  readonly findings: Findings;
  readonly natures: readonly Nature[];
  /** Mean preference over what there should be more of. */
  readonly support: number | null;
}

export interface SuccessFacts {
  readonly findings: Findings;
  readonly success: string;
}

/** Either list may be empty, not both. */
export interface TagFacts {
  readonly findings: Findings;
  readonly drains: EnergyProfile['drains'];
  readonly sources: EnergyProfile['sources'];
}

/** At least one is known. */
export type RhythmFacts = { readonly findings: Findings } & Pick<
  EnergyProfile,
  'overallLevel' | 'trend' | 'recovery' | 'peakTime'
>;

export interface PlanFacts {
  readonly findings: Findings;
  readonly action: PlannedAction;
  readonly horizonDays: number;
  /** As in `NatureFacts`, for an action about one nature; else the first asset or lever. */
  readonly partner: RatedNature | null;
}

export type NaturePlanFacts = PlanFacts & NatureFacts;

/**
 * How a nature is spoken of: its zone, with `background` told apart by what the role makes of it. Draining; asked for
 * more than it comes naturally; asked for as much or less.
 */
export type PlacedPortrait =
  | Exclude<Zone, 'background'>
  | 'background_drain'
  | 'background_stretch'
  | 'background_room';
export type Portrait = PlacedPortrait | 'unplaced';

/** What to make of a nature. `question` is for what comes naturally and drains here. */
export type Stance = 'keep' | 'use' | 'learn' | 'relieve' | 'question';

const stances = {
  core: 'keep',
  costly_strength: 'question',
  untapped: 'use',
  reserve: 'question',
  growth_edge: 'learn',
  strain: 'relieve',
  background_drain: 'relieve',
  background_stretch: 'learn',
  background_room: 'use',
  unplaced: 'relieve',
} as const satisfies Record<Portrait, Stance>;

/** What there is little room for, or none, is kept rather than used more. */
export function stanceOf(portrait: Portrait, { levers }: Findings, nature: Nature): Stance {
  const stance = stances[portrait];
  const isLever = levers.some((lever) => lever.nature === nature);
  return stance === 'use' && !isLever ? 'keep' : stance;
}

export const isFelt = (nature: NatureProfile): nature is FeltNature => nature.energy !== null;

export const isRated = (nature: NatureProfile): nature is RatedNature =>
  isFelt(nature) && nature.demand !== null;

export const isCompared = (nature: NatureProfile): nature is ComparedNature =>
  nature.preference !== null && nature.demand !== null && nature.gap !== null;

export const isPlaced = (nature: NatureProfile): nature is PlacedNature =>
  isRated(nature) && isCompared(nature) && nature.zone !== null;

export function portraitOf({ zone, energy, gap }: PlacedNature): PlacedPortrait {
  if (zone !== 'background') return zone;
  if (energy < 0) return 'background_drain';
  return gap > 0 ? 'background_stretch' : 'background_room';
}

export function findingsOf({ profile, intake }: ReportFacts): Findings {
  const listed = (list: readonly RankedNature[]): readonly NatureProfile[] =>
    list.flatMap(({ nature }) => profile.natures.filter((one) => one.nature === nature));
  const risks = listed(profile.topRisks).filter(isRated);
  return {
    profile,
    roleTitle: firstPhrase(intake.currentWorkSituation.roleTitle),
    worksAlone: isAlone(intake.currentWorkSituation),
    success: oneLine(intake.goals.success, 110),
    planStart: planStartOf(profile.plan, risks),
    risks,
    levers: listed(profile.topLevers).filter(isPlaced),
    assets: listed(profile.topAssets).filter(isPlaced),
  };
}

const isAlone = ({ status, organizationSize }: WorkSituation): boolean =>
  status === 'self_employed' || organizationSize === 'solo';

function planStartOf(plan: Profile['plan'], risks: readonly RatedNature[]): RatedNature | null {
  const planned = plan.flatMap(({ actions }) => actions.map(({ nature }) => nature));
  const first = planned.find((nature) => risks.some((risk) => risk.nature === nature));
  return risks.find(({ nature }) => nature === first) ?? null;
}
