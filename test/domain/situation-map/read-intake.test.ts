import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { natures } from '#domain/scoring/dimensions.ts';
import { energyTags } from '#domain/situation-map/intake/intake-choices.ts';
import { type ReadIntake, readIntake } from '#domain/situation-map/intake/read-intake.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { anyCharacter } from '#test/support/makers/any-character.ts';

type Json = Readonly<Record<string, unknown>>;

const goals = { primary: 'other' };
const accepted = (json: Json): ReadIntake => expectOk(readIntake(json));
const faultsOf = (json: Json): readonly string[] =>
  expectErr(readIntake(json)).map(({ pointer, code }) => `${code} ${pointer}`);
/** The faults of one field in an otherwise valid section. */
const faultsIn = (section: string, fields: Json): readonly string[] => faultsOf({ [section]: fields });
const nineOf = (value: unknown) => Object.fromEntries(natures.map((nature) => [nature, value]));

/** Every field of the questionnaire, and the result of reading it. */
const full = {
  schema_version: '1',
  locale: 'fr',
  language_model: 'refused',
  assessment_id: 17,
  current_work_situation: {
    status: 'employed',
    role_title: 'Coordinatrice',
    industry: 'Logistique',
    organization_size: '51_250',
    tenure_months: 720,
    weekly_hours: 0,
    people_managed: 10_000,
    work_mode: 'hybrid',
    stability: 'at_risk',
    satisfaction: 10,
    autonomy: 1,
    support: 5,
    workload: 3,
    notes: 'a',
  },
  role_demands: {
    levels: nineOf(5),
    time_percent: { ...nineOf(11), Creating: 12 },
    preferred_levels: nineOf(1),
    notes: 'b',
  },
  energy_patterns: {
    by_nature: { ...nineOf(-2), Leading: 2 },
    overall_level: 0,
    trend: 'falling',
    recovery: 1,
    peak_time: 'varies',
    drains: ['admin', 'meetings'],
    sources: ['novelty'],
    notes: 'c',
  },
  goals: {
    primary: 'reshape_role',
    horizon_days: 365,
    more_of: ['Creating', 'Leading', 'Advising'],
    less_of: ['Organizing'],
    readiness: 10,
    influence: 5,
    success: 'd',
    constraints: 'e',
    notes: 'f',
  },
  self_rated_preferences: nineOf(3),
};

describe('an intake', () => {
  test('is read with every field', () => {
    expect(accepted(full)).toEqual({
      intake: {
        locale: 'fr',
        languageModel: 'refused',
        assessmentId: 17,
        currentWorkSituation: {
          status: 'employed',
          roleTitle: 'Coordinatrice',
          industry: 'Logistique',
          organizationSize: '51_250',
          tenureMonths: 720,
          weeklyHours: 0,
          peopleManaged: 10_000,
          workMode: 'hybrid',
          stability: 'at_risk',
          satisfaction: 10,
          autonomy: 1,
          support: 5,
          workload: 3,
          notes: 'a',
        },
        roleDemands: {
          levels: nineOf(5),
          timePercent: { ...nineOf(11), Creating: 12 },
          preferredLevels: nineOf(1),
          notes: 'b',
        },
        energyPatterns: {
          byNature: { ...nineOf(-2), Leading: 2 },
          overallLevel: 0,
          trend: 'falling',
          recovery: 1,
          peakTime: 'varies',
          drains: ['admin', 'meetings'],
          sources: ['novelty'],
          notes: 'c',
        },
        goals: {
          primary: 'reshape_role',
          horizonDays: 365,
          moreOf: ['Creating', 'Leading', 'Advising'],
          lessOf: ['Organizing'],
          readiness: 10,
          influence: 5,
          success: 'd',
          constraints: 'e',
          notes: 'f',
        },
        selfRatedPreferences: nineOf(3),
        extra: {},
      },
      warnings: [],
    });
  });

  test('may have one section only', () => {
    expect(accepted({ goals }).intake).toEqual({
      currentWorkSituation: {},
      roleDemands: { levels: {} },
      energyPatterns: { byNature: {} },
      goals,
      extra: {},
    });
  });

  test('may have sections of plain text, which become their notes', () => {
    const text = 'é'.repeat(4000);
    const sections = { current_work_situation: text, role_demands: ' b ', energy_patterns: 'c', goals: 'd' };
    expect(accepted(sections).intake).toEqual({
      currentWorkSituation: { notes: text },
      roleDemands: { levels: {}, notes: 'b' },
      energyPatterns: { byNature: {}, notes: 'c' },
      goals: { notes: 'd' },
      extra: {},
    });
    expect(faultsOf({ goals: `${text}é` })).toEqual(['too_long /goals']);
  });

  test.each([
    {},
    { goals: {} },
    { goals: null, role_demands: null },
    { goals: '  ', energy_patterns: {}, role_demands: [] },
    { goals: { primary: null, more_of: [], notes: '' }, role_demands: { levels: { leading: null } } },
    { locale: 'en', assessment_id: 3, self_rated_preferences: { leading: 3 } },
    { something: 'else' },
  ])('is refused if it contains no answer: %j', (json) => {
    expect(expectErr(readIntake(json))).toEqual([
      {
        pointer: '',
        code: 'empty_intake',
        message: 'Fill in at least one of current_work_situation, role_demands, energy_patterns, goals.',
      },
    ]);
  });

  test('treats null as absent, at every position', () => {
    const sent = {
      locale: null,
      unheard_of: null,
      goals: { ...goals, horizon_days: null, more_of: null, unheard_of: null },
      role_demands: { levels: { leading: 3, creating: null }, time_percent: null, advising: null },
      energy_patterns: null,
    };
    expect(accepted(sent)).toEqual(accepted({ goals, role_demands: { levels: { leading: 3 } } }));
  });

  test('gives the same result for any order of its fields', () => {
    fc.assert(
      fc.property(shuffled(Object.entries(full)), (entries) => {
        const moved = entries.map(([key, value]) => [key, reversed(value)]);
        expect(JSON.stringify(accepted(Object.fromEntries(moved) as Json))).toBe(
          JSON.stringify(accepted(full)),
        );
      }),
    );
  });

  const shuffled = <T>(entries: readonly T[]) =>
    fc.shuffledSubarray([...entries], { minLength: entries.length });

  const reversed = (value: unknown): unknown =>
    typeof value !== 'object' || Array.isArray(value)
      ? value
      : Object.fromEntries(Object.entries(value ?? {}).toReversed());
});

describe('ratings of natures', () => {
  test('are found by names in any case, in British spelling, and with white space around them', () => {
    const levels = { LEADING: 4, organising: 2, Analysing: 3, ' creating ': 1 };
    const { intake } = accepted({ role_demands: { levels } });
    expect(JSON.stringify(intake.roleDemands.levels)).toBe(
      '{"Creating":1,"Organizing":2,"Analyzing":3,"Leading":4}',
    );
  });

  test('of the role may be among its other fields, or in a list', () => {
    const expected = { levels: { Advising: 2, Leading: 4 }, notes: 'n' };
    expect(accepted({ role_demands: { leading: 4, Advising: 2, notes: 'n' } }).intake.roleDemands).toEqual(
      expected,
    );
    expect(
      accepted({ role_demands: { levels: { leading: 4 }, Advising: 2, notes: 'n' } }).intake.roleDemands,
    ).toEqual(expected);
    const list = [
      { nature: 'leading', level: 4 },
      { nature: 'Advising', level: 2 },
      { nature: 'creating', level: null },
    ];
    expect(accepted({ role_demands: list }).intake.roleDemands).toEqual({ levels: expected.levels });
    expect(accepted({ role_demands: { levels: list, notes: 'n' } }).intake.roleDemands).toEqual(expected);
  });

  test('are refused if two are for the same nature', () => {
    expect(faultsOf({ role_demands: { organizing: 3, ORGANISING: 3 } })).toEqual([
      'duplicate /role_demands/ORGANISING',
    ]);
    expect(faultsOf({ role_demands: { levels: { Leading: 1 }, leading: 1 } })).toEqual([
      'duplicate /role_demands/leading',
    ]);
    const list = [
      { nature: 'leading', level: 4 },
      { nature: 'Leading', level: 4 },
    ];
    expect(faultsOf({ role_demands: list })).toEqual(['duplicate /role_demands/1/level']);
  });

  test.each([
    [[3], 'wrong_type /role_demands/0'],
    [[{ level: 3 }], 'unknown_choice /role_demands/0/nature'],
    [[{ nature: 'cooking', level: 3 }], 'unknown_choice /role_demands/0/nature'],
    [[{ nature: 'leading', level: 6 }], 'out_of_range /role_demands/0/level'],
    [{ levels: 3 }, 'wrong_type /role_demands/levels'],
    [Array.from({ length: 10 }, () => 3), 'too_many /role_demands'],
  ])('are refused as %j', (section, fault) => {
    expect(faultsOf({ role_demands: section })).toEqual([fault]);
  });

  test.each([
    ['role_demands', 'levels', 0, 6],
    ['role_demands', 'preferred_levels', 0, 6],
    ['energy_patterns', 'by_nature', -3, 3],
  ])('in %s/%s are limited to the scale', (section, field, tooLow, tooHigh) => {
    expect(
      faultsIn(section, { [field]: { creating: tooLow, leading: tooHigh, advising: 1.5, adapting: '1' } }),
    ).toEqual([
      `out_of_range /${section}/${field}/creating`,
      `out_of_range /${section}/${field}/leading`,
      `out_of_range /${section}/${field}/advising`,
      `wrong_type /${section}/${field}/adapting`,
    ]);
    const ends = { creating: tooLow + 1, leading: tooHigh - 1 };
    expect(accepted({ [section]: { [field]: ends } }).warnings).toEqual([]);
  });

  test('change −0 to 0', () => {
    const { intake } = accepted({ energy_patterns: { by_nature: { creating: -0 }, overall_level: -0 } });
    expect(intake.energyPatterns).toEqual({ byNature: { Creating: 0 }, overallLevel: 0 });
  });

  test('as shares of the time need all nine, with a sum of 100', () => {
    const shares = { ...nineOf(11), Creating: 11 };
    expect(faultsIn('role_demands', { time_percent: shares })).toEqual([
      'wrong_sum /role_demands/time_percent',
    ]);
    expect(faultsIn('role_demands', { time_percent: { ...shares, Creating: 13 } })).toEqual([
      'wrong_sum /role_demands/time_percent',
    ]);
    const eight = { ...shares, Creating: 12, Leading: null, Adapting: 22 };
    expect(expectErr(readIntake({ role_demands: { time_percent: eight } }))).toEqual([
      { pointer: '/role_demands/time_percent', code: 'incomplete', message: 'Add Leading.' },
    ]);
    expect(faultsIn('role_demands', { time_percent: { ...shares, Creating: 101 } })).toEqual([
      'out_of_range /role_demands/time_percent/Creating',
    ]);
  });

  test('of preferences belong to the intake as a whole', () => {
    expect(accepted({ goals, self_rated_preferences: { leading: 5 } }).intake.selfRatedPreferences).toEqual({
      Leading: 5,
    });
    expect(faultsOf({ goals, self_rated_preferences: 3 })).toEqual(['wrong_type /self_rated_preferences']);
  });
});

describe('a whole number', () => {
  test.each([
    ['current_work_situation', 'tenure_months', 0, 720],
    ['current_work_situation', 'weekly_hours', 0, 100],
    ['current_work_situation', 'people_managed', 0, 10_000],
    ['current_work_situation', 'satisfaction', 0, 10],
    ['current_work_situation', 'autonomy', 1, 5],
    ['current_work_situation', 'support', 1, 5],
    ['current_work_situation', 'workload', 1, 5],
    ['energy_patterns', 'overall_level', 0, 10],
    ['energy_patterns', 'recovery', 1, 5],
    ['goals', 'readiness', 0, 10],
    ['goals', 'influence', 1, 5],
  ])('%s/%s is limited to %i to %i', (section, field, least, most) => {
    for (const value of [least, most]) accepted({ [section]: { [field]: value } });
    for (const value of [least - 1, most + 1, least + 0.5])
      expect(faultsIn(section, { [field]: value })).toEqual([`out_of_range /${section}/${field}`]);
    for (const value of [String(least), true, [least], {}])
      expect(faultsIn(section, { [field]: value })).toEqual([`wrong_type /${section}/${field}`]);
  });

  test('is the id of an assessment', () => {
    expect(accepted({ goals, assessment_id: Number.MAX_SAFE_INTEGER }).intake.assessmentId).toBe(2 ** 53 - 1);
    for (const id of [0, -1, 1.5, 2 ** 53]) {
      expect(faultsOf({ goals, assessment_id: id })).toEqual(['out_of_range /assessment_id']);
    }
  });
});

describe('text', () => {
  test.each([
    ['current_work_situation', 'role_title', 120],
    ['current_work_situation', 'industry', 80],
    ['current_work_situation', 'notes', 2000],
    ['role_demands', 'notes', 2000],
    ['energy_patterns', 'notes', 2000],
    ['goals', 'success', 500],
    ['goals', 'constraints', 500],
    ['goals', 'notes', 2000],
  ])('in %s/%s has at most %i characters, in any encoding', (section, field, longest) => {
    const text = '🧭'.repeat(longest);
    accepted({ [section]: { [field]: `  ${text}\n` } });
    expect(faultsIn(section, { [field]: `${text}x` })).toEqual([`too_long /${section}/${field}`]);
    expect(faultsIn(section, { [field]: 5 })).toEqual([`wrong_type /${section}/${field}`]);
  });

  test('is kept clean: composed, trimmed, without control characters', () => {
    const typed = '  e\u0301te\u0301\r\n\tnext \u0007\u202Eline\u0000\u0085 ';
    expect(accepted({ goals: { notes: typed } }).intake.goals.notes).toBe('été next line');
  });

  test('counts as absent if it is empty, except for the title of a role', () => {
    expect(accepted({ goals: { ...goals, notes: ' \n ' } }).intake.goals).toEqual(goals);
    expect(faultsIn('current_work_situation', { role_title: ' ' })).toEqual([
      'too_short /current_work_situation/role_title',
    ]);
  });
});

describe('a choice', () => {
  test.each([
    ['current_work_situation', 'status'],
    ['current_work_situation', 'organization_size'],
    ['current_work_situation', 'work_mode'],
    ['current_work_situation', 'stability'],
    ['energy_patterns', 'trend'],
    ['energy_patterns', 'peak_time'],
    ['goals', 'primary'],
    ['goals', 'horizon_days'],
  ])('%s/%s is refused if it is not offered', (section, field) => {
    for (const value of ['none of these', 31, true, ['stable'], {}])
      expect(faultsIn(section, { [field]: value })).toEqual([`unknown_choice /${section}/${field}`]);
  });

  test('of a language or of a version is refused if it is not offered', () => {
    expect(faultsOf({ goals, locale: 'de', schema_version: 1 })).toEqual([
      'unknown_choice /schema_version',
      'unknown_choice /locale',
    ]);
  });

  test('that is wrong is answered with the allowed ones', () => {
    const [fault] = expectErr(readIntake({ goals: { horizon_days: 31 } }));
    expect(fault?.message).toBe('Send one of 30, 90, 180, 365.');
  });
});

describe('a list', () => {
  test.each([
    ['energy_patterns', 'drains', energyTags, 5],
    ['energy_patterns', 'sources', energyTags, 5],
    ['goals', 'more_of', natures, 3],
    ['goals', 'less_of', natures, 3],
  ] as const)('%s/%s has different choices, and not too many', (section, field, choices, longest) => {
    const at = `/${section}/${field}`;
    accepted({ [section]: { [field]: choices.slice(0, longest) } });
    expect(faultsIn(section, { [field]: choices.slice(0, longest + 1) })).toEqual([`too_many ${at}`]);
    expect(faultsIn(section, { [field]: [choices[1], choices[0], choices[1]] })).toEqual([
      `duplicate ${at}/2`,
    ]);
    expect(faultsIn(section, { [field]: ['cooking', choices[0], null] })).toEqual([
      `unknown_choice ${at}/0`,
      `unknown_choice ${at}/2`,
    ]);
    expect(faultsIn(section, { [field]: choices[0] })).toEqual([`wrong_type ${at}`]);
  });

  test('has no choice in common with its counterpart', () => {
    const energy_patterns = { drains: ['travel', 'admin'], sources: ['novelty', 'admin'] };
    const wishes = { more_of: ['Leading', 'advising'], less_of: ['ADVISING'] };
    expect(faultsOf({ energy_patterns, goals: wishes })).toEqual([
      'overlap /energy_patterns/sources/1',
      'overlap /goals/less_of/0',
    ]);
  });

  test('of natures accepts their names in any case', () => {
    expect(accepted({ goals: { more_of: ['analysing', 'LEADING'] } }).intake.goals.moreOf).toEqual([
      'Analyzing',
      'Leading',
    ]);
  });
});

describe('an unknown field', () => {
  test('is stored as text under its pointer, with a warning', () => {
    const sent = {
      goals: { ...goals, 'a/b~c': 'x' },
      team: { size: 3 },
      role_demands: { levels: { cooking: 3 }, extra: '' },
      energy_patterns: { by_nature: { cooking: true } },
      self_rated_preferences: { cooking: [1] },
    };
    const { intake, warnings } = accepted(sent);
    expect(intake.extra).toEqual({
      '/self_rated_preferences/cooking': '[1]',
      '/team': '{"size":3}',
      '/role_demands/levels/cooking': '3',
      '/role_demands/extra': '',
      '/energy_patterns/by_nature/cooking': 'true',
      '/goals/a~1b~0c': 'x',
    });
    expect(warnings.map(({ pointer }) => pointer)).toEqual(Object.keys(intake.extra));
    expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['unknown_field']));
  });

  test('in a list of demands is stored too', () => {
    const { intake } = accepted({ role_demands: [{ nature: 'leading', level: 3, why: 'team' }] });
    expect(intake.extra).toEqual({ '/role_demands/0/why': 'team' });
  });

  test('is stored up to a number and a length', () => {
    const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`x${index}`, '']));
    expect(accepted({ goals, ...twenty }).warnings).toHaveLength(20);
    expect(faultsOf({ goals, ...twenty, y: '', z: '' })).toEqual(['too_many /y']);
    accepted({ goals, x: 'é'.repeat(500) });
    expect(faultsOf({ goals, x: 'é'.repeat(501) })).toEqual(['too_long /x']);
    expect(faultsOf({ goals: { x: ['é'.repeat(500)] } })).toEqual(['too_long /goals/x']);
  });

  test('cannot reach inherited properties', () => {
    const json = JSON.parse(
      '{"goals": {"primary": "other", "__proto__": {"influence": 1}}, "__proto__": {"locale": "fr"}, "constructor": 1}',
    ) as Json;
    const { intake } = accepted(json);
    expect(intake.locale).toBeUndefined();
    expect(intake.goals).toEqual(goals);
    expect(intake.extra).toEqual({
      ['/__proto__']: '{"locale":"fr"}',
      '/constructor': '1',
      '/goals/__proto__': '{"influence":1}',
    });
    const inherited = Object.create({ goals: { primary: 'other' } }) as Json;
    expect(faultsOf(inherited)).toEqual(['empty_intake ']);
  });
});

describe('the faults of an intake', () => {
  test('are all reported at once, in the order of the questionnaire, and never contain what was sent', () => {
    const sent = {
      goals: { primary: 'SECRET', influence: 'SECRET', less_of: ['SECRET'] },
      role_demands: { levels: { leading: 'SECRET' }, time_percent: 'SECRET' },
      current_work_situation: ['SECRET'],
      locale: 'SECRET',
      other: 'SECRET'.repeat(100),
    };
    expect(faultsOf(sent)).toEqual([
      'unknown_choice /locale',
      'wrong_type /current_work_situation',
      'wrong_type /role_demands/levels/leading',
      'wrong_type /role_demands/time_percent',
      'unknown_choice /goals/primary',
      'unknown_choice /goals/less_of/0',
      'wrong_type /goals/influence',
      'too_long /other',
    ]);
    expect(JSON.stringify(expectErr(readIntake(sent)))).not.toContain('SECRET');
  });

  test('do not include emptiness if there was a wrong answer', () => {
    expect(faultsOf({ goals: 5 })).toEqual(['wrong_type /goals']);
  });

  const anyName = fc.oneof(
    fc.constantFrom(
      'goals',
      'role_demands',
      'levels',
      'time_percent',
      'energy_patterns',
      'by_nature',
      'drains',
      'more_of',
      'less_of',
      'locale',
      'leading',
      'organising',
      '__proto__',
      'a/b',
    ),
    fc.string(),
  );
  const { tree: anyJson } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.constantFrom('leading', 'admin', 'en', 1, 3, -0, 100, null), fc.jsonValue({ maxDepth: 1 })),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(anyName, tie('tree'), { maxKeys: 6 }),
    ),
  }));
  const anyBody = fc.dictionary(anyName, anyJson, { maxKeys: 6 }) as fc.Arbitrary<Json>;

  test('point to what was sent or name what is missing, for any input', () => {
    fc.assert(
      fc.property(anyBody, (json) => {
        const reading = readIntake(json);
        const pointers = reading.isOk()
          ? reading.value.warnings.map(({ pointer }) => pointer)
          : reading.error.map(({ pointer }) => pointer);
        expect(pointers.filter((pointer) => !leadsSomewhere(json, pointer))).toEqual([]);
        expect(reading.isOk() || reading.error.length > 0).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  /** The value itself, or the object that lacks its `nature`. */
  const leadsSomewhere = (json: unknown, pointer: string): boolean => {
    const path = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const end = path.at(-1) === 'nature' ? path.slice(0, -1) : path;
    return end.reduce<unknown>((value, key) => ownIn(value, key), json) !== undefined;
  };
  const ownIn = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Json)[key]
      : undefined;
});

describe('a read intake', () => {
  const anyText = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }));

  test('does not change when it is read again', () => {
    fc.assert(
      fc.property(anyText, anyText, (notes, other) => {
        const once = readIntake({ goals: { ...goals, notes }, other });
        fc.pre(once.isOk());
        const { intake } = expectOk(once);
        const again = accepted({
          goals: { ...goals, notes: intake.goals.notes },
          other: intake.extra['/other'],
        });
        expect(again.intake).toEqual(intake);
      }),
    );
  });
});
