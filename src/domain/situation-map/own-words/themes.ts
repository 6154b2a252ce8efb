import type { Language } from '#domain/language.ts';
import { english } from './english-lexicon.ts';
import { french } from './french-lexicon.ts';
import { type Lexicon, type Theme, themes } from './lexicon.ts';
import { plainWords } from './plain-words.ts';

const lexicons: Readonly<Record<Language, Lexicon>> = { en: english, fr: french };

const mostThemes = 2;

/**
 * The themes of a short text, recognised by its words: the first one it names and the last one, so that both halves of
 * a wish count. Empty if it names none.
 */
export function themesIn(text: string | undefined, language: Language): readonly Theme[] {
  if (text === undefined) return [];
  const plain = plainWords(text);
  const lexicon = lexicons[language];
  const found = themes
    .flatMap((theme) => {
      const match = lexicon[theme].exec(plain);
      return match === null ? [] : [{ theme, at: match.index }];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ theme }) => theme);
  return found.length <= mostThemes ? found : [found[0]!, found.at(-1)!];
}
