import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type Language, languages } from '#domain/language.ts';
import { dimensions } from '#domain/scoring/dimensions.ts';
import { itemBank, itemBankOf, releasedBanks } from '#domain/scoring/item-bank.ts';
import { facets } from '#domain/scoring/statements.ts';

const { items } = itemBank;
const textsIn = (language: Language): string[] => items.map((item) => item.text[language]);

/** The parts of an elided French word count separately: "J’aime" is two words. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const textsUsing = (language: Language, banned: string): string[] => {
  const list = new Set(banned.split(' '));
  return textsIn(language).filter((text) => wordsOf(text).some((word) => list.has(word)));
};
const textsMatching = (language: Language, pattern: RegExp): string[] =>
  textsIn(language).filter((text) => pattern.test(text));

const countBy = <T>(values: readonly T[]): Map<T, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>());

describe('the order of the item bank', () => {
  test('presents 76 items numbered 1 to 76', () => {
    expect(items.map((item) => item.id)).toEqual(Array.from({ length: 76 }, (_, index) => index + 1));
  });

  test('asks every dimension once in each of four rounds', () => {
    for (const round of [0, 1, 2, 3]) {
      const asked = items.slice(round * 19, (round + 1) * 19).map((item) => item.dimension);
      expect(asked.toSorted()).toEqual(dimensions.toSorted());
    }
  });

  test('asks every facet of every dimension once', () => {
    const asked = items.map((item) => `${item.dimension} ${item.facet}`);
    const expected = dimensions.flatMap((dimension) => facets.map((facet) => `${dimension} ${facet}`));
    expect(asked.toSorted()).toEqual(expected.toSorted());
  });

  test('keeps two items of the same dimension at least 14 apart', () => {
    const distances = dimensions.flatMap((dimension) => {
      const ids = items.filter((item) => item.dimension === dimension).map((item) => item.id);
      return ids.slice(1).map((id, index) => id - (ids[index] ?? id));
    });
    expect(distances).toHaveLength(57);
    expect(Math.min(...distances)).toBe(14);
  });

  test('asks the same facet at most twice in a row', () => {
    const runs = items.filter(
      ({ facet }, i) => facet === items[i + 1]?.facet && facet === items[i + 2]?.facet,
    );
    expect(runs).toEqual([]);
  });
});

describe.each(languages)('every statement in %s', (language) => {
  test('is different from all others', () => {
    expect(new Set(textsIn(language).map((text) => wordsOf(text).join(' '))).size).toBe(76);
  });

  test('is short', () => {
    const limit = { en: 12, fr: 15 }[language];
    expect(textsIn(language).filter((text) => wordsOf(text).length > limit)).toEqual([]);
  });

  test('is one sentence: a capital, words with curly apostrophes, a full stop', () => {
    const sentence = /^\p{Lu}[\p{L}’-]*(?:,? [\p{L}’-]+)*\.$/u;
    expect(textsIn(language).filter((text) => !sentence.test(text))).toEqual([]);
  });

  test('speaks in the first person', () => {
    const firstPerson = {
      en: /\b(?:i|me|my|myself)\b/i,
      fr: /(?<!\p{L})(?:je|j|me|m|moi|mon|ma|mes)(?!\p{L})/iu,
    };
    expect(textsIn(language).filter((text) => !firstPerson[language].test(text))).toEqual([]);
  });

  test('has the same first three words as at most five others', () => {
    const openings = countBy(textsIn(language).map((text) => wordsOf(text).slice(0, 3).join(' ')));
    expect([...openings].filter(([, count]) => count > 6)).toEqual([]);
  });

  test('has the same first two words as fewer than a quarter of the bank', () => {
    const openings = countBy(textsIn(language).map((text) => wordsOf(text).slice(0, 2).join(' ')));
    expect([...openings].filter(([, count]) => count >= 19)).toEqual([]);
  });
});

const banned: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'claims two things': {
    en: 'and or but nor both either plus',
    fr: 'et ou mais ni puis soit',
  },
  'denies anything': {
    en: 'no not never none nothing nobody nowhere neither nor without hardly cannot don t doesn isn won',
    fr: 'ne n ni pas non jamais aucun aucune rien guère sans sauf',
  },
  'states how often': {
    en: 'always often frequently usually sometimes rarely seldom never constantly every everyday',
    fr: 'toujours souvent jamais parfois rarement fréquemment habituellement quelquefois constamment chaque',
  },
  'mentions religion': {
    en: 'god gods faith pray prayer religion religious church soul holy sacred worship divine bible',
    fr: 'dieu dieux foi prie prier prière religion religieux église âme saint sacré sacrée culte divin divine bible',
  },
  'uses jargon': {
    en: 'stakeholder leverage synergy proactive agile feedback mindset network workflow brainstorm team colleague boss client customer career office meeting',
    fr: 'feedback process manager leadership brainstorming networking équipe collègue collègues chef patron client clients carrière bureau réunion mindset challenge',
  },
  'praises or claims a skill': {
    en: 'great excellent gifted talented best brilliant expert skilled good can able',
    fr: 'excellent excellente don talent meilleur meilleure brillant expert capable sais peux arrive',
  },
};

describe.each(Object.entries(banned))('no statement %s', (_, lists) => {
  test.each(languages)('in %s', (language) => {
    expect(textsUsing(language, lists[language])).toEqual([]);
  });
});

test('no English statement hides a denial in a prefix', () => {
  expect(
    textsMatching('en', /\b(?:un(?!til|der|it|iverse|ion)|dis(?!cover|cuss|play|tan)|non-)\p{L}+/iu),
  ).toEqual([]);
});

describe('no French statement reveals a gender', () => {
  test('by a verb whose complement agrees with the speaker', () => {
    const ofBeing =
      /(?<!\p{L})(?:je (?:suis|reste|deviens|parais|semble|demeure)|je me (?:sens|sais|crois|vois|montre|trouve)) /iu;
    const ofMaking = /(?<!\p{L})me (?:rend|rendent|laisse|laissent|sentir|croire|savoir|voir|retrouver) /iu;
    expect(textsMatching('fr', ofBeing)).toEqual([]);
    expect(textsMatching('fr', ofMaking)).toEqual([]);
  });

  test('by an adjective or participle that would describe the speaker', () => {
    const describing =
      'content contente heureux heureuse doué douée curieux curieuse attentif attentive seul seule prêt prête sûr sûre fier fière intéressé intéressée passionné passionnée attiré attirée ému émue créatif créative né née';
    expect(textsUsing('fr', describing)).toEqual([]);
  });

  test('by doubled endings', () => {
    expect(textsMatching('fr', /\(|·|\.e|\/|-e(?!\p{L})/iu)).toEqual([]);
  });
});

describe('English statements', () => {
  /** Groups of vowels, without silent endings, plus the break in "being". This is exact enough for a grade. */
  const syllablesOf = (word: string): number => {
    const spoken = word
      .replace(/(?<=[aeiouy])ing$/, '-ing')
      .replace(/(?<=[^aeiouyl])e$|(?<=[^aeiouylcghsxz])es$|(?<=[aeiouy]l)es?$|(?<=[^aeioudt])ed$/, '');
    return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
  };

  /** Flesch-Kincaid grade of one sentence: 0.39 words + 11.8 syllables per word - 15.59. */
  const gradeOf = (text: string): number => {
    const words = text.toLowerCase().match(/[a-z’]+/g) ?? [];
    const syllables = words.map(syllablesOf).reduce((sum, count) => sum + count, 0);
    return 0.39 * words.length + (11.8 * syllables) / words.length - 15.59;
  };

  test.each([
    ['make', 1],
    ['changed', 1],
    ['people', 2],
    ['faces', 2],
    ['being', 2],
    ['easily', 3],
    ['furniture', 3],
  ])('count "%s" as %i in their grade', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables);
  });

  test('have a reading level of the sixth grade or below', () => {
    expect(textsIn('en').filter((text) => gradeOf(text) > 6)).toEqual([]);
  });
});

describe('a released version of the bank', () => {
  /** Keys sorted at every depth, no spaces. */
  const canonicalJson = (value: unknown): string =>
    JSON.stringify(value, (_, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );

  /** Add a line for each release, and never change an existing line. */
  const released = {
    '1.0.0': '6ba9735725747a2adf81dc0d27bf0b03bf231f9a8a918fc0a70c94ecba1c8212',
    '2.0.0': 'bc2c777b3b113b844cf92f8fe987a2a63e3178138eb6df61e58c3651dc6af538',
  };

  test('never changes its wording, order or ids', () => {
    const digests = releasedBanks.map((bank) => [
      bank.version,
      createHash('sha256').update(canonicalJson(bank)).digest('hex'),
    ]);
    expect(Object.fromEntries(digests)).toEqual(released);
  });

  test.each(releasedBanks)('is found by its version: $version', (bank) => {
    expect(itemBankOf(bank.version)).toBe(bank);
  });

  test('is the current one if it is the last', () => {
    expect(releasedBanks.at(-1)).toBe(itemBank);
  });

  test('numbers the same dimensions and facets as every other one', () => {
    const orders = releasedBanks.map((bank) =>
      bank.items.map(({ id, dimension, facet }) => `${id} ${dimension} ${facet}`),
    );
    for (const order of orders) expect(order).toEqual(orders[0]);
  });

  test('is not found for a version that was never released', () => {
    expect(() => itemBankOf('0.9.0')).toThrow('no item bank 0.9.0');
  });
});
