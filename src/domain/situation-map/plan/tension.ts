import type { Nature } from '#domain/scoring/dimensions.ts';
import { contraryWishOf } from '../findings/wishes.ts';
import { costingKinds, type Finding, isAboutNature } from '../findings/finding.ts';
import type { Intake } from '../intake/intake.ts';
import type { NatureProfile } from '../reading.ts';

export const tensionKinds = [
  'load_on_strength',
  'leads_less',
  'wants_what_drains',
  'drops_strength',
  'far_role',
  'cost_and_room',
  'cost_beside_strength',
  'strength_costs',
] as const;
export type TensionKind = (typeof tensionKinds)[number];

/** Two things that pull in opposite directions for this person in this role. */
export interface Tension {
  readonly kind: TensionKind;
  /** The first of the two; `null` for a wish for another role. */
  readonly nature: Nature | null;
  /** The nature on the other side. */
  readonly other: Nature | null;
  /** JSON pointers, as in findings. */
  readonly because: readonly string[];
}

/** Computed from the findings, so that both agree; `null` if nothing pulls in opposite directions. */
export function tensionOf(
  findings: readonly Finding[],
  natures: readonly NatureProfile[],
  intake: Intake,
): Tension | null {
  const about = findings.filter(isAboutNature);
  const cost = about.find(({ kind }) => costingKinds.has(kind));
  const room = about.find(({ kind }) => kind === 'unused');
  const strength = about.find(({ kind }) => kind === 'carries');
  const load = findings.find(({ kind }) => kind === 'load_first');
  const wishFinding = findings.find(({ kind }) => kind === 'wish_against');
  const wish = contraryWishOf(natures, intake);

  const right = strength ?? room;
  if (load && right) return { ...between('load_on_strength', right, load), other: null };
  if (cost && room && !wishFinding) return between('cost_and_room', cost, room);
  if (wish !== null && wishFinding)
    return { kind: wish.case, nature: wish.nature, other: null, because: wishFinding.because };
  if (cost && strength) return between('cost_beside_strength', cost, strength);
  if (cost?.case === 'draining_strength')
    return { kind: 'strength_costs', nature: cost.nature, other: null, because: cost.because };
  return null;
}

const between = (kind: TensionKind, of: Finding, against: Finding): Tension => ({
  kind,
  nature: of.nature,
  other: against.nature,
  because: [...new Set([...of.because, ...against.because])],
});
