import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { apiTypesFile, makeApiTypes } from '#tools/api-types.ts';

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

  test('represent a pair as a pair', () => {
    expect(types).toContain('likely_range: [number, number];');
  });

  test('contain the descriptions of the document, each on a separate line', () => {
    expect(types).toContain('\n/** RFC 9457. */\nexport interface Problem {\n');
    expect(types).toContain(
      '\n  /** Null only where no nature was rated at all. */\n  top_nature?: Nature | null;\n',
    );
  });
});
