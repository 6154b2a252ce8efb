import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { Profile, RankedNature } from '../../../domain/situation-map/profile.ts';
import { plain, signed } from './numbers.ts';
import type { Block } from './report-document.ts';
import { type Chapter, paragraph, type Told } from './told.ts';

const lists = { assets: 'topAssets', levers: 'topLevers', risks: 'topRisks' } as const satisfies Readonly<
  Record<string, keyof Profile>
>;
type List = keyof typeof lists;

/** A chapter about the natures of one list. Without preferences only risks can be told. */
const listChapter =
  (list: List): Chapter =>
  (told) => {
    const { profile, narrative, texts } = told;
    const ranked = profile[lists[list]];
    if (ranked.length === 0 && profile.preferenceSource === 'none') return undefined;
    return {
      id: list,
      title: texts[list].title,
      blocks: [...paragraph(narrative.sections[list]), ...ranked.map((entry) => cardOf(told, list, entry))],
    };
  };

export const assetsChapter = listChapter('assets');
export const leversChapter = listChapter('levers');
export const risksChapter = listChapter('risks');

function cardOf(told: Told, list: List, { nature, value }: RankedNature): Block {
  const { texts, nameOf } = told;
  return {
    kind: 'card',
    title: nameOf(nature),
    facts: [...numbersOf(told, nature), texts[list].value(plain(value))],
    text: textOf(told, list, nature),
  };
}

function numbersOf({ profile, texts }: Told, wanted: Nature): readonly string[] {
  const { cards } = texts;
  return profile.natures
    .filter(({ nature }) => nature === wanted)
    .flatMap(({ preference, demand, energy }) => [
      preference === null ? '' : cards.preference(plain(preference)),
      demand === null ? '' : cards.demand[profile.roleBasis](plain(demand)),
      energy === null ? '' : cards.energy(signed(energy)),
    ])
    .filter((fact) => fact !== '');
}

/** The paragraph about a nature stands where it is listed first. */
function textOf({ profile, narrative, texts }: Told, list: List, wanted: Nature): string {
  const first = (Object.keys(lists) as List[]).find((name) =>
    profile[lists[name]].some(({ nature }) => nature === wanted),
  );
  if (first !== undefined && first !== list) return texts.cards.seeAbove(texts[first].title);
  return narrative.sections.natures[wanted] ?? '';
}
