import { describe, expect, test } from '@jest/globals';
import type { Goals } from '#domain/situation-map/intake/intake.ts';
import type { WishPattern } from '#domain/situation-map/plan/wish-pattern.ts';
import { situations } from './findings/any-situation.ts';
import { profileOf, type Ratings } from './situations.ts';

const even: Ratings = { demand: [3, 3, 3, 3, 3, 3, 3, 3, 3], energy: [1, 1, 1, 1, 0, 0, 0, 0, 0] };

const patternOf = (ratings: Partial<Ratings>, goals: Goals = {}): WishPattern | null =>
  profileOf({ ...even, ...ratings }, { goals }).counsel!.wishPattern;

describe('wishes beside energy and ease', () => {
  test('more of what takes energy, less of what gives it', () => {
    expect(patternOf({ energy: [0, -1, 0, 0, 1, 0, 0, 0, 0], wished: [3, 4, 3, 3, 2, 3, 3, 3, 3] })).toEqual({
      case: 'more_cost_less_gain',
      more: ['Innovating'],
      less: ['Organizing'],
    });
    expect(
      patternOf({ energy: [0, -1, 0, 0, 0, 0, 0, 0, 0], wished: [3, 4, 3, 3, 2, 3, 3, 3, 3] })?.case,
    ).toBe('more_cost');
    expect(
      patternOf({ energy: [0, 0, 0, 0, 1, 0, 0, 0, 0], wished: [3, 4, 3, 3, 2, 3, 3, 3, 3] })?.case,
    ).toBe('less_gain');
  });

  test('more of what comes least naturally, less of what comes naturally', () => {
    const wished = [4, 3, 3, 3, 3, 3, 3, 3, 2];
    const energy = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(patternOf({ p: [25, 50, 50, 50, 50, 50, 50, 50, 75], energy, wished })).toEqual({
      case: 'away_from_ease',
      more: ['Creating'],
      less: ['Leading'],
    });
    expect(patternOf({ p: [50, 50, 50, 50, 50, 50, 50, 50, 75], energy, wished })).toBeNull();
  });

  test('wishes that follow energy in everything', () => {
    const energy = [1, 0, 0, 0, -1, 0, 0, 0, 0];
    expect(patternOf({ energy }, { moreOf: ['Creating'], lessOf: ['Organizing'] })?.case).toBe(
      'follows_energy',
    );
    expect(patternOf({ energy }, { moreOf: ['Creating', 'Leading'], lessOf: ['Organizing'] })).toBeNull();
    expect(patternOf({ energy }, { moreOf: ['Creating'] })).toBeNull();
  });

  test('names nothing that a finding, the open question or a contradiction is about already', () => {
    const all = situations(5000);
    const repeated = all.filter(({ profile: { counsel, findings, contradictions } }) => {
      const { more = [], less = [] } = counsel!.wishPattern ?? {};
      const named = [...more, ...less];
      const wishes = findings.filter(({ kind }) => kind === 'wish_against');
      return [...wishes, ...contradictions].some(({ nature }) => nature !== null && named.includes(nature));
    });
    expect(repeated).toEqual([]);
    expect(new Set(all.map(({ profile }) => profile.counsel!.wishPattern?.case)).size).toBe(6);
  });
});
