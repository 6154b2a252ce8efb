import { randomInt } from 'node:crypto';
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
import { natures } from '../../../../src/domain/scoring/dimensions.ts';
import type { NarrativeSections } from '../../../../src/domain/situation-map/narrative.ts';
import { randomRoleMedian } from '../../../../src/domain/situation-map/profile.ts';
import { describeNarrator } from '../../../contracts/narrator.contract.ts';
import { anyFacts, factsOf, longTitle } from './any-facts.ts';
import { sentencesIn, textsIn, withoutQuotes } from './narrative-texts.ts';
import { factsFor, type Reader, readers } from './readers.ts';

describeNarrator('built in', makeBuiltInNarrator);

/** Every property is tried on the same people: their narratives, made once, are what takes the time. */
const people = { numRuns: 150, seed: randomInt(2 ** 31) };

const narratives = new Map<string, NarrativeSections>();

function sectionsFor(facts: ReportFacts): NarrativeSections {
  const key = JSON.stringify(facts);
  const sections = narratives.get(key) ?? builtInSections(facts);
  narratives.set(key, sections);
  return sections;
}

const textsFor = (facts: ReportFacts) => textsIn(sectionsFor(facts));

/** The numbers of a value, wherever they stand in it, without their signs. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [Math.abs(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const printedIn = (text: string): readonly number[] =>
  Array.from(withoutQuotes(text).matchAll(/\d+/gu), ([digits]) => Number(digits));

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
        const texts = textsFor(facts).map(([, text]) => withoutQuotes(text));
        expect(texts.filter((text) => unfinished.test(text))).toEqual([]);
        const sentences = texts.flatMap((text) => sentencesIn(text, language));
        expect(sentences.filter((sentence) => !whole.test(sentence))).toEqual([]);
      }),
      people,
    );
  });

  test('every number is one of the profile', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const known = new Set([...numbersIn(facts.profile), randomRoleMedian]);
        const unknown = textsFor(facts).filter(([, text]) =>
          printedIn(text).some((number) => !known.has(number)),
        );
        expect(unknown).toEqual([]);
      }),
      people,
    );
  });

  test('paragraphs keep to their lengths', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const { summary, natures: paragraphs, goal, plan } = sectionsFor(facts);
        expect(wordsIn(summary.join(' '))).toBeLessThanOrEqual(wordLimits.summary);
        expect(wordsIn(goal)).toBeLessThanOrEqual(wordLimits.goal);
        expect(Object.values(plan).filter((text) => wordsIn(text) > wordLimits.plan)).toEqual([]);
        const { least, most } = wordLimits.nature;
        expect(
          Object.values(paragraphs).filter((text) => wordsIn(text) < least || wordsIn(text) > most),
        ).toEqual([]);
      }),
      people,
    );
  });

  test.each(natures)('advice on %s alone is short enough beside the longest title', (nature) => {
    const onlyThis = natures.map((other) => (other === nature ? 0 : undefined));
    const facts = factsOf(
      language,
      { demand: onlyThis.map((rated) => (rated === undefined ? undefined : 2)), energy: onlyThis },
      { currentWorkSituation: { roleTitle: longTitle }, selfRatedPreferences: { [nature]: 2 } },
    );

    const { plan } = builtInSections(facts);

    expect(Object.values(plan).filter((text) => wordsIn(text) > wordLimits.plan)).toEqual([]);
  });

  test('headline and bullets are one sentence each, openings four at most', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const { headline, bullets, alignment, assets, levers, risks, energy } = sectionsFor(facts);
        const sentences = (text: string): number => sentencesIn(withoutQuotes(text), language).length;
        expect([headline, ...Object.values(bullets)].filter((text) => sentences(text) !== 1)).toEqual([]);
        expect([alignment, assets, levers, risks, energy].filter((text) => sentences(text) > 4)).toEqual([]);
      }),
      people,
    );
  });

  test('the words of the person stand there as they wrote them, once quoted', () => {
    const success = 'A week with room for {{Leading.preference}} and "quiet"';
    const reader: Reader = {
      name: 'somebody who writes in braces',
      sums: [17, 15, 11, 13, 9, 12, 14, 10, 16],
      demands: [2, 2, 2, 3, 5, 3, 3, 4, 4],
      energies: [2, 1, 0, 1, -2, 0, 1, -1, 0],
      success: { en: success, fr: success },
    };
    const { goal } = builtInSections(factsFor(reader, language));
    expect(goal).toContain('A week with room for Leading.preference and quiet');
  });
});

/** What shows that a text was put together badly. */
const unfinished = /undefined|null|NaN|Infinity|\[object|\{|\}|\.\.|,,| {2}| [,.]|^\s|\s$|-\d/u;

/** Begins with a capital or an opening quotation mark and ends as a sentence does. */
const whole = /^[\p{Lu}“«].*[.?]$/su;
