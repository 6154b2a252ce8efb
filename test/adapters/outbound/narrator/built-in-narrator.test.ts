import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  builtInSections,
  makeBuiltInNarrator,
} from '../../../../src/adapters/outbound/narrator/built-in-narrator.ts';
import { wordLimits } from '../../../../src/adapters/outbound/narrator/phrasebook.ts';
import { wordsIn } from '../../../../src/adapters/outbound/narrator/voice.ts';
import type { ReportFacts } from '../../../../src/application/ports/narrator.ts';
import { languages } from '../../../../src/domain/language.ts';
import { randomRoleMedian } from '../../../../src/domain/situation-map/profile.ts';
import { describeNarrator } from '../../../contracts/narrator.contract.ts';
import { anyFacts } from './any-facts.ts';
import { sentencesIn, textsIn, withoutQuotes } from './narrative-texts.ts';
import { factsFor, readers } from './readers.ts';

describeNarrator('built in', makeBuiltInNarrator);

const textsFor = (facts: ReportFacts) => textsIn(builtInSections(facts));

/** The numbers of a value, wherever they stand in it, without their signs. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe.each(languages)('built-in texts (%s)', (language) => {
  test('no sentence is read by two of ten different people', () => {
    const readersOf = new Map<string, Set<string>>();
    for (const reader of readers)
      for (const [, text] of textsFor(factsFor(reader, language)))
        for (const sentence of sentencesIn(text, language))
          readersOf.set(sentence, (readersOf.get(sentence) ?? new Set()).add(reader.name));
    const shared = [...readersOf].filter(([, names]) => names.size > 1).map(([sentence]) => sentence);
    expect(readers).toHaveLength(10);
    expect(shared).toEqual([]);
  });

  test('no sentence comes twice in one report', () => {
    for (const reader of readers) {
      const sentences = textsFor(factsFor(reader, language)).flatMap(([, text]) =>
        sentencesIn(text, language),
      );
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
    }
  });

  test('everybody gets whole sentences with nothing left open', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        for (const [place, text] of textsFor(facts)) {
          expect({ place, text }).not.toMatchObject({ text: expect.stringMatching(unfinished) });
          for (const sentence of sentencesIn(withoutQuotes(text), language)) expect(sentence).toMatch(whole);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every number is one of the profile', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const known = new Set([...numbersIn(facts.profile), randomRoleMedian]);
        for (const [place, text] of textsFor(facts)) {
          const printed = Array.from(withoutQuotes(text).matchAll(/\d+/gu), ([digits]) => Number(digits));
          expect({ place, text, unknown: printed.filter((number) => !known.has(number)) }).toMatchObject({
            unknown: [],
          });
        }
      }),
      { numRuns: 300 },
    );
  });

  test('paragraphs keep to their lengths', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const { summary, natures, goal, plan } = builtInSections(facts);
        expect(wordsIn(summary.join(' '))).toBeLessThanOrEqual(wordLimits.summary);
        expect(wordsIn(goal)).toBeLessThanOrEqual(wordLimits.goal);
        for (const text of Object.values(plan)) expect(wordsIn(text)).toBeLessThanOrEqual(wordLimits.plan);
        for (const text of Object.values(natures)) {
          expect(wordsIn(text)).toBeGreaterThanOrEqual(wordLimits.nature.least);
          expect(wordsIn(text)).toBeLessThanOrEqual(wordLimits.nature.most);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('openings have two to four sentences, the headline and each bullet one', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const { headline, bullets, alignment, energy } = builtInSections(facts);
        for (const text of [headline, ...Object.values(bullets)])
          expect(sentencesIn(withoutQuotes(text), language)).toHaveLength(1);
        for (const text of [alignment, energy])
          expect(sentencesIn(withoutQuotes(text), language).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 200 },
    );
  });
});

/** What shows that a text was put together badly. */
const unfinished = /undefined|null|NaN|Infinity|\[object|\{|\}|\.\.|,,| {2}| [,.]|^\s|\s$|-\d/u;

/** Begins with a capital or an opening quotation mark and ends as a sentence does. */
const whole = /^[\p{Lu}“«].*[.?]$/su;
