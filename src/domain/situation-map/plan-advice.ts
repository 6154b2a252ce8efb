import type { Nature } from '../scoring/dimensions.ts';
import type { EnergyRating, Intake } from './intake.ts';
import { type ActionNeed, openings, planRules, type PlanTextKey, reliefs } from './plan-rules.ts';
import type { Zone } from './zones.ts';

/** A nature that the role asks for and that was rated for energy, as all risks, levers and assets are. */
export interface RatedNature {
  readonly nature: Nature;
  readonly zone: Zone | null;
  readonly demand: number;
  readonly energy: EnergyRating;
}

/** An action that was chosen, and the nature that it is about, if it is about one. */
export interface Advice {
  readonly textKey: PlanTextKey;
  readonly about: RatedNature | null;
}

/** Up to here, what a person can do alone comes before what others must agree to. */
const littleInfluence = 2;

export const aboutAll = (textKey: PlanTextKey): Advice => ({ textKey, about: null });

export const observationOf = (risk: RatedNature): Advice => ({ textKey: 'risk.observe', about: risk });

export const protectionOf = (asset: RatedNature): Advice => ({ textKey: 'asset.protect', about: asset });

/** None in the one zone where nothing can be a risk. */
export const reliefOf = (risk: RatedNature, intake: Intake): readonly Advice[] =>
  firstFeasible(reliefs[risk.zone ?? 'unknown'], risk, intake);

/** None in the zones where nothing can be a lever. */
export const openingOf = (lever: RatedNature, intake: Intake): readonly Advice[] =>
  lever.zone === null ? [] : firstFeasible(openings[lever.zone], lever, intake);

const firstFeasible = (
  textKeys: readonly PlanTextKey[] = [],
  about: RatedNature,
  intake: Intake,
): readonly Advice[] =>
  textKeys
    .filter((textKey) => isFeasible(planRules[textKey].needs, intake))
    .slice(0, 1)
    .map((textKey) => ({ textKey, about }));

function isFeasible(need: ActionNeed, { goals, currentWorkSituation }: Intake): boolean {
  if (need === 'oneself') return true;
  if (goals.influence !== undefined && goals.influence <= littleInfluence) return false;
  return need === 'agreement' || (currentWorkSituation.peopleManaged ?? 0) > 0;
}
