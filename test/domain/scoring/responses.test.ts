import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { parseDraftResponses, parseResponses, type Response } from '#domain/scoring/responses.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { anyValues } from '#test/support/makers/answers.ts';

const { items } = itemBank;
const complete: readonly Response[] = items.map(({ id }) => ({ itemId: id, value: 3 }));
const withEntry = (index: number, entry: Response): Response[] => complete.with(index, entry);

describe('a complete set of responses', () => {
  test('is accepted with every item once', () => {
    expect(parseResponses(items, complete).unwrap()).toEqual(complete);
  });

  test('is stored in the order of the bank, from any order', () => {
    fc.assert(
      fc.property(anyValues, fc.shuffledSubarray([...items.keys()], { minLength: 76 }), (values, order) => {
        const inOrder = items.map(({ id }, index) => ({ itemId: id, value: values[index]! }));
        const sent = order.map((index) => inOrder[index]!);
        expect(parseResponses(items, sent).unwrap()).toEqual(inOrder);
      }),
    );
  });

  test('drops what a client adds to an entry', () => {
    const sent = complete.map((entry) => ({ ...entry, dimension: 'Leading' }));
    expect(parseResponses(items, sent).unwrap()).toEqual(complete);
  });

  test('accepts the values 1 to 5', () => {
    for (const value of [1, 2, 3, 4, 5])
      expect(parseResponses(items, withEntry(9, { itemId: 10, value })).unwrap()[9]).toEqual({
        itemId: 10,
        value,
      });
  });

  test.each([0, 6, -1, 3.5, NaN, Infinity, '3', null, true])('refuses the value %p at its place', (given) => {
    const value = given as number;
    expect(parseResponses(items, withEntry(9, { itemId: 10, value })).unwrapErr()).toEqual([
      { kind: 'value_out_of_range', index: 9 },
    ]);
  });

  test('names the missing item', () => {
    expect(parseResponses(items, complete.toSpliced(41, 1)).unwrapErr()).toEqual([
      { kind: 'missing_item', itemId: 42 },
    ]);
  });

  test('names all items if there are no responses', () => {
    expect(parseResponses(items, []).unwrapErr()).toEqual(
      items.map(({ id }) => ({ kind: 'missing_item', itemId: id })),
    );
  });

  test('refuses two responses to one item', () => {
    expect(parseResponses(items, [...complete, { itemId: 1, value: 5 }]).unwrapErr()).toEqual([
      { kind: 'duplicate_item', index: 76 },
    ]);
  });

  test.each([0, 77, -1, 1.5, NaN])('refuses the unknown item %p', (itemId) => {
    expect(parseResponses(items, [...complete, { itemId, value: 5 }]).unwrapErr()).toEqual([
      { kind: 'unknown_item', index: 76 },
    ]);
  });

  test('is refused with all faults at once, first by position, then by missing item', () => {
    const sent = [
      ...withEntry(4, { itemId: 99, value: 7 }).with(6, { itemId: 1, value: 0 }),
      { itemId: 99, value: 1 },
    ];
    expect(parseResponses(items, sent).unwrapErr()).toEqual([
      { kind: 'unknown_item', index: 4 },
      { kind: 'value_out_of_range', index: 4 },
      { kind: 'duplicate_item', index: 6 },
      { kind: 'value_out_of_range', index: 6 },
      { kind: 'unknown_item', index: 76 },
      { kind: 'missing_item', itemId: 5 },
      { kind: 'missing_item', itemId: 7 },
    ]);
  });

  test('does not report an item as missing if its value is refused', () => {
    const faults = parseResponses(items, withEntry(0, { itemId: 1, value: 9 })).unwrapErr();
    expect(faults.map(({ kind }) => kind)).toEqual(['value_out_of_range']);
  });
});

describe('the responses of a draft', () => {
  test('may be any subset, and keep the order sent', () => {
    const sent = [
      { itemId: 40, value: 2 },
      { itemId: 3, value: 5 },
    ];
    expect(parseDraftResponses(items, sent).unwrap()).toEqual(sent);
    expect(parseDraftResponses(items, []).unwrap()).toEqual([]);
    expect(parseDraftResponses(items, complete).unwrap()).toEqual(complete);
  });

  test('drop what a client adds to an entry', () => {
    const sent = [{ itemId: 40, value: 2, dimension: 'Leading' }];
    expect(parseDraftResponses(items, sent).unwrap()).toEqual([{ itemId: 40, value: 2 }]);
  });

  test('are refused with all faults, but no item is reported as missing', () => {
    const sent = [
      { itemId: 40, value: 6 },
      { itemId: 40, value: 5 },
      { itemId: 77, value: 5 },
    ];
    expect(parseDraftResponses(items, sent).unwrapErr()).toEqual([
      { kind: 'value_out_of_range', index: 0 },
      { kind: 'duplicate_item', index: 1 },
      { kind: 'unknown_item', index: 2 },
    ]);
  });
});
