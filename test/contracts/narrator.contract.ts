import { describe, expect, test } from '@jest/globals';
import type { Narrator, ReportFacts } from '#application/ports/texts/narrator.ts';
import { languages } from '#domain/language.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import {
  isFirstEdition,
  type Narrative,
  type NarrativeSections,
  phrasedSections,
} from '#domain/situation-map/report/narrative.ts';
import { textsIn } from '../adapters/outbound/narrator/narrative-texts.ts';
import { allPeople } from '../support/makers/invented-people.ts';
import { factsAbout } from '../support/makers/people.ts';

const audience = languages.flatMap((language) =>
  allPeople.map((person) => ({ who: `${person.name} (${language})`, facts: factsAbout(person, language) })),
);

/** For every narrator, with or without a language model. */
export function describeNarrator(name: string, open: () => Narrator): void {
  describe(`narrator: ${name}`, () => {
    const narratives = new Map<ReportFacts, Promise<Narrative>>();

    /** Created once for all tests. */
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

    test.each(audience)('writes every section for $who', async ({ facts }) => {
      const { question, ...sections } = await sectionsFor(facts);
      const { constraints } = facts.intake.goals;
      const texts = textsIn({ ...sections, question: { ...question, wished: '-', fixed: '-' } });
      // First steps and the final review have no sign.
      const empty = texts.filter(([place, text]) => text.trim() === '' && !/^plan\..*\.sign$/u.test(place));
      expect(empty).toEqual([]);
      expect(texts.filter(([, text]) => /[{}]/u.test(text))).toEqual([]);
      expect(question.fixed === '').toBe(constraints === undefined);
      expect(sections.conversation).toHaveLength(3);
    });

    test.each(audience)(
      'writes about exactly the findings, the actions and the natures of $who',
      async ({ facts }) => {
        const { findings, plan, natures: natureTexts } = await sectionsFor(facts);
        expect(findings.map(({ scenes }) => scenes.length)).toEqual(facts.profile.findings.map(() => 2));
        expect(findings.map(({ conditions }) => conditions.length)).toEqual(
          facts.profile.findings.map(({ conditions }) => conditions.length),
        );
        const actions = facts.profile.plan.flatMap((step) => step.actions.map(({ id }) => id));
        expect(Object.keys(plan).toSorted()).toEqual(actions.toSorted());
        expect(Object.keys(natureTexts).toSorted()).toEqual([...natures].toSorted());
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

    test.each(audience)('writes the same to $who each time', async ({ facts }) => {
      expect(await open().narrate(structuredClone(facts))).toEqual(await narrate(facts));
    });

    test.each(audience)('says where the text for $who comes from', async ({ facts }) => {
      const { source, model, promptVersion, fallbackSections } = await narrate(facts);
      expect(model === null).toBe(source === 'built_in');
      expect(promptVersion === null).toBe(source === 'built_in');
      for (const section of fallbackSections) expect(phrasedSections).toContain(section);
    });
  });
}
