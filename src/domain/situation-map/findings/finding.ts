import type { Nature } from '../../scoring/dimensions.ts';
import type { EnergyTag, PeakTime } from '../intake.ts';
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

/** How a finding about one nature is told. The last two: it is not known what comes naturally. */
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
/** How a finding about the situation, or about a wish, is told. */
export type SituationCase = (typeof situationCases)[number];

/** What makes a finding better or worse, from the answers. */
export type Condition =
  | { readonly kind: 'drain' | 'source'; readonly tag: EnergyTag }
  | { readonly kind: 'peak'; readonly time: Exclude<PeakTime, 'varies'>; readonly effect: 'gives' | 'costs' }
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
  /** Other natures of which the same is true to the same degree; nobody else's subject. */
  readonly alike: readonly Nature[];
  /**
   * What it rests on, as JSON pointers: `/natures/…` into the profile, all others into the questionnaire. At least one
   * wherever anything was answered.
   */
  readonly because: readonly string[];
  /** At most two, of a load at most four; none of them twice in a report. */
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

export const isAboutNature = (finding: Finding): finding is Extract<Finding, { readonly case: NatureCase }> =>
  natureCases.has(finding.case);

/** What costs energy, and what gives it or at least takes none. */
export const costingKinds: ReadonlySet<FindingKind> = new Set<FindingKind>(['draining_strength', 'strain']);
export const carryingKinds: ReadonlySet<FindingKind> = new Set<FindingKind>(['carries', 'unused']);

/** What findings are chosen from. */
export interface FindingSource {
  /** All nine, in canonical order. */
  readonly natures: readonly NatureProfile[];
  readonly contextFlags: readonly ContextFlag[];
  readonly quadrant: Quadrant;
}
