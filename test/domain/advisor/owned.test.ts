import { expect, test } from '@jest/globals';
import { longestReason } from '#domain/advisor/advice.ts';
import { textsOfOwned, withoutOwnResult } from '#domain/advisor/owned.ts';
import { languages } from '#domain/language.ts';

const both = { result: true, map: true };
const result = { result: true, map: false };
const assessment = { product: 'free-assessment', reason: 'Free.' } as const;
const book = { product: 'book:A', reason: 'A book.' } as const;

test('only what somebody has is spoken of as theirs', () => {
  expect(textsOfOwned('free-assessment', result, 'en')?.reason).toMatch(/^You have your result/);
  expect(textsOfOwned('situation-map', result, 'en')).toBeUndefined();
  expect(textsOfOwned('situation-map', both, 'fr')?.reason).toMatch(/^Vous l’avez achetée/);
  expect(textsOfOwned('book:A', both, 'en')).toBeUndefined();
});

test('the words are as short as every reason and next step', () => {
  for (const language of languages)
    for (const product of ['free-assessment', 'situation-map'] as const)
      for (const text of Object.values(textsOfOwned(product, both, language) ?? {}))
        expect(text.length).toBeLessThanOrEqual(longestReason);
});

test('the assessment is left out for people with a result, unless nothing else fits', () => {
  expect(withoutOwnResult([assessment, book], result)).toEqual([book]);
  expect(withoutOwnResult([assessment], result)).toEqual([assessment]);
  expect(withoutOwnResult([assessment, book], { result: false, map: true })).toEqual([assessment, book]);
});
