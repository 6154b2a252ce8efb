import { describe, expect, test } from '@jest/globals';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { profileOf, type Ratings } from '../situations.ts';

/** Nine natures, the first ones with the given ratings; the others are neither natural nor asked for. */
const ratings = (...given: readonly (readonly [p: number, demand: number, energy: number])[]): Ratings => {
  const all = Array.from({ length: 9 }, (_, index) => given[index] ?? ([0, 1, 0] as const));
  return {
    p: all.map(([p]) => p),
    demand: all.map(([, demand]) => demand),
    energy: all.map(([, , energy]) => energy),
  };
};

const outlineOf = ({ findings }: Profile): readonly string[] =>
  findings.map((finding) => (finding.nature === null ? finding.case : `${finding.case} ${finding.nature}`));
const findingsOf = (of: Ratings, changes: Partial<Intake> = {}) => outlineOf(profileOf(of, changes));

const natural = [88, 5, 2] as const;
const draining = [88, 5, -2] as const;
const strain = [25, 5, -2] as const;
const stretch = [25, 5, 2] as const;
const waiting = [100, 1, 2] as const;
const overload: Partial<Intake> = {
  currentWorkSituation: { weeklyHours: 55 },
  energyPatterns: { byNature: {}, recovery: 2 },
};

describe('each kind of finding', () => {
  test.each([
    ['carries', natural],
    ['draining_strength', draining],
    ['strain', strain],
    ['stretch', stretch],
    ['unused', waiting],
  ] as const)('%s', (kind, of) => {
    expect(findingsOf(ratings(of))[0]).toBe(`${kind} Creating`);
  });

  test('what the role asks for gives or costs, if preferences are unknown', () => {
    const { p: _, ...unknown } = ratings([0, 5, 2], [0, 5, -2]);
    expect(findingsOf(unknown)).toEqual(['costs Innovating', 'gives Creating']);
  });

  test('load_first, from two of three signs', () => {
    expect(findingsOf(ratings(natural), overload)).toEqual(['load_first', 'carries Creating', 'fits']);
    expect(findingsOf(ratings(natural), { currentWorkSituation: { weeklyHours: 55 } })[0]).toBe(
      'carries Creating',
    );
  });

  test('little_say, in present work only', () => {
    const withLittleSay = (status: 'employed' | 'studying'): Partial<Intake> => ({
      currentWorkSituation: { status, autonomy: 1 },
    });
    expect(findingsOf(ratings(natural), withLittleSay('employed'))).toContain('little_say');
    expect(findingsOf(ratings(natural), withLittleSay('studying'))).not.toContain('little_say');
  });

  test('good_fit: a fit, an even picture, and too little of one', () => {
    expect(findingsOf(ratings(natural))).toEqual(['carries Creating', 'fits']);
    expect(findingsOf({ p: Array(9).fill(44), demand: Array(9).fill(2), energy: Array(9).fill(0) })).toEqual([
      'quiet',
    ]);
    expect(findingsOf({})).toEqual(['open']);
  });

  test('wish_against: more of what drains', () => {
    expect(findingsOf(ratings(draining, natural), { goals: { moreOf: ['Creating'] } })).toContain(
      'wants_what_drains Creating',
    );
  });

  test('wish_against: less of what carries, unless nothing else carries', () => {
    expect(findingsOf(ratings(natural, natural), { goals: { lessOf: ['Innovating'] } })).toContain(
      'drops_strength Innovating',
    );
    const { findings } = profileOf(ratings(natural), { goals: { lessOf: ['Creating'] } });
    expect(findings[0]).toMatchObject({
      case: 'carries',
      nature: 'Creating',
      conditions: [{ kind: 'wished_less' }],
    });
  });

  test('wish_against: a person who leads people wishes to lead far less', () => {
    const leading = (wished: number): Partial<Intake> => ({
      currentWorkSituation: { status: 'employed', peopleManaged: 12 },
      roleDemands: { levels: {}, preferredLevels: { Leading: wished as 1 } },
    });
    const of: Ratings = {
      p: [88, 0, 0, 0, 0, 0, 0, 0, 31],
      demand: [5, 1, 1, 1, 1, 1, 1, 1, 5],
      energy: [2, 0, 0, 0, 0, 0, 0, 0, 0],
    };
    expect(findingsOf(of, leading(3))).toContain('leads_less Leading');
    expect(findingsOf(of, leading(4))).not.toContain('leads_less Leading');
  });

  test('wish_against: a role far from the present one', () => {
    const wished = Object.fromEntries(
      ['Creating', 'Innovating', 'Performing', 'Advising', 'Organizing'].map((nature, index) => [
        nature,
        index === 0 ? 1 : 5,
      ]),
    );
    const changes: Partial<Intake> = { roleDemands: { levels: {}, preferredLevels: wished } };
    expect(findingsOf(ratings(natural), changes)).toContain('far_role');
  });
});

describe('their order', () => {
  test('a heavy cost comes before what carries, a light one after it', () => {
    expect(findingsOf(ratings(natural, strain))).toEqual(['strain Innovating', 'carries Creating']);
    expect(findingsOf(ratings(natural, [44, 4, -1]))).toEqual(['carries Creating', 'strain Innovating']);
  });

  test('the goal is more important than the value', () => {
    expect(findingsOf(ratings(natural, strain), { goals: { moreOf: ['Creating'] } })[0]).toBe(
      'carries Creating',
    );
    expect(findingsOf(ratings(natural, [44, 4, -1]), { goals: { primary: 'restore_balance' } })[0]).toBe(
      'strain Innovating',
    );
  });

  test('under a load, a wish to lead less comes before what costs only if leading costs as much', () => {
    const leadingWhere = (energy: number): Ratings => ({
      p: [88, 25, 0, 0, 0, 0, 0, 0, 25],
      demand: [5, 5, 1, 1, 1, 1, 1, 1, 5],
      energy: [2, -2, 0, 0, 0, 0, 0, 0, energy],
    });
    const lessLeading: Partial<Intake> = {
      ...overload,
      currentWorkSituation: { weeklyHours: 55, peopleManaged: 4 },
      goals: { lessOf: ['Leading'] },
    };
    expect(findingsOf(leadingWhere(-2), lessLeading)[2]).toBe('leads_less Leading');
    expect(findingsOf(leadingWhere(-1), lessLeading)[2]).toBe('strain Innovating');
  });

  test('a load names the answers that it is based on', () => {
    const [load] = profileOf(ratings(natural), {
      currentWorkSituation: { weeklyHours: 55, workload: 5, support: 1 },
      energyPatterns: { byNature: {}, recovery: 1, trend: 'falling', overallLevel: 2 },
    }).findings;
    expect(load?.conditions.map(({ kind }) => kind)).toEqual([
      'long_hours',
      'slow_recovery',
      'low_energy',
      'falling_energy',
    ]);
    const [lighter] = profileOf(ratings(natural), {
      currentWorkSituation: { weeklyHours: 40, workload: 4, support: 1 },
      energyPatterns: { byNature: {}, recovery: 2 },
    }).findings;
    expect(lighter?.conditions.map(({ kind }) => kind)).toEqual([
      'too_much',
      'slow_recovery',
      'little_support',
    ]);
  });

  test('a cost names the other one that costs about as much, unless more of it is wished for', () => {
    const conditionsOf = (of: Ratings, changes: Partial<Intake> = {}) =>
      profileOf(of, changes).findings.find(({ nature }) => nature === 'Innovating')?.conditions;
    const beside = { kind: 'costs_as_much', nature: 'Performing' };
    expect(conditionsOf(ratings(natural, strain, [31, 5, -2]), overload)?.[0]).toEqual(beside);
    expect(conditionsOf(ratings(natural, strain, [31, 4, -1]), overload)).not.toContainEqual(beside);
    expect(conditionsOf(ratings(natural, [38, 4, -1], [0, 5, 0]), overload)).not.toContainEqual(beside);
    expect(
      conditionsOf(ratings(natural, strain, [31, 5, -2]), { ...overload, goals: { moreOf: ['Performing'] } }),
    ).not.toContainEqual(beside);
    expect(conditionsOf(ratings(natural, strain, strain), overload)).not.toContainEqual(beside);
  });

  test('after a load, what carries comes second', () => {
    expect(findingsOf(ratings(natural, strain), overload)).toEqual([
      'load_first',
      'carries Creating',
      'strain Innovating',
    ]);
  });

  test('of two of a kind, the one that the goal names, if its value is nearly as high', () => {
    expect(findingsOf(ratings(natural, [75, 5, 2]), { goals: { moreOf: ['Innovating'] } })[0]).toBe(
      'carries Innovating',
    );
    expect(findingsOf(ratings([100, 5, 2], [56, 4, 0]), { goals: { moreOf: ['Innovating'] } })[0]).toBe(
      'carries Creating',
    );
  });
});

describe('a nature that the goal asks for', () => {
  const wish: Partial<Intake> = { goals: { moreOf: ['Innovating'] } };

  test('is the one that carries, even if it is less clear, and leaves room for what stretches', () => {
    expect(findingsOf(ratings(natural, [88, 3, 1], [38, 5, 1]), wish)).toEqual([
      'carries Innovating',
      'stretch Performing',
      'carries Creating',
    ]);
  });

  test('has a finding of its own if others stand out more', () => {
    const others = [
      [50, 3, 0],
      [100, 1, 2],
    ] as const;
    expect(findingsOf(ratings([100, 5, 2], ...others), wish)).toEqual([
      'carries Creating',
      'carries Innovating',
      'unused Performing',
    ]);
    expect(findingsOf(ratings([100, 5, 2], ...others))).not.toContain('carries Innovating');
  });
});

describe('equal natures', () => {
  test('are named with the first, up to two', () => {
    const { findings } = profileOf(ratings(natural, natural));
    expect(findings[0]).toMatchObject({ nature: 'Creating', alike: ['Innovating'] });
  });

  test('are the whole role, from four on', () => {
    expect(findingsOf(ratings(natural, natural, natural, natural))[0]).toBe('evenly_gives');
    expect(findingsOf(ratings(strain, strain, strain, strain))[0]).toBe('evenly_costs');
  });
});

test('a number that is too small is no finding', () => {
  expect(findingsOf(ratings([69, 4, -1]))).toEqual(['draining_strength Creating']);
  expect(findingsOf(ratings([81, 3, -1]))).toEqual(['quiet']);
});

test('a finding names the answers that it is based on', () => {
  const { findings } = profileOf(ratings(natural), overload);
  expect(findings.slice(0, 2).map(({ because }) => because)).toEqual([
    ['/current_work_situation/weekly_hours', '/energy_patterns/recovery'],
    ['/natures/0/preference', '/role_demands/levels/Creating', '/energy_patterns/by_nature/Creating'],
  ]);
});
