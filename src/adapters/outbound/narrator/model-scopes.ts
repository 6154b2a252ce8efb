import { type Nature, natures } from '../../../domain/scoring/dimensions.ts';
import type { Profile, RankedNature } from '../../../domain/situation-map/profile.ts';
import type { TextScope } from './checks/scope.ts';

/** What each text of a report may be about. */
export interface ReportScopes {
  readonly headline: TextScope;
  /** Of one of its paragraphs. */
  readonly summary: TextScope;
  readonly natures: ReadonlyMap<Nature, TextScope>;
  readonly goal: TextScope;
  /** By the id of the action. */
  readonly plan: ReadonlyMap<string, TextScope>;
  readonly question: TextScope;
}

/** Of the whole summary. */
export const summaryWords = 90;

/** What the numbers are called that are filled in afterwards, and what they say. A number that is not known has no name. */
export function numbersOf(profile: Profile): ReadonlyMap<string, string> {
  const { alignment, energy, goals } = profile;
  const values: readonly (readonly [string, number | null])[] = [
    ['alignment.overall', alignment.overall],
    ['energy.gain', energy.gain],
    ['energy.drain', energy.drain],
    ['energy.balance', energy.balance],
    ['goal.support', goals.support],
    ...profile.natures.flatMap(({ nature, preference, demand }) => [
      [`${nature}.preference`, preference] as const,
      [`${nature}.demand`, demand] as const,
    ]),
  ];
  return new Map(
    values.flatMap(([name, value]) => (value === null ? [] : [[name, written(value)] as const])),
  );
}

const written = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The natures that the report is about, in canonical order. */
function listedNatures({ topRisks, topLevers, topAssets }: Profile): readonly Nature[] {
  const listed = new Set([...topRisks, ...topLevers, ...topAssets].map(({ nature }: RankedNature) => nature));
  return natures.filter((nature) => listed.has(nature));
}

export function scopesOf(profile: Profile): ReportScopes {
  const listed = listedNatures(profile);
  const { moreOf, lessOf } = profile.goals;
  const talkedOf = natures.filter((nature) =>
    [...listed, ...moreOf, ...lessOf, profile.topNature].includes(nature),
  );
  const general = { natures: talkedOf, subject: null, tokens: tokensOf(profile, talkedOf, true) } as const;
  const actions = profile.plan.flatMap((step) => step.actions);
  return {
    headline: { ...general, words: { least: 6, most: 40 }, ending: 'statement', sentences: 1 },
    summary: { ...general, words: { least: 6, most: summaryWords }, ending: 'statement', sentences: 6 },
    natures: new Map(listed.map((nature) => [nature, paragraphOn(profile, nature)])),
    goal: { ...general, words: { least: 15, most: 80 }, ending: 'statement', sentences: 6 },
    plan: new Map(actions.map(({ id, nature }) => [id, actionOn(profile, listed, nature)])),
    question: { ...general, words: { least: 5, most: 40 }, ending: 'question', sentences: 2 },
  };
}

const paragraphOn = (profile: Profile, nature: Nature): TextScope => ({
  natures: [nature],
  subject: nature,
  tokens: tokensOf(profile, [nature], false),
  words: { least: 20, most: 70 },
  ending: 'statement',
  sentences: 6,
});

const actionOn = (profile: Profile, listed: readonly Nature[], nature: Nature | null): TextScope => ({
  natures: nature === null ? listed : [...new Set([nature, ...listed])],
  subject: nature,
  tokens: tokensOf(profile, nature === null ? [] : [nature], false),
  words: { least: 6, most: 40 },
  ending: 'statement',
  sentences: 4,
});

/** Of the numbers that exist, those of these natures, and of the whole where it is spoken of. */
function tokensOf(profile: Profile, about: readonly Nature[], isGeneral: boolean): ReadonlySet<string> {
  const owners = new Set<string>(isGeneral ? [...about, 'alignment', 'energy', 'goal'] : about);
  return new Set([...numbersOf(profile).keys()].filter((name) => owners.has(name.split('.')[0] ?? '')));
}
