import type { Milestone, SituationProfile } from '#adapters/inbound/web/api/api-types.ts';

interface Due {
  /** `YYYY-MM-DD`. */
  readonly until: string;
  readonly steps: Milestone['steps'];
}

type Planned = Pick<SituationProfile, 'plan' | 'narrative'>;

/** The steps of the plan with their dates, in the order of the plan. */
export function planOf({ plan, narrative: { sections } }: Planned): readonly Due[] {
  const textOf = (id: string): string => {
    const words = sections.plan[id];
    // Maps of the first method have plain text here.
    return typeof words === 'string' ? words : (words?.text ?? '');
  };
  return plan.flatMap(({ actions }) => {
    const until = actions[0]?.review_on;
    if (until === undefined) return [];
    // The signs of progress are left out: they are in the report, with their introduction.
    return [{ until, steps: actions.map(({ id }) => ({ id, text: textOf(id), sign: '', serves: '' })) }];
  });
}

/** The first date that has an open step, with all steps of that date; `undefined` when everything is done. */
export const nextDateOf = (plan: readonly Due[], isDone: (stepId: string) => boolean): Due | undefined =>
  plan.find(({ steps }) => steps.some(({ id }) => !isDone(id)));
