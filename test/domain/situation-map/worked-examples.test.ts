import { describe, expect, test } from '@jest/globals';
import type { Profile, RankedNature } from '#domain/situation-map/profile.ts';
import { natureIn, profileOf, type Ratings } from './situations.ts';

const all = (value: number): readonly number[] => Array.from({ length: 9 }, () => value);
/** One value for Analyzing, one for Leading, and another for all others. */
const ending = (rest: number, analyzing: number, leading: number): readonly number[] => [
  ...all(rest).slice(2),
  analyzing,
  leading,
];

const mixed: Ratings = {
  p: [81, 69, 44, 56, 31, 50, 63, 38, 75],
  demand: [2, 2, 2, 3, 5, 3, 3, 4, 4],
  energy: [2, 1, 0, 1, -2, 0, 1, -1, 0],
};

interface Example {
  readonly name: string;
  readonly ratings: Ratings;
  /** Overall, coverage, utilization, shape. */
  readonly alignment: readonly (number | null)[];
  /** Gain, drain, balance. */
  readonly energy: readonly (number | null)[];
  readonly quadrant: Profile['quadrant'];
  readonly risks: string;
  readonly levers: string;
  readonly assets: string;
}

const none = [null, null, null, null];

const examples: readonly Example[] = [
  {
    name: 'a role that asks for exactly what comes naturally',
    ratings: {
      p: [0, 25, 50, 75, 100, 75, 50, 25, 0],
      demand: [1, 2, 3, 4, 5, 4, 3, 2, 1],
      energy: all(1),
    },
    alignment: [100, 100, 100, 1],
    energy: [50, 0, 50],
    quadrant: 'in_tune',
    risks: '',
    levers: '',
    assets: 'Organizing 80, Advising 60, Providing 60',
  },
  {
    name: 'a role that asks only for what is foreign',
    ratings: { p: ending(0, 0, 100), demand: ending(1, 5, 1), energy: ending(0, -2, 2) },
    alignment: [0, 0, 0, -0.13],
    energy: [0, 100, -100],
    quadrant: 'mismatched',
    risks: 'Analyzing 100',
    levers: 'Leading 100',
    assets: '',
  },
  {
    name: 'the middle of everything',
    ratings: { p: all(50), demand: all(3), energy: all(0) },
    alignment: [100, 100, 100, null],
    energy: [0, 0, 0],
    quadrant: 'in_tune',
    risks: '',
    levers: '',
    assets: 'Creating 30, Innovating 30, Performing 30',
  },
  {
    name: 'all asked for, nothing natural, all draining',
    ratings: { p: all(0), demand: all(5), energy: all(-2) },
    alignment: [0, 0, null, null],
    energy: [0, 100, -100],
    quadrant: 'mismatched',
    risks: 'Creating 100, Innovating 100, Performing 100',
    levers: '',
    assets: '',
  },
  {
    name: 'all natural, nothing asked for',
    ratings: { p: all(100), demand: all(1), energy: all(2) },
    alignment: [0, null, 0, null],
    energy: [null, null, null],
    quadrant: 'undetermined',
    risks: '',
    levers: 'Creating 100, Innovating 100, Performing 100',
    assets: '',
  },
  {
    name: 'nothing natural, nothing asked for',
    ratings: { p: all(0), demand: all(1), energy: all(0) },
    alignment: none,
    energy: [null, null, null],
    quadrant: 'undetermined',
    risks: '',
    levers: '',
    assets: '',
  },
  {
    name: 'all natural, all asked for, all energising',
    ratings: { p: all(100), demand: all(5), energy: all(2) },
    alignment: [100, 100, 100, null],
    energy: [100, 0, 100],
    quadrant: 'in_tune',
    risks: '',
    levers: '',
    assets: 'Creating 100, Innovating 100, Performing 100',
  },
  {
    name: 'no assessment',
    ratings: { demand: [1, 1, 1, 3, 5, 3, 2, 4, 5], energy: [2, 1, 0, 1, -2, 0, 1, -1, -1] },
    alignment: none,
    energy: [9, 47, -38],
    quadrant: 'undetermined',
    risks: 'Organizing 100, Leading 50, Analyzing 38',
    levers: '',
    assets: '',
  },
  {
    name: 'an ordinary mixture',
    ratings: mixed,
    alignment: [60, 78, 73, -0.52],
    energy: [18, 29, -11],
    quadrant: 'mismatched',
    risks: 'Organizing 81, Analyzing 32',
    levers: 'Creating 45, Innovating 24',
    assets: 'Leading 45, Advising 40, Adapting 40',
  },
  {
    name: 'the same mixture by the share of the time',
    ratings: { ...mixed, time: [5, 5, 5, 10, 40, 10, 5, 15, 5] },
    alignment: [60, 78, 73, -0.52],
    energy: [15, 48, -33],
    quadrant: 'mismatched',
    risks: 'Organizing 81, Analyzing 32',
    levers: 'Creating 45, Innovating 24',
    assets: 'Leading 45, Advising 40, Adapting 40',
  },
];

const listed = (ranked: readonly RankedNature[]): string =>
  ranked.map(({ nature, value }) => `${nature} ${value}`).join(', ');

describe('the profile of', () => {
  test.each(examples)('$name', ({ ratings, ...expected }) => {
    const { alignment, energy, quadrant, topRisks, topLevers, topAssets } = profileOf(ratings);
    expect({
      alignment: [alignment.overall, alignment.coverage, alignment.utilization, alignment.shape],
      energy: [energy.gain, energy.drain, energy.balance],
      quadrant,
      risks: listed(topRisks),
      levers: listed(topLevers),
      assets: listed(topAssets),
    }).toEqual({
      alignment: expected.alignment,
      energy: expected.energy,
      quadrant: expected.quadrant,
      risks: expected.risks,
      levers: expected.levers,
      assets: expected.assets,
    });
  });

  test('nothing natural and nothing asked for aligns each nature', () => {
    const { natures } = profileOf({ p: all(0), demand: all(1), energy: all(0) });
    expect(natures.map(({ alignment }) => alignment)).toEqual(all(100));
  });

  test('no assessment means that levers and assets are unknown, not that there are none', () => {
    const { natures } = profileOf({ demand: all(3), energy: all(1) });
    expect(natures.flatMap(({ lever, asset, zone }) => [lever, asset, zone])).toEqual(
      Array.from({ length: 27 }, () => null),
    );
  });

  test('an ordinary mixture, nature by nature', () => {
    const profile = profileOf(mixed);
    expect(natureIn(profile, 'Creating')).toEqual({
      nature: 'Creating',
      preference: 81,
      demand: 25,
      energy: 2,
      gap: -56,
      alignment: 44,
      weight: 81,
      zone: 'untapped',
      risk: 0,
      lever: 45,
      asset: 25,
      timePercent: null,
      wishedGap: null,
    });
    expect(profile.natures.map(({ zone }) => zone)).toEqual([
      'untapped',
      'untapped',
      'background',
      'background',
      'strain',
      'background',
      'untapped',
      'strain',
      'core',
    ]);
    expect(profile.alignment.natureCount).toBe(9);
    expect(profile.alignmentBand).toBe('partial');
  });
});
