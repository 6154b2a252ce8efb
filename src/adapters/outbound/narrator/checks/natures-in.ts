import type { Language } from '../../../../domain/language.ts';
import { type Nature, natures } from '../../../../domain/scoring/dimensions.ts';
import { dimensionName } from '../../../presentation/report/dimension-names.ts';
import { plainly } from './prose.ts';

const escaped = (name: string): string => plainly(name).replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const mention = (names: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}{.])(?:${names.map(escaped).join('|')})(?![\p{L}\p{N}])`, 'gu');

/** With a capital, in the report's language or as the numbers call it. In small letters it is a word like any other. */
const mentions: Readonly<Record<Language, ReadonlyMap<Nature, RegExp>>> = {
  en: new Map(natures.map((nature) => [nature, mention([nature])])),
  fr: new Map(natures.map((nature) => [nature, mention([dimensionName(nature, 'fr'), nature])])),
};

export interface Mention {
  readonly nature: Nature;
  readonly start: number;
  readonly end: number;
}

/** In the order of the text, which has to be `plainly` written. */
export const mentionsIn = (text: string, language: Language): readonly Mention[] =>
  [...mentions[language]]
    .flatMap(([nature, pattern]) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
        nature,
        start: index,
        end: index + length,
      })),
    )
    .toSorted((one, other) => one.start - other.start);
