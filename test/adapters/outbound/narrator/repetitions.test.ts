import { expect, test } from '@jest/globals';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { grammar as english } from '#adapters/outbound/narrator/words/english/grammar.ts';
import { grammar as french } from '#adapters/outbound/narrator/words/french/grammar.ts';
import { typeset } from '#adapters/presentation/typeset.ts';
import { languages } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import { profileFrom } from '#test/domain/situation-map/situations.ts';
import { situations } from '#test/domain/situation-map/findings/any-situation.ts';
import { textsWithin } from './narrative-texts.ts';

const grammars = { en: english, fr: french } as const;

/** Phrases that say that work costs energy. */
const costs = {
  en: /(?:takes?|taking|took|costs?) [^.]*energy|tir(?:es?|ing|ed)\b|drain/iu,
  fr: /(?:prend|prendrait|prennent|coûte)[^.]*énergie|fatigu/iu,
} as const;

/** Before the texts depended on each other, the most was 6, and the mean 2.4 in English and 1.7 in French. */
const bounds = { en: { most: 4, mean: 1.75 }, fr: { most: 4, mean: 1.2 } } as const;

test.each(languages)(
  'a report says seldom more than once that a kind of work costs energy (%s)',
  (language) => {
    const counts = situations(200).map(({ intake, assessment }) => {
      const profile = profileFrom(intake, { assessment, language });
      const { conversation: _, ...sections } = builtInSections({ profile, intake });
      const sentences = textsWithin(sections)
        .flatMap(([, text]) => text.split(/(?<=[.!?…:])\s+/u))
        .filter((sentence) => costs[language].test(sentence))
        .map((sentence) => sentence.toLowerCase());
      const about = natures.map((nature) => {
        const forms = Object.values(grammars[language].nature('nature', nature)).map((form) =>
          typeset(form, language),
        );
        return sentences.filter((sentence) => forms.some((form) => sentence.includes(form))).length;
      });
      return Math.max(...about);
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(bounds[language].most);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThanOrEqual(
      bounds[language].mean,
    );
  },
);
