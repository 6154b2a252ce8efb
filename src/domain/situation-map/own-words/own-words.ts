import type { Language } from '../../language.ts';
import type { Intelligence, Nature } from '../../scoring/dimensions.ts';
import type { Audience } from '../audience.ts';
import type { Intake } from '../intake.ts';
import type { NatureProfile } from '../reading.ts';
import type { Theme } from './lexicon.ts';
import { themesIn } from './themes.ts';

/** Another answer that a wish agrees with. */
export type Echo =
  | { readonly case: 'drawn'; readonly theme: Theme; readonly intelligence: Intelligence }
  | { readonly case: 'gives' | 'costs' | 'waits'; readonly theme: Theme; readonly nature: Nature };

/** What the person would call success, read by its words. */
export interface OwnWords {
  /** At most two: first the one that another answer agrees with, else as in the text. */
  readonly themes: readonly Theme[];
  readonly echo: Echo | null;
}

/** What each theme may meet elsewhere in the answers; of what draws the person, the strongest. */
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

/** From here the role asks for it: rated 3 or more. */
const askedFrom = 50;

export function ownWordsOf(
  { goals }: Intake,
  language: Language,
  natures: readonly NatureProfile[],
  drawn: readonly Intelligence[],
  { plan }: Audience,
): OwnWords {
  // Who works alone calls an order a job.
  const themes = themesIn(goals.success, language).filter((theme) => theme !== 'job' || plan !== 'alone');
  const echoes = themes.flatMap((theme): readonly Echo[] => {
    const { drawn: liked = [], natures: works = [] } = kin[theme] ?? {};
    const found = drawn.find((one) => liked.includes(one));
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
  return { themes: themes.toSorted((a, b) => Number(b === echo?.theme) - Number(a === echo?.theme)), echo };
}

function workEcho(theme: Theme, { nature, energy, demand }: NatureProfile): readonly Echo[] {
  if (energy === null || demand === null || energy === 0) return [];
  if (energy < 0) return demand >= askedFrom ? [{ case: 'costs', theme, nature }] : [];
  return [{ case: demand >= askedFrom ? 'gives' : 'waits', theme, nature }];
}
