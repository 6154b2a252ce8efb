import type { Nature } from '#domain/scoring/dimensions.ts';
import type { EnergyTag, PeakTime } from '../intake/intake-choices.ts';
import type { ContextFlag, NatureProfile, Quadrant } from '../reading.ts';

export const findingKinds = [
  'carries',
  'draining_strength',
  'strain',
  'stretch',
  'unused',
  'wish_against',
  'load_first',
  'little_say',
  'good_fit',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A finding about one nature: what it is to this person in this role. */
export type NatureKind = 'carries' | 'draining_strength' | 'strain' | 'stretch' | 'unused';

/** How the report presents a finding about one nature. `gives` and `costs` are used if the preference is unknown. */
export type NatureCase = NatureKind | 'gives' | 'costs';

const situationCases = [
  'load_first',
  'little_say',
  'far_role',
  'leads_less',
  'wants_what_drains',
  'drops_strength',
  'fits',
  'quiet',
  'open',
  'evenly_gives',
  'evenly_costs',
] as const;
/** How the report presents a finding about the situation or about a wish. */
export type SituationCase = (typeof situationCases)[number];

/** An answer that makes a finding better or worse. */
export type Condition =
  | { readonly kind: 'drain' | 'source'; readonly tag: EnergyTag }
  | { readonly kind: 'peak'; readonly time: Exclude<PeakTime, 'varies'>; readonly effect: 'gives' | 'costs' }
  /** Another nature that costs about as much and has no finding of its own. */
  | { readonly kind: 'costs_as_much'; readonly nature: Nature }
  | { readonly kind: Circumstance };

export type Circumstance =
  | 'little_support'
  | 'good_support'
  | 'little_say'
  | 'much_say'
  | 'too_much'
  | 'too_little'
  | 'unstable'
  | 'long_hours'
  | 'slow_recovery'
  | 'falling_energy'
  | 'low_energy'
  | 'wished_less'
  | 'wished_more';

interface FindingFacts {
  readonly kind: FindingKind;
  /** Other natures for which the same is true to the same degree. None of them is the subject of a finding. */
  readonly alike: readonly Nature[];
  /**
   * What it is based on, as JSON pointers: `/natures/…` into the profile, all others into the questionnaire. Not empty
   * if anything was answered.
   */
  readonly because: readonly string[];
  /** At most two, but up to four for a load. No condition appears twice in a report. */
  readonly conditions: readonly Condition[];
}

export type Finding =
  | (FindingFacts & { readonly case: NatureCase; readonly nature: Nature })
  | (FindingFacts & { readonly case: SituationCase; readonly nature: Nature | null });

const natureCases: ReadonlySet<string> = new Set<NatureCase>([
  'carries',
  'draining_strength',
  'strain',
  'stretch',
  'unused',
  'gives',
  'costs',
]);

export type NatureFinding = Extract<Finding, { readonly case: NatureCase }>;

export const isAboutNature = (finding: Finding): finding is NatureFinding => natureCases.has(finding.case);

/** `costingKinds` take energy; `carryingKinds` give energy or at least take none. */
export const costingKinds: ReadonlySet<FindingKind> = new Set<FindingKind>(['draining_strength', 'strain']);
export const carryingKinds: ReadonlySet<FindingKind> = new Set<FindingKind>(['carries', 'unused']);

/** The experiments for these kinds are something new, which would add to a load. */
export const addingKinds: ReadonlySet<FindingKind> = new Set<FindingKind>(['unused', 'stretch']);

/** The input for choosing findings. */
export interface FindingSource {
  /** All nine, in canonical order. */
  readonly natures: readonly NatureProfile[];
  readonly contextFlags: readonly ContextFlag[];
  readonly quadrant: Quadrant;
}
