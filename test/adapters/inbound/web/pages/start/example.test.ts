import { describe, expect, test } from '@jest/globals';
import { exampleScores, likelyDistance } from '#adapters/inbound/web/pages/start/example-scores.ts';
import { dimensionName } from '#adapters/presentation/report/dimension-names.ts';
import { bandOf, likelyRangeOf } from '#domain/scoring/breakdown.ts';
import { natures } from '#domain/scoring/dimensions.ts';
import { textsOf } from '#test/support/browser/texts.ts';

const possibleScores = Array.from({ length: 17 }, (_, step) => Math.round((step / 16) * 100));

describe.each(['en', 'fr'] as const)('the example on the start page: %s', (language) => {
  const { rows } = textsOf('start', language).example;
  const { bands } = textsOf('result', language);

  test('shows natures as results name them', () => {
    const names = natures.map((nature) => dimensionName(nature, language));
    for (const { name } of rows) expect(names).toContain(name);
  });

  test('names the bands as results do', () => {
    expect(rows.map(({ band }) => band)).toEqual(exampleScores.map((score) => bands[bandOf(score)]));
  });
});

test('the scores of the example are possible ones, the highest first, with the range of results', () => {
  expect(exampleScores).toEqual(exampleScores.toSorted((one, other) => other - one));
  for (const score of exampleScores) {
    expect(possibleScores).toContain(score);
    expect(likelyRangeOf(score)).toEqual([score - likelyDistance, score + likelyDistance]);
  }
});
