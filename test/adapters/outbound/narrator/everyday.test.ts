import { describe, expect, test } from '@jest/globals';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { words as english } from '#adapters/outbound/narrator/words/english/words.ts';
import { words as french } from '#adapters/outbound/narrator/words/french/words.ts';
import { composeReport } from '#adapters/presentation/report/compose-report.ts';
import { typeset } from '#adapters/presentation/typeset.ts';
import { languages } from '#domain/language.ts';
import { drainIn } from '#domain/situation-map/measures/drains.ts';
import type { EnergyTag } from '#domain/situation-map/intake/intake-choices.ts';
import { allPeople } from '#test/support/makers/invented-people.ts';
import { factsAbout } from '#test/support/makers/people.ts';
import { profileFrom } from '#test/domain/situation-map/situations.ts';
import { situations } from '#test/domain/situation-map/findings/any-situation.ts';

const wordsOf = { en: english, fr: french } as const;

describe.each(languages)('the report in %s', (language) => {
  const { names, step, ask } = wordsOf[language].everyday;
  const shown = (text: string): string => typeset(text, language);
  const all = situations(200).map(({ intake, assessment }) => {
    const profile = profileFrom(intake, { assessment, language });
    return { intake, profile, sections: builtInSections({ profile, intake }) };
  });
  const drained = all.filter(({ profile }) => profile.energy.drains.length > 0);

  test('names everything in its letter that takes energy from the person', () => {
    expect(drained.length).toBeGreaterThan(50);
    const unnamed = drained.flatMap(({ profile, sections }) =>
      profile.energy.drains.filter((tag) => !sections.letter.join(' ').includes(shown(names[tag]))),
    );
    expect(unnamed).toEqual([]);
  });

  test('names what gives energy, unless the letter has no room for it', () => {
    const giving = all.filter(({ profile }) => profile.energy.sources.length > 0);
    const named = giving.filter(({ profile, sections }) =>
      profile.energy.sources.every((tag) => sections.letter.join(' ').includes(shown(names[tag]))),
    );
    expect(named.length / giving.length).toBeGreaterThan(0.9);
  });

  test('has a step about one of them, unless the step is to apply for work or every finding has one, and a question', () => {
    const stepless = drained.filter(({ intake, profile: { plan, energy, findings } }) => {
      const actions = plan.flatMap((one) => one.actions);
      const tags = actions.flatMap(({ textKey }) => drainIn(textKey) ?? []);
      const applies = intake.currentWorkSituation.status === 'job_seeking' && 'success' in intake.goals;
      const isComplete = findings.every((_, index) => actions.some(({ finding }) => finding === index));
      return applies || isComplete ? tags.length > 1 : tags.length !== 1 || !energy.drains.includes(tags[0]!);
    });
    expect(stepless.map(({ profile }) => profile.plan)).toEqual([]);
    const asked = (tag: EnergyTag) => Object.values(ask[tag]).map(({ question }) => shown(question));
    const unasked = drained.filter(
      ({ profile, sections }) =>
        !profile.energy.drains
          .flatMap(asked)
          .some((question) => sections.conversation.some((one) => one.question === question)),
    );
    expect(unasked.map(({ profile }) => profile.counsel?.conversation)).toEqual([]);
  });

  test('says in the letter what the step of the plan is about, and on the plan what the step serves', () => {
    const facts = factsAbout(
      allPeople.find(({ name }) => name === 'drained')!,
      language,
    );
    const sections = builtInSections(facts);
    const told = { source: 'built_in', model: null, promptVersion: null, verified: true } as const;
    const report = composeReport({ ...facts, narrative: { ...told, fallbackSections: [], sections } });
    const serving = report.sections
      .flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'milestone' ? block.milestone.steps : [])),
      )
      .find(({ id }) => id === 'drain.interruptions');
    expect(serving?.text).toBe(shown(step.interruptions.employed.text));
    expect(serving?.serves).toBe(
      language === 'en'
        ? 'From your answers about what takes energy'
        : 'D’après ce qui vous prend de l’énergie',
    );
    expect(sections.letter.join(' ')).toContain(
      language === 'en'
        ? 'One step of your plan is about interruptions.'
        : 'Une étape de votre plan porte sur les interruptions.',
    );
  });
});
