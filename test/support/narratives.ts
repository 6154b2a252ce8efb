import type { Narrative } from '../../src/domain/situation-map/narrative.ts';
import type { Profile } from '../../src/domain/situation-map/profile.ts';

/** Words that say where they stand, for everything that the profile lists. */
export function aNarrative(
  { topRisks, topLevers, topAssets, plan }: Profile,
  changes: Partial<Narrative> = {},
): Narrative {
  const listed = [...topRisks, ...topLevers, ...topAssets];
  const actions = plan.flatMap((step) => step.actions);
  return {
    source: 'built_in',
    model: null,
    promptVersion: null,
    verified: true,
    fallbackSections: [],
    sections: {
      headline: 'The headline.',
      summary: ['The first paragraph.', 'The second paragraph.'],
      natures: Object.fromEntries(listed.map(({ nature }) => [nature, `The paragraph about ${nature}.`])),
      goal: 'The paragraph about the goal.',
      plan: Object.fromEntries(actions.map(({ id }) => [id, `What to do for ${id}.`])),
      questions: ['The first question?', 'The second question?', 'The third question?'],
      bullets: { keep: 'What to keep.', open: 'What to open.', relieve: 'What to relieve.' },
      alignment: 'The opening about alignment.',
      assets: 'The opening about assets.',
      levers: 'The opening about levers.',
      risks: 'The opening about risks.',
      energy: 'The opening about energy.',
    },
    ...changes,
  };
}
