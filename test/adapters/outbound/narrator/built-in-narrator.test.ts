import { describe, expect, test } from '@jest/globals';
import { builtInSections, makeBuiltInNarrator } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { NarrativeSections } from '#domain/situation-map/report/narrative.ts';
import { describeNarrator } from '#test/contracts/narrator.contract.ts';
import { intakeOf, profileFrom, aResult, type Ratings } from '#test/domain/situation-map/situations.ts';
import { situations } from '#test/domain/situation-map/findings/any-situation.ts';

describeNarrator('built in', makeBuiltInNarrator);

/** Organizing strains, Creating is unused. */
const ratings: Ratings = {
  p: [100, 0, 0, 0, 25, 0, 0, 0, 0],
  demand: [1, 1, 1, 1, 5, 1, 1, 1, 1],
  energy: [2, 0, 0, 0, -2, 0, 0, 0, 0],
};

function sectionsFor(
  changes: Partial<Intake> = {},
  language: Language = 'en',
  of = ratings,
): NarrativeSections {
  const intake = intakeOf(of, changes);
  const assessment = of.p === undefined ? undefined : aResult(of.p);
  return builtInSections({ profile: profileFrom(intake, { language, assessment }), intake });
}

const textOf = (sections: NarrativeSections): string => JSON.stringify(sections);

describe.each(languages)('the built-in texts (%s)', (language) => {
  test('are the same for the same facts', () => {
    for (const { intake, assessment } of situations(20)) {
      const profile = profileFrom(intake, { assessment, language });
      expect(builtInSections({ profile, intake })).toEqual(builtInSections({ profile, intake }));
    }
  });

  test('quote what would be success in the letter and the plan, and what cannot change above the question', () => {
    const goals = { success: 'a bench under the tree', constraints: 'the rent' };
    const sections = sectionsFor({ goals }, language);
    expect(sections.letter.join(' ')).toContain('a bench under the tree');
    expect(sections.plan['success.once']?.text).toContain('a bench under the tree');
    expect(sections.conversation[1]?.question).toContain('a bench under the tree');
    expect(sections.question.fixed).toContain('the rent');
  });

  test('quote on one line, cut at 140 characters, without inner quotation marks', () => {
    const success = `“one”\n{two} ${'and on '.repeat(60)}`;
    const letter = sectionsFor({ goals: { success } }, language).letter.join(' ');
    const quoted = /[“«]\s?(one [^”»]*?)\s?[”»]/u.exec(letter)?.[1] ?? '';
    expect(quoted).toMatch(/^one two and on/u);
    expect(quoted.endsWith('…')).toBe(true);
    expect(quoted.length).toBeLessThanOrEqual(140);
  });

  test('quote nothing if the person wrote nothing', () => {
    const { letter, plan, question } = sectionsFor({ goals: { success: ' … ', constraints: '' } }, language);
    expect(letter.join(' ')).not.toMatch(/[“”«»]/u);
    expect(Object.keys(plan)).not.toContain('success.once');
    expect(question.fixed).toBe('');
  });

  test('write hours in words', () => {
    const time = [0, 10, 0, 0, 80, 10, 0, 0, 0];
    const letter = sectionsFor({ currentWorkSituation: { weeklyHours: 51 } }, language, {
      ...ratings,
      time,
    }).letter.join(' ');
    expect(letter).toContain(language === 'en' ? 'forty-one hours' : 'quarante et une heures');
    expect(letter).not.toMatch(/\d/u);
  });

  test('show scenes and experiments for the reader’s own work situation', () => {
    const readers = [
      { status: 'employed', peopleManaged: 5 },
      { status: 'employed' },
      { status: 'self_employed' },
      { status: 'employed', workMode: 'field' },
      { status: 'employed', workMode: 'remote' },
      { status: 'job_seeking' },
    ] as const;
    const strains = readers.map(
      (currentWorkSituation) => sectionsFor({ currentWorkSituation }, language).findings[0],
    );
    expect(new Set(strains.map((finding) => finding?.scenes.join(' '))).size).toBe(readers.length);
    const [leads, colleagues, alone, serves, remote, seeking] = strains.map(
      (finding) => finding?.experiment.name,
    );
    expect(new Set([leads, colleagues, alone, seeking]).size).toBe(4);
    expect([serves, remote]).toEqual([colleagues, colleagues]);
  });

  test('say that a role is only aimed for', () => {
    const target = language === 'en' ? 'the role you aim for' : 'le poste que vous visez';
    expect(
      textOf(sectionsFor({ currentWorkSituation: { status: 'studying' } }, language)).toLowerCase(),
    ).toContain(target);
    expect(
      textOf(sectionsFor({ currentWorkSituation: { status: 'employed' } }, language)).toLowerCase(),
    ).not.toContain(target);
  });

  test('say first that the load must be reduced', () => {
    const load: Partial<Intake> = {
      currentWorkSituation: { weeklyHours: 60 },
      energyPatterns: { byNature: {}, recovery: 1 },
    };
    const [loaded] = sectionsFor(load, language).letter;
    const [light] = sectionsFor({}, language).letter;
    expect(loaded?.endsWith(light ?? '-')).toBe(true);
    expect(loaded).not.toBe(light);
  });

  test('name natures that equal the subject of a finding', () => {
    const both: Ratings = {
      p: [25, 25, 0, 0, 0, 0, 0, 0, 0],
      demand: [5, 5, 1, 1, 1, 1, 1, 1, 1],
      energy: [-2, -2, 0, 0, 0, 0, 0, 0, 0],
    };
    const alike =
      language === 'en'
        ? 'Your answers put improving things at the same level.'
        : 'Vos réponses placent l’amélioration des méthodes au même niveau.';
    expect(sectionsFor({}, language, both).findings[0]?.see.endsWith(alike)).toBe(true);
  });

  test('name the first experiment in the letter, and start it in the plan', () => {
    const { letter, findings, plan } = sectionsFor({}, language);
    const name = findings[0]!.experiment.name;
    expect(letter.at(-1)).toContain(`${name.charAt(0).toLowerCase()}${name.slice(1)}`);
    expect(plan['strain.try.1']?.text).toBe(`${name}.`);
    expect(plan['strain.try.1']?.sign).not.toBe('');
  });
});

test('a profile of the first method is refused, because it has its own texts', () => {
  const intake = intakeOf(ratings);
  const profile = { ...profileFrom(intake), counsel: null };
  expect(() => builtInSections({ profile, intake })).toThrow('has its own texts');
});
