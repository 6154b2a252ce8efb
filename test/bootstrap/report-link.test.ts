import { describe, expect, test } from '@jest/globals';
import { makeReportLink } from '#bootstrap/report-link.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';

describe('the link to a report', () => {
  const link = makeReportLink('https://assess.example.com');

  test('contains id, address and signature, and nothing else', () => {
    expect(link(12 as MapId, 'anna@example.org', 'v1.abc.1.mac')).toBe(
      'https://assess.example.com/map/report?id=12&email=anna%40example.org&sig=v1.abc.1.mac',
    );
  });

  test.each(["!#$%&'*+-/=?^_`{|}~@example.org", 'a&sig=b@example.org', 'a+b%40c@example.org'])(
    'decodes to the same address %s',
    (address) => {
      const { searchParams } = new URL(link(1 as MapId, address, 'sig'));
      expect(searchParams.getAll('email')).toEqual([address]);
      expect(searchParams.getAll('sig')).toEqual(['sig']);
    },
  );
});
