import type { Nature } from '../../../domain/scoring/dimensions.ts';
import type { NatureProfile } from '../../../domain/situation-map/profile.ts';
import { highCut } from '../../../domain/situation-map/zones.ts';
import { plain, signed } from './numbers.ts';
import type { Block } from './report-document.ts';
import { type Cell, tableOf } from './tables.ts';
import { type Chapter, paragraph, type Told, unlessEmpty } from './told.ts';

/** Where the person wants to go, and what that meets. */
export const goalChapter: Chapter = (told) => {
  const { profile, narrative, texts, intake } = told;
  const { title, named, goals, success, constraints } = texts.goal;
  const { primary } = profile.goals;
  return {
    id: 'goal',
    title: primary ? named(goals[primary]) : title,
    blocks: [
      ...quoteUnlessIn(narrative.sections.goal, success, intake.goals.success),
      ...paragraph(narrative.sections.goal),
      ...unlessEmpty(wishesOf(told), (wishes) => wishTable(told, wishes)),
      ...unlessEmpty(wishedChanges(profile.natures), (natures) => wishedTable(told, natures)),
      ...quote(constraints, intake.goals.constraints),
    ],
  };
};

const quote = (source: string, text: string | undefined): readonly Block[] =>
  text === undefined ? [] : [{ kind: 'quote', source, text }];

/** Nothing for words that the paragraph quotes in full. */
const quoteUnlessIn = (prose: string, source: string, text: string | undefined): readonly Block[] =>
  text !== undefined && prose.includes(text.replace(/[.\s]+$/, '')) ? [] : quote(source, text);

interface Wish {
  readonly nature: NatureProfile;
  readonly direction: 'more' | 'less';
}

function wishesOf({ profile: { goals, natures } }: Told): readonly Wish[] {
  const wishes = (wanted: readonly Nature[], direction: Wish['direction']): readonly Wish[] =>
    natures.filter(({ nature }) => wanted.includes(nature)).map((nature) => ({ nature, direction }));
  return [...wishes(goals.moreOf, 'more'), ...wishes(goals.lessOf, 'less')];
}

/** The person's own side only where it is known. */
function wishTable(told: Told, wishes: readonly Wish[]): Block {
  const { profile, texts, nameOf } = told;
  const titles = texts.goal.columns[profile.roleBasis];
  const preference: Cell<Wish> = {
    title: titles.preference,
    align: 'right',
    text: ({ nature }) => plain(nature.preference),
  };
  const columns: readonly Cell<Wish>[] = [
    { title: titles.nature, align: 'left', text: ({ nature }) => nameOf(nature.nature) },
    { title: titles.wish, align: 'left', text: ({ direction }) => texts.goal[direction] },
    ...(profile.preferenceSource === 'none' ? [] : [preference]),
    { title: titles.demand, align: 'right', text: ({ nature }) => plain(nature.demand) },
    { title: titles.meaning, align: 'left', text: (wish) => meaningOf(told, wish) },
  ];
  return { kind: 'table', table: tableOf(texts.goal.tableCaption, columns, wishes) };
}

const meaningOf = (told: Told, { nature, direction }: Wish): string =>
  direction === 'more' ? meaningOfMore(told, nature) : meaningOfLess(told, nature);

function meaningOfMore({ texts }: Told, { preference, energy }: NatureProfile): string {
  const { moreNatural, moreStretch, moreGives } = texts.goal;
  if (preference !== null) return preference >= highCut ? moreNatural : moreStretch;
  return (energy ?? 0) > 0 ? moreGives : texts.unknown;
}

function meaningOfLess({ profile, texts }: Told, { nature, energy }: NatureProfile): string {
  const { lessCosts, lessCarries, lessNeutral } = texts.goal;
  if (energy === null) return texts.unknown;
  if (energy < 0) return lessCosts;
  return profile.topAssets.some((asset) => asset.nature === nature) ? lessCarries : lessNeutral;
}

/** The largest change first. */
const wishedChanges = (natures: readonly NatureProfile[]): readonly NatureProfile[] =>
  natures.filter(({ wishedGap }) => (wishedGap ?? 0) !== 0).toSorted((a, b) => changeOf(b) - changeOf(a));

const changeOf = ({ wishedGap }: NatureProfile): number => Math.abs(wishedGap ?? 0);

function wishedTable({ texts, nameOf }: Told, natures: readonly NatureProfile[]): Block {
  const { wishedCaption, wishedColumns } = texts.goal;
  const columns: readonly Cell<NatureProfile>[] = [
    { title: wishedColumns.nature, align: 'left', text: ({ nature }) => nameOf(nature) },
    { title: wishedColumns.now, align: 'right', text: ({ demand }) => plain(demand) },
    {
      title: wishedColumns.wished,
      align: 'right',
      text: ({ demand, wishedGap }) => plain((demand ?? 0) + (wishedGap ?? 0)),
    },
    { title: wishedColumns.change, align: 'right', text: ({ wishedGap }) => signed(wishedGap) },
  ];
  return { kind: 'table', table: tableOf(wishedCaption, columns, natures) };
}
