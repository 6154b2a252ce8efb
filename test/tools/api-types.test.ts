import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { apiTypesFile, makeApiTypes } from '../../tools/api-types.ts';

describe('the types of what the client sends and gets', () => {
  let types: string;
  beforeAll(async () => {
    types = await makeApiTypes();
  });

  test('are those that the routes give now (run `npm run api-types` if not)', () => {
    expect(readFileSync(apiTypesFile, 'utf8')).toBe(types);
  });

  test.each(["'POST /auth/request'", "'GET /assessments/{id}'", "'POST /map/intake'"])(
    'hold the endpoint %s',
    (endpoint) => {
      expect(types).toContain(`  ${endpoint}: {\n`);
    },
  );

  test('leave out what only servers and operators use', () => {
    expect(types).not.toMatch(/\/v1\/style|webhooks|healthz|metrics/);
  });

  test('take a pair for a pair', () => {
    expect(types).toContain('likely_range: [number, number];');
  });

  test('carry no remarks of the generator', () => {
    expect(types).not.toMatch(/referenced by|@minItems|@maxItems|\*\n \*\//);
  });
});
