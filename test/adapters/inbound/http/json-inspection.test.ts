import { describe, expect, test } from '@jest/globals';
import { timesAsLongAs } from '../../../support/processor-time.ts';
import { inspectJson, pointerTo } from '../../../../src/adapters/inbound/http/json-inspection.ts';
import { Problem } from '../../../../src/adapters/inbound/http/problem.ts';

const refusalOf = (json: string): Problem | undefined => {
  try {
    inspectJson(JSON.parse(json) as object);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
};

/** The one fault of a body that is refused with 422. */
const faultIn = (json: string): readonly (string | undefined)[] | undefined => {
  const refusal = refusalOf(json);
  const [fault] = refusal?.details.errors ?? [];
  return refusal && [refusal.code, fault?.code, fault?.pointer];
};

/** That many containers inside each other, the root among them. */
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
    'may not hold %s, neither in a value nor in a key',
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
  ])('may not reach into prototypes: %s', (json) => {
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

test('a list of a million bytes is looked through in time that grows with its length', async () => {
  const zeros = Array.from({ length: 500_000 }, () => 0);
  const tenth = zeros.slice(0, zeros.length / 10);
  const times = await timesAsLongAs(
    () => inspectJson({ tenth }),
    () => inspectJson({ zeros }),
  );
  // Time that grows with the square would be a hundred times as long.
  expect(times).toBeLessThan(40);
  expect(() => inspectJson({ list: [...zeros, 1e300] })).toThrow(Problem);
});
