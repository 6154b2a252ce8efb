import { expect, test } from '@jest/globals';
import { scoresCsv } from '#adapters/inbound/web/parts/scores-csv.ts';

const natures = {
  Creating: 81,
  Innovating: 69,
  Performing: 44,
  Advising: 56,
  Organizing: 31,
  Providing: 50,
  Adapting: 63,
  Analyzing: 38,
  Leading: 75,
};
const intelligences = {
  Linguistic: 0,
  Logical: 6,
  Spatial: 13,
  Musical: 19,
  Bodily: 25,
  Naturalist: 88,
  Interpersonal: 94,
  Intrapersonal: 100,
  Existential: 50,
  Spiritual: 50,
};
const result = {
  assessment_id: 17,
  completed_at: '2026-11-21T09:30:00.000Z',
  top_nature: 'Creating',
  natures,
  intelligences,
} as const;

const head =
  'assessment_id,completed_at,top_nature,Creating,Innovating,Performing,Advising,Organizing,Providing,Adapting,Analyzing,Leading,' +
  'Linguistic,Logical,Spatial,Musical,Bodily,Naturalist,Interpersonal,Intrapersonal,Existential,Spiritual';
const row = '17,2026-11-21T09:30:00.000Z,Creating,81,69,44,56,31,50,63,38,75,0,6,13,19,25,88,94,100,50,50';

test('a result is one line below the column names, as spreadsheets expect it', () => {
  expect(scoresCsv([result])).toBe(`\uFEFF${head}\r\n${row}\r\n`);
});

test('several results are in the given order, each score below its name', () => {
  const earlier = {
    ...result,
    assessment_id: 4,
    natures: Object.fromEntries(Object.entries(natures).toReversed()) as typeof natures,
  };
  expect(scoresCsv([result, earlier]).split('\r\n')).toEqual([
    `\uFEFF${head}`,
    row,
    row.replace(/^17/, '4'),
    '',
  ]);
});

test('without results there are only the column names', () => {
  expect(scoresCsv([])).toBe('\uFEFFassessment_id,completed_at,top_nature\r\n');
});
