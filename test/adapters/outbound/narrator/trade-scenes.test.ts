import { describe, expect, test } from '@jest/globals';
import { checkText } from '#adapters/outbound/narrator/model/checks/check-text.ts';
import { builtInSections } from '#adapters/outbound/narrator/built-in-narrator.ts';
import { scopesOf } from '#adapters/outbound/narrator/model/scopes.ts';
import { words as english } from '#adapters/outbound/narrator/words/english/words.ts';
import { words as french } from '#adapters/outbound/narrator/words/french/words.ts';
import { typeset } from '#adapters/presentation/typeset.ts';
import { languages } from '#domain/language.ts';
import { sampleSituation } from '#domain/situation-map/report/sample.ts';
import { type Nature, natures } from '#domain/scoring/dimensions.ts';
import { allPeople } from '#test/support/makers/invented-people.ts';
import { factsAbout } from '#test/support/makers/people.ts';
import { intakeOf, profileFrom } from '#test/domain/situation-map/situations.ts';

/**
 * A scene written by hand may count, and may show a patient, an X-ray or a tax return. A model must not, because it could
 * mean the reader.
 */
const checksOfScenes: ReadonlySet<string> = new Set(['direction', 'language', 'length', 'sentences']);

const words = { en: english, fr: french } as const;

/** People whom not every reader with this trade has. */
const people = {
  en: /\byour (?:manager|boss|team|colleagues?|clients?|customers?)\b/iu,
  fr: /\b(?:votre (?:responsable|équipe|client|cliente|chef|cheffe|collègue)|vos (?:collègues|clients|clientes))\b/iu,
} as const;

describe.each(languages)('the scenes of the trades (%s)', (language) => {
  const scenes = Object.entries(words[language].trades).flatMap(([trade, byNature]) =>
    natures.map((nature) => ({ trade, nature, text: typeset(byNature[nature], language) })),
  );
  const namesOf = (some: typeof scenes): readonly string[] =>
    some.map(({ trade, nature, text }) => `${trade}, ${nature}: ${text}`);

  test('have 25 to 50 words each, and no text twice', () => {
    const wrong = scenes.filter(({ text }) => {
      const count = text.split(/\s+/u).length;
      return count < 25 || count > 50;
    });
    expect(namesOf(wrong)).toEqual([]);
    expect(new Set(scenes.map(({ text }) => text)).size).toBe(scenes.length);
  });

  test('mention no team, manager or clients of the reader, and have no digits', () => {
    expect(namesOf(scenes.filter(({ text }) => people[language].test(text) || /\d/u.test(text)))).toEqual([]);
  });

  test('have the length, the language and the sentences of other scenes, and say nothing of energy', () => {
    const leader = allPeople.find(({ name }) => name === 'drained')!;
    const { profile, intake } = factsAbout(leader, language);
    const { scene } = scopesOf({ profile, intake }).findings.get('first')!;
    const faults = scenes.flatMap(({ trade, nature, text }) =>
      checkText(text, { ...scene, natures: [nature], subject: null }, { language, profile, ownWords: '' })
        .filter(({ check }) => checksOfScenes.has(check))
        .map(({ hint }) => `${trade}, ${nature}: ${hint}`),
    );
    expect(faults).toEqual([]);
  });

  test('take the place of the first scene of work that the role asks for, and of no other', () => {
    const scenesOf = (roleTitle: string, demand: number): readonly string[] => {
      const ratings = { demand: [demand, 1, 1, 1, 1, 1, 1, 1, 1], energy: [2, 0, 0, 0, 0, 0, 0, 0, 0] };
      const intake = intakeOf(ratings, { currentWorkSituation: { status: 'employed', roleTitle } });
      const sections = builtInSections({ profile: profileFrom(intake, { language }), intake });
      return sections.findings[0]?.scenes ?? [];
    };
    const nurse = language === 'en' ? 'Accountant' : 'Infirmière';
    const scene = sceneOf(language === 'en' ? 'finance' : 'nursing', 'Creating');
    const [first, second] = scenesOf(nurse, 5);
    const [, generic] = scenesOf('Pilot', 5);
    expect([first, second]).toEqual([scene, generic]);
    expect(scenesOf('Pilot', 5)).not.toContain(scene);
  });

  test('are in the sample, so that it differs from the report of a reader without a trade', () => {
    const { profile, intake } = sampleSituation(language);
    const [drain] = builtInSections({ profile, intake }).findings;
    expect(profile.findings[0]).toMatchObject({ kind: 'draining_strength', nature: 'Providing' });
    expect(drain?.scenes[0]).toBe(
      typeset(words[language].trades.kitchen_and_hospitality!.Providing, language),
    );
  });

  const sceneOf = (trade: 'finance' | 'nursing', nature: Nature): string =>
    typeset(words[language].trades[trade]![nature], language);
});
