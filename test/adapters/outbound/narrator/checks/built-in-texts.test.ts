import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { checkText } from '#adapters/outbound/narrator/model/checks/check-text.ts';
import { checkReferences } from '#adapters/outbound/narrator/model/checks/reference.ts';
import type { CheckContext, Fault, TextScope } from '#adapters/outbound/narrator/model/checks/scope.ts';
import type { ModelAnswer } from '#adapters/outbound/narrator/model/answer.ts';
import { builtInAnswer, builtInTexts } from '#adapters/outbound/narrator/model/built-in.ts';
import { faultsIn } from '#adapters/outbound/narrator/model/checks.ts';
import { ownWordsOf } from '#adapters/outbound/narrator/model/own-words.ts';
import { scopesOf } from '#adapters/outbound/narrator/model/scopes.ts';
import { letterOf } from '#adapters/outbound/narrator/letter-text.ts';
import { writingContextOf } from '#adapters/outbound/narrator/writing-context.ts';
import { words as englishWords } from '#adapters/outbound/narrator/words/english/words.ts';
import type { SituationWords } from '#adapters/outbound/narrator/words/frame-words.ts';
import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';
import { typesetAll } from '#adapters/presentation/typeset.ts';
import type { ReportFacts } from '#application/ports/texts/narrator.ts';
import { languages } from '#domain/language.ts';
import { type Nature, natures } from '#domain/scoring/dimensions.ts';
import type { SituationCase } from '#domain/situation-map/findings/finding.ts';
import { phrasedSections } from '#domain/situation-map/report/narrative.ts';
import { allPeople } from '#test/support/makers/invented-people.ts';
import { factsAbout } from '#test/support/makers/people.ts';
import { anyFacts } from '../any-facts.ts';
import { textsWithin } from '../narrative-texts.ts';

const contextOf = ({ profile, intake }: ReportFacts): CheckContext => ({
  language: profile.language,
  profile,
  ownWords: Object.values(ownWordsOf(intake)).join('\n'),
});

/** The built-in texts as a report shows them, but without their numbers. */
const answerFor = (facts: ReportFacts): Required<ModelAnswer> =>
  typesetAll(builtInAnswer(builtInTexts(withoutTrade(facts))), facts.profile.language);

/** The scenes of trades have a test of their own, because they may say what a model must not. */
const withoutTrade = ({ profile, ...facts }: ReportFacts): ReportFacts => ({
  ...facts,
  profile: { ...profile, counsel: profile.counsel && { ...profile.counsel, trade: null } },
});

const faultsFor = (facts: ReportFacts): readonly Fault[] =>
  phrasedSections.flatMap((section) =>
    faultsIn(section, answerFor(facts), scopesOf(facts), contextOf(facts)),
  );

/** Number words are forbidden for a model only. */
const isNumberWord = ({ hint }: Fault): boolean => hint.startsWith('Write no number words');

const otherFaultsFor = (facts: ReportFacts): readonly string[] =>
  faultsFor(facts)
    .filter((fault) => !isNumberWord(fault))
    .map(({ check, hint }) => `${check}: ${hint} ${JSON.stringify(answerFor(facts))}`);

/** A person with a manager, a team and clients, so that no text can mention people who do not exist. */
const leader = allPeople.find(({ name }) => name === 'drained')!;

type SubjectTexts = Pick<NatureWords | SituationWords, 'scenes' | 'experiments'>;

const subjects = [...natures, ...(Object.keys(englishWords.situations) as SituationCase[])];
const isNature = (subject: string): subject is Nature => natures.some((nature) => nature === subject);

const isPart = (part: string): part is 'name' | 'body' | 'to' | 'words' | 'notice' =>
  ['name', 'body', 'to', 'words', 'notice'].includes(part);

/** All hand-written scenes and experiments about one subject, for all readers. */
function scopedTexts(
  { scenes, experiments }: SubjectTexts,
  nature: Nature,
  facts: ReportFacts,
): readonly (readonly [template: string, scope: TextScope])[] {
  const { scene, experiment } = scopesOf(facts).findings.get('first')!;
  const about = { natures: [nature], subject: null };
  return [
    ...textsWithin(scenes).map(([, text]) => [text, { ...scene, ...about }] as const),
    ...textsWithin(experiments).flatMap(([place, text]) => {
      const part = place.split('.').at(-1) ?? '';
      return isPart(part) ? [[text, { ...experiment[part], ...about }] as const] : [];
    }),
  ];
}

describe.each(languages)('the built-in texts (%s), with tokens for their numbers', (language) => {
  test('pass all checks for every reader', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        expect(otherFaultsFor(facts)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test.each(allPeople)('pass all checks for a person who is $name', (person) => {
    expect(otherFaultsFor(factsAbout(person, language))).toEqual([]);
  });

  test.each(subjects)('about %s pass with any facts about the reader', (subject) => {
    const facts = factsAbout(leader, language);
    const { words, grammar, say } = writingContextOf(facts);
    const texts: SubjectTexts = { ...words.natures, ...words.situations }[subject];
    const nature = isNature(subject) ? subject : 'Leading';
    const slots = { ...grammar.nature('nature', nature), people: '{{people}}' };
    const faults = scopedTexts(texts, nature, facts).flatMap(([template, scope]) => {
      const text = typesetAll(say(template, slots), language);
      return checkText(text, scope, contextOf(facts))
        .filter((fault) => fault.check !== 'direction' && !isNumberWord(fault))
        .map(({ check, hint }) => `${check}: ${hint} ${text}`);
    });
    expect(faults).toEqual([]);
  });

  test.each(allPeople)('contain tokens for all numbers of a person who is $name', (person) => {
    const facts = factsAbout(person, language);
    const counted = facts.profile.week !== null;
    expect(builtInTexts(facts).letter.some((text) => text.includes('{{week.'))).toBe(counted);
  });

  test('may quote the person in the letter', () => {
    fc.assert(
      fc.property(anyFacts(language), (facts) => {
        const { letter } = scopesOf(facts);
        const faults = letterOf(writingContextOf(facts)).flatMap((text) =>
          checkReferences(text, letter, contextOf(facts)),
        );
        expect(faults).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test.each(allPeople)(
    'do not pass with the number words of experiments, for a person who is $name',
    (person) => {
      expect(faultsFor(factsAbout(person, language)).some(isNumberWord)).toBe(true);
    },
  );
});
