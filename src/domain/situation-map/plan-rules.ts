import type { Zone } from './zones.ts';

export const actionKinds = [
  'protect',
  'dose',
  'open',
  'learn',
  'share',
  'delegate',
  'support',
  'observe',
  'recover',
  'decide',
  'review',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** What an action takes: only the person; somebody who agrees; or a team to hand work to. */
export type ActionNeed = 'oneself' | 'agreement' | 'team';

/** How success shows for one nature: its rating a step from the present one. */
export type NatureMeasure = 'more_energy' | 'less_demand' | 'more_demand';
/** How success shows for anything. */
type GeneralMeasure = 'more_overall_energy' | 'days_noted' | 'decision_made' | 'new_map';

export interface ActionRule {
  readonly kind: ActionKind;
  readonly needs: ActionNeed;
  readonly measure: NatureMeasure | GeneralMeasure;
}

/**
 * Everything that a plan may advise. The key names the wording: before the dot what the action is about, a zone, one
 * nature or the whole situation; after it what to do.
 */
export const planRules = {
  /** A nature among the risks: note for two weeks when it drains or overtaxes. */
  'risk.observe': { kind: 'observe', needs: 'oneself', measure: 'days_noted' },

  /** Asked for, not natural, draining. */
  'strain.delegate': { kind: 'delegate', needs: 'team', measure: 'less_demand' },
  'strain.share': { kind: 'share', needs: 'agreement', measure: 'more_energy' },
  'strain.support': { kind: 'support', needs: 'oneself', measure: 'more_energy' },
  /** Natural and asked for, but draining: less of it at a time, or with pauses. */
  'costly_strength.dose': { kind: 'dose', needs: 'agreement', measure: 'less_demand' },
  'costly_strength.recover': { kind: 'recover', needs: 'oneself', measure: 'more_energy' },
  /** Asked for, not yet natural, not draining. */
  'growth_edge.learn': { kind: 'learn', needs: 'oneself', measure: 'more_energy' },
  /** Natural, and still asked for more than comes naturally. */
  'core.support': { kind: 'support', needs: 'oneself', measure: 'more_energy' },
  /** Natural, hardly asked for, draining where it is. */
  'reserve.dose': { kind: 'dose', needs: 'oneself', measure: 'more_energy' },
  /** Neither natural nor much asked for, and draining all the same. */
  'background.share': { kind: 'share', needs: 'agreement', measure: 'less_demand' },
  'background.dose': { kind: 'dose', needs: 'oneself', measure: 'more_energy' },
  /** Asked for and draining; whether it is natural is not known. */
  'drain.share': { kind: 'share', needs: 'agreement', measure: 'less_demand' },
  'drain.dose': { kind: 'dose', needs: 'oneself', measure: 'more_energy' },

  /** Natural and unused: agree on a task that uses it, or use it in a small way in what is there. */
  'untapped.open': { kind: 'open', needs: 'agreement', measure: 'more_demand' },
  'untapped.try': { kind: 'open', needs: 'oneself', measure: 'more_demand' },
  /** Natural and used, with room for more. */
  'core.open': { kind: 'open', needs: 'oneself', measure: 'more_demand' },
  /** Fairly natural and hardly used. */
  'background.open': { kind: 'open', needs: 'oneself', measure: 'more_demand' },

  /** A nature among the assets: keep its place. */
  'asset.protect': { kind: 'protect', needs: 'oneself', measure: 'more_energy' },

  /** The whole situation: note what gives energy and what takes it. */
  'situation.observe': { kind: 'observe', needs: 'oneself', measure: 'days_noted' },
  /** Where balance is the goal: fixed times to recover, before anything else. */
  'situation.recover': { kind: 'recover', needs: 'oneself', measure: 'more_overall_energy' },
  /** Nothing to reshape shows in the ratings: talk the notes over with someone. */
  'situation.talk': { kind: 'support', needs: 'oneself', measure: 'decision_made' },
  /** Nothing weighs in what was rated: keep what makes it so. */
  'situation.keep': { kind: 'protect', needs: 'oneself', measure: 'decision_made' },

  /** A decision that fits the goal. */
  'goal.grow_in_role': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.reshape_role': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.change_role': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.change_field': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.start_business': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.lead_people': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.restore_balance': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.return_to_work': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.gain_clarity': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  'goal.other': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },
  /** No goal was named. */
  'goal.unset': { kind: 'decide', needs: 'oneself', measure: 'decision_made' },

  /** Rate demands and energy again and compare. */
  'review.new_map': { kind: 'review', needs: 'oneself', measure: 'new_map' },
} as const satisfies Record<string, ActionRule>;

export type PlanTextKey = keyof typeof planRules;
export const planTextKeys = Object.keys(planRules) as readonly PlanTextKey[];

type TextKeysBy<Place extends string> = Readonly<Partial<Record<Place, readonly PlanTextKey[]>>>;

/** What relieves a risk in each zone that has any, the most effective first; the last is in one's own hands. */
export const reliefs: TextKeysBy<Zone | 'unknown'> = {
  strain: ['strain.delegate', 'strain.share', 'strain.support'],
  costly_strength: ['costly_strength.dose', 'costly_strength.recover'],
  growth_edge: ['growth_edge.learn'],
  core: ['core.support'],
  reserve: ['reserve.dose'],
  background: ['background.share', 'background.dose'],
  unknown: ['drain.share', 'drain.dose'],
};

/** What opens room for a lever in each zone that has any; the last is in one's own hands. */
export const openings: TextKeysBy<Zone> = {
  untapped: ['untapped.open', 'untapped.try'],
  core: ['core.open'],
  background: ['background.open'],
};
