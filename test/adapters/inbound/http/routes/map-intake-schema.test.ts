import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { intakeToSend } from '#adapters/inbound/http/routes/map/map-intake-schema.ts';
import { intakeFields, jsonNameOf } from '#domain/situation-map/intake/intake-fields.ts';
import { readIntake } from '#domain/situation-map/intake/read-intake.ts';
import { exampleIntake } from '#test/support/makers/intakes.ts';

const documented = intakeToSend.meta()?.['override'] as object;
const conforms = new Ajv2020({ strict: true, strictTypes: false, allErrors: true }).compile(documented);
const isRead = (intake: Readonly<Record<string, unknown>>): boolean => readIntake(intake).isOk();

const withField = (section: string, name: string, value: unknown) => ({
  goals: 'to find out',
  [section]: { [name]: value },
});

describe('the documented intake', () => {
  test('names every field that is read', () => {
    const text = JSON.stringify(documented);
    for (const name of Object.keys(intakeFields.general)) expect(text).toContain(`"${jsonNameOf(name)}":`);
    for (const [section, fields] of Object.entries(intakeFields.sections))
      for (const name of [section, ...Object.keys(fields)]) expect(text).toContain(`"${jsonNameOf(name)}":`);
  });

  test.each([
    ['the worked example', exampleIntake],
    ['sections as text', { current_work_situation: 'I work.', goals: 'To find out.' }],
    ['levels alone', { role_demands: { Leading: 4, Creating: 2, notes: 'So far.' } }],
    ['levels as a list', { role_demands: [{ nature: 'Leading', level: 4 }] }],
    [
      'levels as a list beside notes',
      { role_demands: { levels: [{ nature: 'Leading', level: 4 }], notes: 'So far.' } },
    ],
    ['what nobody knows', { goals: { primary: 'other' }, mood: ['any', 1] }],
  ])('accepts %s, as the reader does', (_, intake) => {
    expect([isRead(intake), conforms(intake)]).toEqual([true, true]);
  });

  test.each([
    ['current_work_situation', 'status', 'rich'],
    ['current_work_situation', 'role_title', ''],
    ['current_work_situation', 'weekly_hours', 101],
    ['current_work_situation', 'autonomy', 2.5],
    ['role_demands', 'levels', { Leading: 6 }],
    ['role_demands', 'levels', Array.from({ length: 10 }, () => ({ nature: 'Leading', level: 4 }))],
    ['role_demands', 'Leading', 0],
    ['role_demands', 'notes', 'x'.repeat(2001)],
    ['energy_patterns', 'by_nature', { Leading: -3 }],
    ['energy_patterns', 'drains', ['meetings', 'meetings']],
    ['energy_patterns', 'sources', ['sleep']],
    ['goals', 'horizon_days', 31],
    ['goals', 'more_of', ['Creating', 'Leading', 'Adapting', 'Advising']],
    ['goals', 'success', 7],
  ])('refuses in %s a wrong %s, as the reader does', (section, name, value) => {
    const intake = withField(section, name, value);
    expect([isRead(intake), conforms(intake)]).toEqual([false, false]);
  });

  test('leaves the decision to the reader: any object is accepted', () => {
    for (const value of [{}, { goals: 7 }, { role_demands: { levels: 'high' } }])
      expect(intakeToSend.safeParse(value)).toEqual({ success: true, data: value });
  });
});
