import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { checkReferences } from '../../../../../src/adapters/outbound/narrator/checks/reference.ts';
import type { CheckContext, Fault } from '../../../../../src/adapters/outbound/narrator/checks/scope.ts';
import type { ModelAnswer } from '../../../../../src/adapters/outbound/narrator/model-answer.ts';
import { builtInAnswer, builtInTexts } from '../../../../../src/adapters/outbound/narrator/model-built-in.ts';
import { faultsIn } from '../../../../../src/adapters/outbound/narrator/model-checks.ts';
import { ownWordsOf } from '../../../../../src/adapters/outbound/narrator/model-own-words.ts';
import { scopesOf } from '../../../../../src/adapters/outbound/narrator/model-scopes.ts';
import { letterOf } from '../../../../../src/adapters/outbound/narrator/tell-letter.ts';
import { tellingOf } from '../../../../../src/adapters/outbound/narrator/telling.ts';
import { typesetAll } from '../../../../../src/adapters/presentation/typeset.ts';
import type { ReportFacts } from '../../../../../src/application/ports/narrator.ts';
import { languages } from '../../../../../src/domain/language.ts';
import { phrasedSections } from '../../../../../src/domain/situation-map/narrative.ts';
import { allPeople } from '../../../../support/invented-people.ts';
import { factsAbout } from '../../../../support/people.ts';
import { anyFacts } from '../any-facts.ts';

const contextOf = ({ profile, intake }: ReportFacts): CheckContext => ({
  language: profile.language,
  profile,
  ownWords: Object.values(ownWordsOf(intake)).join('\n'),
});

/** The built-in texts as a report shows them, apart from their numbers. */
const answerFor = (facts: ReportFacts): Required<ModelAnswer> =>
  typesetAll(builtInAnswer(builtInTexts(facts)), facts.profile.language);

const faultsFor = (facts: ReportFacts): readonly Fault[] =>
  phrasedSections.flatMap((section) =>
    faultsIn(section, answerFor(facts), scopesOf(facts), contextOf(facts)),
  );

/** Only a model must not write them. */
const isNumberWord = ({ hint }: Fault): boolean => hint.startsWith('Write no number words');

const otherFaultsFor = (facts: ReportFacts): readonly string[] =>
  faultsFor(facts)
    .filter((fault) => !isNumberWord(fault))
    .map(({ check, hint }) => `${check}: ${hint} ${JSON.stringify(answerFor(facts))}`);

describe.each(languages)('the built-in texts (%s), with tokens for their numbers', (language) => {
  test('pass all checks, whoever reads them', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        expect(otherFaultsFor(facts)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each(allPeople)('pass all checks for somebody who is $name', (person) => {
    expect(otherFaultsFor(factsAbout(person, language))).toEqual([]);
  });

  test.each(allPeople)('hold tokens for all that is counted of somebody who is $name', (person) => {
    const facts = factsAbout(person, language);
    const counted = facts.profile.week !== null;
    expect(builtInTexts(facts).letter.some((text) => text.includes('{{week.'))).toBe(counted);
  });

  test('may quote the person in the letter', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const { letter } = scopesOf(facts);
        const faults = letterOf(tellingOf(facts)).flatMap((text) =>
          checkReferences(text, letter, contextOf(facts)),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test.each(allPeople)(
    'do not pass as they are, with the number words of experiments, for who is $name',
    (person) => {
      expect(faultsFor(factsAbout(person, language)).some(isNumberWord)).toBe(true);
    },
  );
});
