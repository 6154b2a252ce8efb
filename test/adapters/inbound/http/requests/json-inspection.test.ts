import { describe, expect, test } from '@jest/globals';
import { timesAsLongAs } from '#test/support/processes/processor-time.ts';
import { inspectJson, pointerTo } from '#adapters/inbound/http/requests/json-inspection.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';

const refusalOf = (json: string): Problem | undefined => {
  try {
    inspectJson(JSON.parse(json) as object);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
};

/** The only fault of a body that is refused with 422. */
const faultIn = (json: string): readonly (string | undefined)[] | undefined => {
  const refusal = refusalOf(json);
  const [fault] = refusal?.details.errors ?? [];
  return refusal && [refusal.code, fault?.code, fault?.pointer];
};

/** That many nested containers, including the root. */
const nested = (levels: number, innermost = ''): string =>
  `{"a":${'['.repeat(levels - 1)}${innermost}${']'.repeat(levels - 1)}}`;

describe('text', () => {
  test.each(['plain', 'ünïcödé', '😀 as a pair', '\\ud83d\\ude00 as an escaped pair', '\\n\\t\\u0001'])(
    'may be %s',
    (text) => {
      expect(refusalOf(`{"a":"${text}","${text}":1}`)).toBeUndefined();
    },
  );

  test.each(['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00', '\\ude00\\ud83d'])(
    'may not contain %s, neither in a value nor in a key',
    (text) => {
      expect(faultIn(`{"a":[1,"${text}"]}`)).toEqual(['validation_failed', 'invalid_text', '/a/1']);
      expect(faultIn(`{"a":{"${text}":1}}`)).toEqual(['validation_failed', 'invalid_text', '/a']);
    },
  );
});

describe('a number', () => {
  test.each(['0', '-0', '1.5', '1e-400', '9007199254740991', '-9007199254740991'])('may be %s', (number) => {
    expect(refusalOf(`{"a":${number}}`)).toBeUndefined();
  });

  test.each(['1e400', '-1e400', '9007199254740992', '9007199254740993', '-9007199254740992', '1e308'])(
    'may not be %s',
    (number) => {
      expect(faultIn(`{"a":${number}}`)).toEqual(['validation_failed', 'number_out_of_range', '/a']);
    },
  );
});

describe('nesting', () => {
  test.each(['', '1', '"text"'])('may be 16 levels deep around %j, not 17', (innermost) => {
    expect(refusalOf(nested(16, innermost))).toBeUndefined();
    expect(faultIn(nested(17, innermost))?.slice(0, 2)).toEqual(['validation_failed', 'too_deep']);
  });

  test('of objects counts like that of lists', () => {
    expect(refusalOf(`${'{"a":'.repeat(16)}1${'}'.repeat(16)}`)).toBeUndefined();
    expect(faultIn(`${'{"a":'.repeat(17)}1${'}'.repeat(17)}`)?.[1]).toBe('too_deep');
  });

  test('of thousands of levels is refused like any other', () => {
    expect(faultIn(nested(100_000))?.[1]).toBe('too_deep');
  });
});

describe('a key', () => {
  test.each([
    '{"__proto__":{"role":"admin"}}',
    '{"a":[{"\\u005f_proto__":1}]}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
  ])('may not reach a prototype: %s', (json) => {
    expect(refusalOf(json)?.code).toBe('malformed_json');
  });

  test.each(['{"constructor":1}', '{"prototype":{"a":1}}', '{"constructor":{"a":{"prototype":1}}}'])(
    'may be an ordinary word: %s',
    (json) => {
      expect(refusalOf(json)).toBeUndefined();
    },
  );

  test('is written into a pointer by RFC 6901', () => {
    expect(faultIn('{"a/b":{"c~d":{"":[1e400]}}}')?.[2]).toBe('/a~1b/c~0d//0');
    expect(pointerTo([])).toBe('');
    expect(pointerTo(['~1', 7])).toBe('/~01/7');
  });
});

describe('the number of values', () => {
  const list = (length: number, value: unknown = 0): unknown[] => Array.from({ length }, () => value);
  const object = (length: number): object =>
    Object.fromEntries(Array.from({ length }, (_, index) => [`k${index}`, 0]));

  test('of one list or object is 1000', () => {
    for (const many of [list, object]) {
      expect(refusalOf(JSON.stringify({ a: { b: many(1000) } }))).toBeUndefined();
      expect(faultIn(JSON.stringify({ a: { b: many(1001) } }))).toEqual([
        'validation_failed',
        'too_many',
        '/a/b',
      ]);
    }
  });

  test('is 10 000 in total, in any distribution', () => {
    const spread = (lists: number): string => JSON.stringify({ a: list(lists, list(98, {})) });
    expect(refusalOf(spread(100))).toBeUndefined();
    expect(faultIn(spread(102))).toEqual(['validation_failed', 'too_many', '']);
    expect(faultIn(JSON.stringify({ a: list(1000, { b: list(20) }) }))?.[1]).toBe('too_many');
  });

  test.each([
    ['one list', { a: list(500_000) }],
    ['many lists', { a: list(700, list(700)) }],
    ['empty lists', { a: list(900, list(500, [])) }],
    ['one object', { a: object(60_000) }],
  ])('costs less to refuse than a body of a million bytes cost to parse: %s', async (_, body) => {
    const text = JSON.stringify(body);
    const refused = (): void => {
      expect(() => inspectJson(body)).toThrow(Problem);
    };
    expect(await timesAsLongAs(() => JSON.parse(text), refused, { enough: 1 })).toBeLessThan(1);
  });
});
