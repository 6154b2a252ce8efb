import { describe, expect, test } from '@jest/globals';
import { phraseOf } from '#adapters/outbound/narrator/model/checks/natures-in.ts';
import { checkSentences } from '#adapters/outbound/narrator/model/checks/sentences.ts';
import { languages } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import { passes } from './situation.ts';

describe('the sentences of a text', () => {
  const sentence = (words: number): string => `${'word '.repeat(words - 1)}word.`;

  test('have at most thirty words each', () => {
    expect(passes(checkSentences, `Word ${sentence(29)} Word ${sentence(29)}`)).toBe(true);
    expect(passes(checkSentences, sentence(31))).toBe(false);
    expect(passes(checkSentences, `It is short. Word ${sentence(30)} It is short.`)).toBe(false);
  });

  test.each(languages)('count the name of a kind of work or a number as one word (%s)', (language) => {
    const list = natures.map((nature) => phraseOf(nature, language)).join(', ');
    expect(passes(checkSentences, `{{week.costs}} ${list} ${sentence(20)}`, { language })).toBe(true);
    expect(passes(checkSentences, `{{week.costs}} ${list} ${sentence(21)}`, { language })).toBe(false);
  });
});
