import type { Language } from '#domain/language.ts';
import type { Intelligence, Nature } from '#domain/scoring/dimensions.ts';
import type { Audience } from '../intake/audience.ts';
import type { Intake } from '../intake/intake.ts';
import type { NatureProfile } from '../reading.ts';
import { askedFrom } from '../measures/zones.ts';
import type { Theme } from './lexicon.ts';
import { themesIn } from './themes.ts';

/** Another answer that agrees with a wish. */
export type Echo =
  | { readonly case: 'drawn'; readonly theme: Theme; readonly intelligence: Intelligence }
  | { readonly case: 'gives' | 'costs' | 'waits'; readonly theme: Theme; readonly nature: Nature };

/** What the person would call success, recognised by its words. */
export interface OwnWords {
  /** At most two: first the one that another answer agrees with, or else in the order of the text. */
  readonly themes: readonly Theme[];
  readonly echo: Echo | null;
  /** The themes that the letter mentions: under a load, only those that do not add to it. */
  readonly letter: readonly Theme[];
}

/** Answers elsewhere that each theme may agree with, the closest first. */
const kin: Readonly<
  Partial<Record<Theme, { readonly drawn: readonly Intelligence[]; readonly natures: readonly Nature[] }>>
> = {
  hands: { drawn: ['Bodily', 'Spatial'], natures: ['Creating'] },
  paperwork: { drawn: [], natures: ['Organizing'] },
  clients: { drawn: ['Interpersonal'], natures: ['Advising', 'Providing'] },
  teaching: { drawn: ['Linguistic', 'Interpersonal'], natures: ['Performing', 'Advising'] },
  writing: { drawn: ['Linguistic'], natures: ['Creating'] },
  outdoors: { drawn: ['Naturalist', 'Bodily'], natures: [] },
  meaning: { drawn: ['Existential', 'Spiritual'], natures: ['Providing'] },
  leading: { drawn: [], natures: ['Leading'] },
  ideas: { drawn: ['Spatial', 'Logical'], natures: ['Creating', 'Innovating'] },
};

const restful: ReadonlySet<Theme> = new Set<Theme>(['free_time', 'health', 'family', 'quiet']);

export function ownWordsOf(
  { goals }: Intake,
  language: Language,
  natures: readonly NatureProfile[],
  drawn: readonly Intelligence[],
  { plan }: Audience,
  isLoaded: boolean,
): OwnWords {
  // For people who work alone, "job" means an order from a client.
  const themes = themesIn(goals.success, language).filter((theme) => theme !== 'job' || plan !== 'alone');
  const echoes = themes.flatMap((theme): readonly Echo[] => {
    const { drawn: liked = [], natures: works = [] } = kin[theme] ?? {};
    const found = liked.find((one) => drawn.includes(one));
    return [
      ...(found === undefined ? [] : [{ case: 'drawn', theme, intelligence: found } as const]),
      ...works.flatMap((nature) =>
        workEcho(
          theme,
          natures.find((one) => one.nature === nature)!,
        ),
      ),
    ];
  });
  const [echo = null] = echoes;
  const sorted = themes.toSorted((a, b) => Number(b === echo?.theme) - Number(a === echo?.theme));
  return { themes: sorted, echo, letter: isLoaded ? sorted.filter((theme) => restful.has(theme)) : sorted };
}

function workEcho(theme: Theme, { nature, energy, demand }: NatureProfile): readonly Echo[] {
  if (energy === null || demand === null || energy === 0) return [];
  if (energy < 0) return demand >= askedFrom ? [{ case: 'costs', theme, nature }] : [];
  return [{ case: demand >= askedFrom ? 'gives' : 'waits', theme, nature }];
}
