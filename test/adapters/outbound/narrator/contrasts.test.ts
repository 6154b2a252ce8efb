import { describe, expect, test } from '@jest/globals';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { mentionsIn } from '#adapters/outbound/narrator/model/checks/natures-in.ts';
import { plainly } from '#adapters/outbound/narrator/model/checks/prose.ts';
import { type Language, languages } from '#domain/language.ts';
import { situations } from '#test/domain/situation-map/findings/any-situation.ts';
import { natureIn, profileFrom } from '#test/domain/situation-map/situations.ts';

/** Words that set what follows against what was said before. */
const contrasts = {
  en: /\b(?:instead|rather than|in place of)\b/iu,
  fr: /(?:\bau lieu d|\bà la place\b|\bautre chose\b|\bplutôt que\b)/iu,
} as const;

/** Says that the role hardly asks for the last kind of work that it names. */
const seldomAsked = { en: /\bseldom for\b/iu, fr: /\bet rarement\b/iu } as const;

const sentencesIn = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+/u);

const told = (language: Language) =>
  situations(250).map(({ intake, assessment }) => {
    const profile = profileFrom(intake, { assessment, language });
    return { profile, letter: builtInSections({ profile, intake }).letter };
  });

describe.each(languages)('the letter in %s', (language) => {
  const all = told(language);
  const sentences = all.flatMap(({ profile, letter }) =>
    letter.flatMap(sentencesIn).map((sentence) => ({
      profile,
      sentence,
      named: mentionsIn(plainly(sentence), language).map(({ nature }) => nature),
    })),
  );

  test('never sets one kind of work against what it said before', () => {
    const contrasting = sentences.filter(
      ({ sentence, named }) => named.length > 0 && contrasts[language].test(sentence),
    );
    expect(contrasting.map(({ sentence }) => sentence)).toEqual([]);
  });

  test('says that a kind of work is seldom asked for only where it is, next to another that is asked for', () => {
    const compared = sentences.filter(({ sentence }) => seldomAsked[language].test(sentence));
    expect(compared.length).toBeGreaterThan(5);
    const wrong = compared.filter(({ profile, named }) => {
      const [asked, seldom] = [named[0]!, named.at(-1)!];
      return (
        asked === seldom ||
        (natureIn(profile, asked).demand ?? 0) < 50 ||
        (natureIn(profile, seldom).demand ?? 100) > 25
      );
    });
    expect(wrong.map(({ sentence }) => sentence)).toEqual([]);
  });
});
