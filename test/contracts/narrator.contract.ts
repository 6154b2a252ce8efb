import { describe, expect, test } from '@jest/globals';
import { wordLimits } from '../../src/adapters/outbound/narrator/phrasebook.ts';
import { wordsIn } from '../../src/adapters/outbound/narrator/voice.ts';
import type { Narrator, ReportFacts } from '../../src/application/ports/narrator.ts';
import { languages } from '../../src/domain/language.ts';
import { type Narrative, phrasedSections } from '../../src/domain/situation-map/narrative.ts';
import { factsFor, readers } from '../adapters/outbound/narrator/readers.ts';
import { textsIn } from '../adapters/outbound/narrator/narrative-texts.ts';

const audience = languages.flatMap((language) =>
  readers.map((reader) => ({ who: `${reader.name} (${language})`, facts: factsFor(reader, language) })),
);

/** Of anything that puts a profile into words, with a language model or without one. */
export function describeNarrator(name: string, open: () => Narrator): void {
  describe(`narrator: ${name}`, () => {
    const narratives = new Map<ReportFacts, Promise<Narrative>>();

    /** Made once for all tests. */
    const narrate = async (facts: ReportFacts): Promise<Narrative> => {
      const narrative = narratives.get(facts) ?? open().narrate(facts);
      narratives.set(facts, narrative);
      return narrative;
    };

    test.each(audience)('words every section for $who', async ({ facts }) => {
      const { sections } = await narrate(facts);
      for (const [place, text] of textsIn(sections))
        expect({ place, text: text.trim() }).not.toMatchObject({ text: '' });
      expect(sections.summary.length).toBeGreaterThan(0);
      expect(sections.questions).toHaveLength(3);
      expect(new Set(sections.questions).size).toBe(3);
    });

    test.each(audience)(
      'writes about exactly the natures listed and the actions planned for $who',
      async ({ facts }) => {
        const { topRisks, topLevers, topAssets, plan } = facts.profile;
        const { sections } = await narrate(facts);
        const listed = new Set([...topRisks, ...topLevers, ...topAssets].map(({ nature }) => nature));
        expect(new Set(Object.keys(sections.natures))).toEqual(listed);
        const actions = plan.flatMap((step) => step.actions.map(({ id }) => id));
        expect(Object.keys(sections.plan).toSorted()).toEqual(actions.toSorted());
      },
    );

    test.each(audience)('keeps to the word limits for $who', async ({ facts }) => {
      const { sections } = await narrate(facts);
      const tooLong = textsIn(sections).filter(([place, text]) => wordsIn(text) > limitOf(place));
      expect(tooLong).toEqual([]);
      expect(wordsIn(sections.summary.join(' '))).toBeLessThanOrEqual(wordLimits.summary);
    });

    test.each(audience)('says the same to $who however often it is asked', async ({ facts }) => {
      expect(await open().narrate(structuredClone(facts))).toEqual(await narrate(facts));
    });

    test.each(audience)('says where the words for $who come from', async ({ facts }) => {
      const { source, model, promptVersion, fallbackSections } = await narrate(facts);
      expect(model === null).toBe(source === 'built_in');
      expect(promptVersion === null).toBe(source === 'built_in');
      for (const section of fallbackSections) expect(phrasedSections).toContain(section);
    });
  });
}

function limitOf(place: string): number {
  if (place.startsWith('natures.')) return wordLimits.nature.most;
  if (place.startsWith('plan.')) return wordLimits.plan;
  return place === 'goal' ? wordLimits.goal : Number.POSITIVE_INFINITY;
}
