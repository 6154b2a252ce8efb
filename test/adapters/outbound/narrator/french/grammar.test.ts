import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { builtInSections } from '../../../../../src/adapters/outbound/narrator/built-in-narrator.ts';
import {
  au,
  de,
  list,
  num,
  que,
  signed,
} from '../../../../../src/adapters/outbound/narrator/french/words.ts';
import { type Goals, primaryGoals } from '../../../../../src/domain/situation-map/intake.ts';
import {
  anyPartialRatings,
  anyRatings,
  intakeOf,
  profileOf,
} from '../../../../domain/situation-map/situations.ts';

describe('French prepositions', () => {
  test.each([
    ['Créer', 'de Créer', 'à Créer', 'que Créer'],
    ['Innover', 'd’Innover', 'à Innover', 'qu’Innover'],
    ['Organiser (31)', 'd’Organiser (31)', 'à Organiser (31)', 'qu’Organiser (31)'],
    ['le poste visé', 'du poste visé', 'au poste visé', 'que le poste visé'],
    ['les échéances', 'des échéances', 'aux échéances', 'que les échéances'],
    ['la routine', 'de la routine', 'à la routine', 'que la routine'],
    ['l’accord de 62', 'de l’accord de 62', 'à l’accord de 62', 'que l’accord de 62'],
    ['votre poste', 'de votre poste', 'à votre poste', 'que votre poste'],
    ['écrire', 'd’écrire', 'à écrire', 'qu’écrire'],
  ])('before “%s” contract and elide', (phrase, withDe, withAu, withQue) => {
    expect([de(phrase), au(phrase), que(phrase)]).toEqual([withDe, withAu, withQue]);
  });
});

test('Numbers take a true minus, and lists a last “et”', () => {
  expect([num(-12), num(12), signed(2), signed(-2), signed(0)]).toEqual(['−12', '12', '+2', '−2', '0']);
  expect([list([]), list(['Créer']), list(['Créer', 'Innover', 'Diriger'])]).toEqual([
    '',
    'Créer',
    'Créer, Innover et Diriger',
  ]);
});

const anyGoals: fc.Arbitrary<Goals> = fc.record(
  {
    primary: fc.constantFrom(...primaryGoals),
    moreOf: fc.constant(['Innovating', 'Analyzing'] as const),
    lessOf: fc.constant(['Organizing', 'Leading'] as const),
  },
  { requiredKeys: [] },
);

const anyBasis = fc.constantFrom('employed', 'job_seeking' as const);

const faults = {
  'a missing elision': /(?<!\p{L})(?:de|que|jusque|lorsque|puisque) [aeiouyàâéèêëîïôöûü]/iu,
  'a missing contraction': /(?<!\p{L})(?:de|à) (?:le|les) (?:poste|bilan|tableau|réunions|autres)/u,
  'an apostrophe of typewriters': /'/u,
  'a hyphen for a minus': /(?<![\p{L}\p{N}])-\p{N}/u,
  'an English name of a nature': /(?:Creat|Innovat|Perform|Advis|Organiz|Provid|Adapt|Analyz|Lead)ing/u,
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsIn);
};

test('No French text lacks an elision or a contraction, or shows what the keyboard or English left behind', () => {
  fc.assert(
    fc.property(fc.oneof(anyRatings, anyPartialRatings), anyGoals, anyBasis, (ratings, goals, status) => {
      const changes = { goals, currentWorkSituation: { status, roleTitle: 'Architecte' } };
      const profile = profileOf(ratings, changes, { language: 'fr' });
      const texts = textsIn(builtInSections({ profile, intake: intakeOf(ratings, changes) }));
      const found = Object.entries(faults).flatMap(([name, fault]) =>
        texts.filter((text) => fault.test(text)).map((text) => `${name}: ${text}`),
      );
      expect(found).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
