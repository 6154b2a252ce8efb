import { describe, expect, test } from '@jest/globals';
import {
  allQuestions,
  isAbout,
  natures,
  type Question,
} from '#adapters/inbound/web/pages/intake/questions.ts';
import { wordsOf } from '#adapters/inbound/web/pages/intake/words.ts';
import * as domain from '#domain/scoring/dimensions.ts';
import { intakeFields, type IntakeField, jsonNameOf } from '#domain/situation-map/intake/intake-fields.ts';
import { worded } from './worded.ts';

/** Fields without a question: the form sets them, or they are for other applications. */
const unasked = ['schemaVersion', 'locale', 'assessmentId'];

const fieldsBy = (section: string | undefined, fields: Readonly<Record<string, IntakeField>>) =>
  Object.entries(fields).map(([property, field]) => ({ section, name: jsonNameOf(property), field }));

const { general, sections } = intakeFields;
const asked = [
  ...fieldsBy(undefined, general).filter(({ name }) => !unasked.map(jsonNameOf).includes(name)),
  ...Object.entries(sections).flatMap(([section, fields]) => fieldsBy(jsonNameOf(section), fields)),
];

const questionFor = (section: string | undefined, name: string): Question | undefined =>
  allQuestions.find((one) => one.section === section && one.name === name);

const limitsOf = (field: IntakeField) => ({
  least: 'least' in field ? field.least : 0,
  most: 'most' in field ? field.most : 'longest' in field ? field.longest : 0,
});

/** A checkbox offers both values; a scale has texts for its steps. */
function offeredBy(question: Question | undefined): readonly string[] {
  if (question === undefined || isScale(question)) return [];
  return question.kind === 'consent'
    ? ['allowed', 'refused']
    : Object.keys(wordsOf(question, worded({})).options);
}

const isScale = (question: Question | undefined): boolean =>
  question?.kind === 'scale' || question?.kind === 'ratings';

const choicesOf = (field: IntakeField): readonly string[] => {
  if (field.kind === 'natures') return natures;
  return 'choices' in field ? field.choices.map(String) : [];
};

const name = ({
  section,
  name: field,
}: {
  readonly section: string | undefined;
  readonly name: string;
}): string => `${section ?? 'the whole'}, ${field}`;

describe.each(asked.map((one) => [name(one), one] as const))('the question for %s', (_name, one) => {
  const { field } = one;
  const question = questionFor(one.section, one.name);

  test('exists, with its texts in every language', () => {
    expect(question).toBeDefined();
    for (const language of ['en', 'fr'] as const) {
      const label = question && wordsOf(question, worded({}, language)).label;
      expect(label).toMatch(/\S/);
      // Without a text, the name of the field stands in for it.
      expect(label).not.toBe(one.name);
    }
  });

  test('has the limits of the field', () => {
    expect(question).toMatchObject(limitsOf(field));
  });

  test('offers what the field allows', () => {
    expect(offeredBy(question).toSorted()).toEqual(choicesOf(field).toSorted());
  });

  test('excludes the choices of the same other question, if any', () => {
    const other = 'apartFrom' in field ? jsonNameOf(field.apartFrom) : question?.apartFrom;
    expect(question?.apartFrom).toBe(other);
  });
});

test('questions that exclude each other do so on both sides', () => {
  for (const { section, name: field, apartFrom } of allQuestions.filter((one) => one.apartFrom))
    expect(questionFor(section, apartFrom ?? '')?.apartFrom).toBe(field);
});

test('no question is without a field, and none is asked twice', () => {
  expect(allQuestions.map(({ section, name: field }) => `${section} ${field}`).toSorted()).toEqual(
    asked.map(({ section, name: field }) => `${section} ${field}`).toSorted(),
  );
});

test.each(['en', 'fr'] as const)('scales have a word for each step or for both ends: %s', (language) => {
  for (const scale of allQuestions.filter(isScale)) {
    const { least, most } = scale;
    const steps = Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
    const named = Object.keys(wordsOf(scale, worded({}, language)).options).toSorted();
    expect([[String(least), String(most)].toSorted(), steps.toSorted()]).toContainEqual(named);
  }
});

describe('a pointer', () => {
  const named = (pointer: string) =>
    allQuestions.filter((question) => isAbout(question, pointer)).map(({ name: field }) => field);

  test.each([
    ['/current_work_situation/weekly_hours', 'weekly_hours'],
    ['/role_demands/levels/Leading', 'levels'],
    ['/role_demands/time_percent', 'time_percent'],
    ['/energy_patterns/sources/1', 'sources'],
    ['/language_model', 'language_model'],
    ['/self_rated_preferences/Leading', 'self_rated_preferences'],
    ['', 'status'],
  ])('%j leads to %s', (pointer, field) => {
    expect(named(pointer)).toEqual([field]);
  });

  test.each([['/assessment_id'], ['/tool'], ['/goals'], ['/goals/mood'], ['/goals/notes_too'], ['/notes']])(
    '%j leads to none of the questions',
    (pointer) => {
      expect(named(pointer)).toEqual([]);
    },
  );
});

test('natures are those of the service', () => {
  expect(natures).toEqual(domain.natures);
});
