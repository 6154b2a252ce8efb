import { describe, expect, test } from '@jest/globals';
import { dimensions, familyOf } from '#domain/scoring/dimensions.ts';

describe('dimensions', () => {
  test('are nine natures followed by ten intelligences, all different', () => {
    expect(new Set(dimensions).size).toBe(19);
    expect(dimensions.map(familyOf)).toEqual([
      ...Array.from({ length: 9 }, () => 'nature'),
      ...Array.from({ length: 10 }, () => 'intelligence'),
    ]);
  });
});
