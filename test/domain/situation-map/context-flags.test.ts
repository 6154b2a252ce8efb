import { describe, expect, test } from '@jest/globals';
import type { EnergyPatterns, WorkSituation } from '#domain/situation-map/intake/intake.ts';
import { type ContextFlag, contextFlags } from '#domain/situation-map/reading.ts';
import { anIntake, profileOf } from './situations.ts';

type Said = Partial<Omit<EnergyPatterns, 'byNature'>>;

const flagsOf = (work: WorkSituation, energy: Said = {}): readonly ContextFlag[] =>
  profileOf({}, anIntake({ currentWorkSituation: work, energyPatterns: { byNature: {}, ...energy } }))
    .contextFlags;

describe('the context flags', () => {
  const examples: readonly (readonly [ContextFlag, WorkSituation, Said, WorkSituation, Said])[] = [
    ['high_workload', { workload: 4 }, {}, { workload: 3 }, {}],
    ['high_workload', { weeklyHours: 50 }, {}, { weeklyHours: 49 }, {}],
    ['underload', { workload: 1 }, {}, { workload: 2 }, {}],
    ['low_autonomy', { autonomy: 2 }, {}, { autonomy: 3 }, {}],
    ['low_support', { support: 2 }, {}, { support: 3 }, {}],
    ['unstable_situation', { stability: 'at_risk' }, {}, { stability: 'changing' }, {}],
    ['unstable_situation', { stability: 'leaving' }, {}, { stability: 'stable' }, {}],
    ['slow_recovery', {}, { recovery: 2 }, {}, { recovery: 3 }],
    ['falling_energy', {}, { trend: 'falling' }, {}, { trend: 'steady' }],
    ['low_energy', {}, { overallLevel: 3 }, {}, { overallLevel: 4 }],
  ];
  test.each(examples)('raise %s at %j %j, and not at %j %j', (flag, work, energy, otherWork, otherEnergy) => {
    expect(flagsOf(work, energy)).toEqual([flag]);
    expect(flagsOf(otherWork, otherEnergy)).toEqual([]);
  });

  test('have a fixed order', () => {
    const work = { workload: 5, autonomy: 1, support: 1, stability: 'leaving' } as const;
    expect(flagsOf(work, { recovery: 1, trend: 'falling', overallLevel: 0 })).toEqual(
      contextFlags.filter((flag) => flag !== 'underload'),
    );
  });

  test('are not raised by missing answers', () => {
    expect(flagsOf({})).toEqual([]);
  });
});

describe('advice on health', () => {
  const suggests = (said: Said): boolean =>
    profileOf({}, { energyPatterns: { byNature: {}, ...said } }).suggestsHealthAdvice;

  test('is suggested for little energy together with slow recovery, and for neither alone', () => {
    expect(suggests({ overallLevel: 3, recovery: 2 })).toBe(true);
    expect(suggests({ overallLevel: 3, recovery: 3, trend: 'falling' })).toBe(false);
    expect(suggests({ overallLevel: 4, recovery: 2, trend: 'falling' })).toBe(false);
  });
});
