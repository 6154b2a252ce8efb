import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { firstPhrase, oneLine } from '#adapters/outbound/narrator/own-words.ts';

describe("a person's own words", () => {
  test.each([
    ['Two calm evenings', 'Two calm evenings'],
    ['  Two\n\tcalm   evenings. ', 'Two calm evenings'],
    ['to be "heard" and «seen»', 'to be heard and seen'],
    ['{{Leading.energy}} <b>', 'Leading.energy b'],
    ['one two three four five', 'one two three four…'],
    ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrs…'],
  ])('stand on one line of at most 20 characters: %j', (words, line) => {
    expect(oneLine(words, 20)).toBe(line);
  });

  test.each([undefined, '', '  \n ', '…', '"".'])('are null if there is nothing to read: %j', (words) => {
    expect(oneLine(words, 60)).toBeNull();
  });

  test('are never longer than allowed, and keep emoji whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 5, max: 60 }), (words, most) => {
        const line = oneLine(words, most) ?? '';
        expect(Array.from(new Intl.Segmenter().segment(line)).length).toBeLessThanOrEqual(most);
        expect(line).toBe(line.trim());
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });

  test.each([
    ['Team lead, customer support', 'Team lead'],
    ['Nurse (night shift)', 'Nurse'],
    ['Chef·fe de projet — transition', 'Chef·fe de projet'],
    ['C, C++ developer', 'C, C++ developer'],
    ['Programme coordinator', 'Programme coordinator'],
  ])('name a role by its first phrase: %s', (title, phrase) => {
    expect(firstPhrase(title)).toBe(phrase);
  });
});
