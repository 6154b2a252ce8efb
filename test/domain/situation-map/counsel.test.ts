import { describe, expect, test } from '@jest/globals';
import type { Counsel } from '#domain/situation-map/report/counsel.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import type { Rating } from '#domain/scoring/responses.ts';
import type { Intake } from '#domain/situation-map/intake/intake.ts';
import { aResult, profileOf, type Ratings } from './situations.ts';

const ratings = (...given: readonly (readonly [p: number, demand: number, energy: number])[]): Ratings => {
  const all = Array.from({ length: 9 }, (_, index) => given[index] ?? ([0, 1, 0] as const));
  return {
    p: all.map(([p]) => p),
    demand: all.map(([, demand]) => demand),
    energy: all.map(([, , energy]) => energy),
  };
};
const natural = [88, 5, 2] as const;
const draining = [88, 5, -2] as const;
const strain = [25, 5, -2] as const;
const waiting = [100, 1, 2] as const;

const counselOf = (of: Ratings, changes: Partial<Intake> = {}): Counsel => profileOf(of, changes).counsel!;

describe('a letter starts with what is right', () => {
  test.each([
    ['what carries', ratings(strain, natural), { case: 'carries', nature: 'Innovating' }],
    ['what waits', ratings(strain, waiting), { case: 'unused', nature: 'Innovating' }],
    [
      'a strength, also where it drains',
      ratings(draining),
      { case: 'draining_strength', nature: 'Creating' },
    ],
    ['a stretch that feeds', ratings([25, 5, 2]), { case: 'stretch', nature: 'Creating' }],
    ['all alike', ratings(natural, natural, natural, natural), { case: 'even', nature: null }],
    ['nothing, where only something weighs', ratings(strain), { case: 'hard', nature: null }],
    ['an even picture', ratings(), { case: 'quiet', nature: null }],
    ['little, where little was answered', {}, { case: 'open', nature: null }],
  ] as const)('%s', (_, of, opening) => {
    expect(counselOf(of).opening).toEqual(opening);
  });
});

describe('the main question', () => {
  test('is about a wish against the ratings, otherwise the tension, otherwise the goal', () => {
    expect(
      counselOf(ratings(draining, natural), { goals: { moreOf: ['Creating'], primary: 'change_role' } })
        .question,
    ).toEqual({
      case: 'wants_what_drains',
      nature: 'Creating',
      other: null,
    });
    expect(counselOf(ratings(strain, natural), { goals: { primary: 'change_role' } }).question).toEqual({
      case: 'cost_beside_strength',
      nature: 'Creating',
      other: 'Innovating',
    });
    expect(counselOf(ratings(natural), { goals: { primary: 'change_role' } }).question.case).toBe(
      'change_role',
    );
    expect(counselOf(ratings(natural)).question.case).toBe('unset');
  });
});

describe('three questions for a conversation', () => {
  test('are about the first finding, what would be success, and the next finding', () => {
    const goals = { primary: 'change_role', success: 'a free Friday' } as const;
    expect(counselOf(ratings(strain, natural), { goals }).conversation).toEqual([0, 'success', 1]);
    expect(counselOf(ratings(strain, natural), { goals: { primary: 'change_role' } }).conversation).toEqual([
      0,
      'goal',
      1,
    ]);
  });

  test('are never the same twice', () => {
    expect(counselOf(ratings(natural, [81, 5, 2])).conversation).toEqual([0, 2, 'open']);
    expect(counselOf({}).conversation).toEqual([0, 'open', 'open']);
  });
});

describe('what stands out apart from the findings', () => {
  test('is at most two, about natures that no finding is about', () => {
    const { remarks } = counselOf(ratings(natural, [88, 2, -1], [75, 2, 0], [81, 2, 0], [6, 3, 0]));
    expect(remarks).toEqual({
      overlap: 'random',
      beside: [
        { case: 'drains_beside', nature: 'Innovating' },
        { case: 'more_in_you', nature: 'Performing' },
      ],
    });
  });

  test.each([
    ['strong', [75, 75, 75, 25, 25, 25, 50, 50, 50], [4, 4, 4, 2, 2, 2, 3, 3, 3]],
    ['partial', [75, 75, 75, 25, 25, 25, 50, 50, 50], [5, 3, 1, 2, 3, 3, 3, 3, 3]],
    ['random', [75, 75, 75, 25, 25, 25, 50, 50, 50], [5, 1, 1, 1, 1, 5, 5, 3, 3]],
    ['reversed', [88, 88, 75, 25, 25, 13, 50, 50, 50], [1, 1, 2, 5, 5, 5, 3, 3, 3]],
    ['random', [88, 81, 75, 25, 25, 13, 50, 50, 50], [3, 1, 1, 5, 5, 5, 3, 3, 3]],
  ] as const)('says how person and role overlap: %s', (overlap, p, demand) => {
    expect(counselOf({ p, demand, energy: Array(9).fill(0) }).remarks.overlap).toBe(overlap);
  });

  test('is nothing without preferences', () => {
    expect(counselOf({ demand: [5], energy: [2] }).remarks).toEqual({ overlap: null, beside: [] });
  });
});

describe('what attracts a person', () => {
  const drawnBy = (
    intelligences: Partial<Record<'Spatial' | 'Bodily' | 'Musical', number>>,
    changes: Partial<Intake> = {},
  ) => {
    const flat = aResult(Array(9).fill(50));
    const even = Object.fromEntries(
      Object.keys(flat.intelligences).map((name) => [name, 50]),
    ) as typeof flat.intelligences;
    const assessment = { ...flat, intelligences: { ...even, ...intelligences } };
    return profileOf({}, changes, { assessment }).counsel!.attraction;
  };

  test('is named only if it stands out', () => {
    expect(drawnBy({})).toEqual({ drawn: [], touches: null });
    expect(drawnBy({ Spatial: 88 })?.drawn).toEqual(['Spatial']);
    expect(drawnBy({ Spatial: 75, Bodily: 88 })?.drawn).toEqual(['Bodily', 'Spatial']);
  });

  test('is connected with what the person wants more of', () => {
    expect(drawnBy({ Bodily: 88 }, { goals: { moreOf: ['Creating'] } })?.touches).toEqual({
      intelligence: 'Bodily',
      nature: 'Creating',
    });
  });

  test('is not known without an assessment', () => {
    expect(counselOf({}).attraction).toBeNull();
  });
});

describe('the wished role', () => {
  test('is described by what there would be more and less of, the widest difference first', () => {
    const levels = { Creating: 1, Innovating: 2, Performing: 5, Advising: 3 } as const;
    const preferredLevels = { Creating: 4, Innovating: 4, Performing: 1, Advising: 3 } as const;
    const intake = { roleDemands: { levels, preferredLevels } };
    expect(counselOf({ demand: [1, 2, 5, 3] }, intake).wishedRole).toEqual({
      more: ['Creating', 'Innovating'],
      less: ['Performing'],
      moved: null,
    });
    expect(counselOf({}).wishedRole).toBeNull();
  });

  test('names all equal wishes if they are few', () => {
    const wishing = (...preferred: readonly Rating[]) => {
      const preferredLevels = Object.fromEntries(natures.map((nature, index) => [nature, preferred[index]]));
      const intake = { roleDemands: { levels: {}, preferredLevels } };
      return counselOf({ demand: Array(9).fill(2) }, intake).wishedRole?.more;
    };
    expect(wishing(3, 3, 3, 2, 2, 2, 2, 2, 2)).toEqual(['Creating', 'Innovating', 'Performing']);
    expect(wishing(4, 3, 3, 2, 2, 2, 2, 2, 2)).toEqual(['Creating']);
    expect(wishing(3, 3, 3, 3, 2, 2, 2, 2, 2)).toEqual(['Creating', 'Innovating']);
  });
});

describe('the way to the wished role', () => {
  const movedTo = (wished: readonly Rating[]): unknown => {
    const preferredLevels = Object.fromEntries(natures.map((nature, index) => [nature, wished[index]]));
    const intake = { roleDemands: { levels: {}, preferredLevels } };
    return counselOf({ demand: [5, 5, 1, 1, 1, 1, 1, 1, 1] }, intake).wishedRole?.moved;
  };

  test.each([
    [[5, 4, 1, 1, 1, 1, 1, 1, 1], { percent: 7, size: 'little' }],
    [[5, 3, 2, 1, 1, 1, 1, 1, 1], { percent: 21, size: 'some' }],
    [[1, 1, 5, 5, 1, 1, 1, 1, 1], { percent: 100, size: 'much' }],
    [[3, 3, 1, 1, 1, 1, 1, 1, 1], null],
    [[1, 1, 1, 1, 1, 1, 1, 1, 1], null],
  ] as const)('%j: the part of the role that would have to change is %j', (wished, moved) => {
    expect(movedTo(wished)).toEqual(moved);
  });
});

describe('under a load', () => {
  const loaded: Partial<Intake> = {
    currentWorkSituation: { weeklyHours: 60, workload: 5 },
    energyPatterns: { byNature: {}, recovery: 1 },
    goals: { moreOf: ['Innovating'] },
  };

  test('neither the goal nor a question asks for more', () => {
    const of = ratings(strain, waiting);
    expect(counselOf(of, { goals: { moreOf: ['Innovating'] } }).goal.wish?.nature).toBe('Innovating');
    expect(counselOf(of, loaded).goal).toEqual({
      wish: null,
      obstacle: null,
      unsaid: { more: ['Innovating'], less: [] },
    });
    const { findings, counsel } = profileOf(of, loaded);
    expect(findings.map(({ kind }) => kind)).toEqual(['load_first', 'unused', 'strain']);
    expect(counsel!.conversation).toEqual([0, 2, 'open']);
  });
});

describe('a goal', () => {
  test.each([
    [natural, 'already'],
    [[88, 3, 0], 'more_room'],
    [waiting, 'waiting'],
    [[50, 2, 1], 'to_learn'],
    [draining, 'drains'],
  ] as const)('is compared with the ratings of the first wished-for nature: %j is %s', (of, expected) => {
    expect(counselOf(ratings(of, strain), { goals: { moreOf: ['Creating'] } }).goal).toEqual({
      wish: { case: expected, nature: 'Creating' },
      obstacle: null,
      unsaid: { more: [], less: [] },
    });
  });

  test('to lead people is about leading; without a wish only the cost is named', () => {
    expect(counselOf(ratings(natural), { goals: { primary: 'lead_people' } }).goal.wish?.nature).toBe(
      'Leading',
    );
    expect(counselOf({}).goal).toEqual({ wish: null, obstacle: null, unsaid: { more: [], less: [] } });
  });

  test('names what takes energy besides it, unless a finding is about that', () => {
    const slight = [50, 3, -1] as const;
    expect(counselOf(ratings(slight)).goal.obstacle).toBe('Creating');
    expect(counselOf(ratings(strain)).goal.obstacle).toBeNull();
  });

  test('gives energy if the preference is unknown', () => {
    const goals = { moreOf: ['Creating'] } as const;
    expect(counselOf({ demand: [1], energy: [2] }, { goals }).goal.wish?.case).toBe('gives');
    expect(counselOf({ demand: [5], energy: [2] }, { goals }).goal.wish).toBeNull();
  });
});
