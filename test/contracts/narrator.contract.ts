import { describe, expect, test } from '@jest/globals';
import type { Narrator, ReportFacts } from '../../src/application/ports/narrator.ts';
import { languages } from '../../src/domain/language.ts';
import { natures } from '../../src/domain/scoring/dimensions.ts';
import {
  isFirstEdition,
  type Narrative,
  type NarrativeSections,
  phrasedSections,
} from '../../src/domain/situation-map/narrative.ts';
import { textsIn } from '../adapters/outbound/narrator/narrative-texts.ts';
import { allPeople } from '../support/invented-people.ts';
import { factsAbout } from '../support/people.ts';

const audience = languages.flatMap((language) =>
  allPeople.map((person) => ({ who: `${person.name} (${language})`, facts: factsAbout(person, language) })),
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

    const sectionsFor = async (facts: ReportFacts): Promise<NarrativeSections> => {
      const { sections } = await narrate(facts);
      if (isFirstEdition(sections)) throw new Error('These are words of the first method.');
      return sections;
    };

    test.each(audience)('words every section for $who', async ({ facts }) => {
      const { question, ...sections } = await sectionsFor(facts);
      const { constraints } = facts.intake.goals;
      const texts = textsIn({ ...sections, question: { ...question, wished: '-', fixed: '-' } });
      // A first step and the last look back show no sign.
      const empty = texts.filter(([place, text]) => text.trim() === '' && !/^plan\..*\.sign$/u.test(place));
      expect(empty).toEqual([]);
      expect(texts.filter(([, text]) => /[{}]/u.test(text))).toEqual([]);
      expect(question.fixed === '').toBe(constraints === undefined);
      expect(sections.conversation).toHaveLength(3);
    });

    test.each(audience)(
      'writes about exactly the findings, the actions and the natures of $who',
      async ({ facts }) => {
        const { findings, plan, natures: told } = await sectionsFor(facts);
        expect(findings.map(({ scenes }) => scenes.length)).toEqual(facts.profile.findings.map(() => 2));
        expect(findings.map(({ conditions }) => conditions.length)).toEqual(
          facts.profile.findings.map(({ conditions }) => conditions.length),
        );
        const actions = facts.profile.plan.flatMap((step) => step.actions.map(({ id }) => id));
        expect(Object.keys(plan).toSorted()).toEqual(actions.toSorted());
        expect(Object.keys(told).toSorted()).toEqual([...natures].toSorted());
      },
    );

    test.each(audience)('writes a letter of 80 to 250 words to $who', async ({ facts }) => {
      const { letter } = await sectionsFor(facts);
      const words = letter.join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
      expect(words.length).toBeGreaterThanOrEqual(80);
      expect(words.length).toBeLessThanOrEqual(250);
    });

    test.each(audience)('calls each experiment of $who by one name', async ({ facts }) => {
      const { findings, plan } = await sectionsFor(facts);
      const named = facts.profile.plan
        .flatMap(({ actions }) => actions)
        .filter(({ finding, textKey }) => finding !== null && !textKey.endsWith('.first'));
      for (const { id, finding } of named)
        expect(plan[id]?.text).toBe(`${findings[finding ?? -1]?.experiment.name}.`);
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
