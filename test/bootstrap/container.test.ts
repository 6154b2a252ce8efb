import { describe, expect, test } from '@jest/globals';
import { assemble } from '#bootstrap/container.ts';

interface Greeter {
  readonly greeting: string;
}

const makeGreeter = (parts: { readonly name: string; readonly times: number }): Greeter => ({
  greeting: `Hello ${parts.name}`.repeat(parts.times),
});

describe('assembling', () => {
  test('makes a part from others by name, given or made, in any order', () => {
    const parts = assemble({ name: 'Anna ' }, { greeter: makeGreeter, times: () => 2 });

    expect(parts).toEqual({ name: 'Anna ', times: 2, greeter: { greeting: 'Hello Anna Hello Anna ' } });
  });

  test('makes each part once, also if nothing asks for it', () => {
    let made = 0;
    const count = (): number => (made += 1);
    const parts = assemble({}, { count, first: ({ count: one }: { count: number }) => one });

    expect([parts.count, parts.count, parts.first]).toEqual([1, 1, 1]);
    expect(made).toBe(1);
  });

  test('leaves given parts unchanged, also one that is undefined', () => {
    const anna: Greeter = { greeting: 'Hello' };
    const parts = assemble({ anna, nobody: undefined }, {});

    expect(parts.anna).toBe(anna);
    expect(parts.nobody).toBeUndefined();
  });

  test('throws if parts need each other', () => {
    const needsOther = ({ other }: { other: number }): number => other;
    const needsOne = ({ one }: { one: number }): number => one;

    expect(() => assemble({}, { one: needsOther, other: needsOne })).toThrow(
      'Parts need each other: one, other, one',
    );
  });

  test('does not compile with a wrong or a missing part', () => {
    const mistakes = [
      // @ts-expect-error a number is no name
      () => assemble({ name: 1, times: 2 }, { greeter: makeGreeter }),
      // @ts-expect-error the name is missing
      () => assemble({ times: 2 }, { greeter: makeGreeter }),
      // @ts-expect-error what is made is no number
      () => assemble({ name: 'Anna' }, { greeter: makeGreeter, times: () => 'two' }),
    ];
    expect(mistakes).toHaveLength(3);
  });
});
