import { natures } from '#domain/scoring/dimensions.ts';
import type { FirstEdition, Narrative, NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import type { Profile } from '#domain/situation-map/profile.ts';

type Changes = Partial<Omit<Narrative, 'sections'>>;

/** Texts that contain their own position, for every entry that the profile lists. */
export const aNarrative = (
  profile: Profile,
  { sections, ...changes }: Changes & { readonly sections?: Partial<NarrativeSections> } = {},
): Narrative => ({ ...builtIn, sections: { ...sectionsFor(profile), ...sections }, ...changes });

/** The same, in the form of maps that were made by the first method. */
export const aFirstEdition = (
  profile: Profile,
  { sections, ...changes }: Changes & { readonly sections?: Partial<FirstEdition> } = {},
): Narrative => ({ ...builtIn, sections: { ...firstEditionFor(profile), ...sections }, ...changes });

const builtIn = {
  source: 'built_in',
  model: null,
  promptVersion: null,
  verified: true,
  fallbackSections: [],
} as const;

const sectionsFor = (profile: Profile): NarrativeSections => ({
  letter: ['The first paragraph of the letter.', 'The second paragraph of the letter.'],
  week: ['The paragraph about the week.'],
  patterns: ['What the answers say together.'],
  findings: profile.findings.map((finding, index) => ({
    title: `The claim ${index + 1}`,
    see: `What is seen of ${finding.case}.`,
    scenes: [`The first scene of ${index + 1}.`, `The second scene of ${index + 1}.`],
    conditions: finding.conditions.map(({ kind }) => `The condition ${kind} of ${index + 1}.`),
    experiment: {
      name: `The experiment ${index + 1}`,
      body: `What to try for ${index + 1}.`,
      say: { to: `somebody ${index + 1}`, words: `The words to say for ${index + 1}.` },
      notice: `How one notices ${index + 1}.`,
    },
  })),
  question: { wished: 'What is wished.', fixed: 'What is fixed.', question: 'The open question?' },
  plan: Object.fromEntries(
    actionsOf(profile).map(({ id, kind }) => [
      id,
      { text: `What to do for ${id}.`, sign: kind === 'review' ? '' : `The sign of ${id}.` },
    ]),
  ),
  goal: ['The goal.', 'Its horizon.'],
  conversation: [1, 2, 3].map((number) => ({ to: `person ${number}`, question: `The question ${number}?` })),
  remarks: ['The remark about all nine.'],
  natures: Object.fromEntries(natures.map((nature) => [nature, `The sentences on ${nature}.`])),
  attraction: profile.preferenceSource === 'assessment' ? ['The paragraph about what draws.'] : [],
});

function firstEditionFor(profile: Profile): FirstEdition {
  const { topRisks, topLevers, topAssets } = profile;
  const listed = [...topRisks, ...topLevers, ...topAssets];
  return {
    headline: 'The headline.',
    summary: ['The first paragraph.', 'The second paragraph.'],
    natures: Object.fromEntries(listed.map(({ nature }) => [nature, `The paragraph about ${nature}.`])),
    goal: 'The paragraph about the goal.',
    plan: Object.fromEntries(actionsOf(profile).map(({ id }) => [id, `What to do for ${id}.`])),
    questions: ['The first question?', 'The second question?', 'The third question?'],
    bullets: { keep: 'What to keep.', open: 'What to open.', relieve: 'What to relieve.' },
    alignment: 'The opening about alignment.',
    assets: 'The opening about assets.',
    levers: 'The opening about levers.',
    risks: 'The opening about risks.',
    energy: 'The opening about energy.',
  };
}

const actionsOf = ({ plan }: Profile) => plan.flatMap((step) => step.actions);
