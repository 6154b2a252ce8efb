import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  formatSignature,
  hasExpired,
  parseReportLink,
  type ReportLink,
  signedText,
} from '#domain/situation-map/report/report-link.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';

const expiresAt = new Date('2026-04-04T14:35:42.123Z');
const link: ReportLink = { mapId: 12 as MapId, email: 'Anna@example.org', expiresAt };
const mac = `${'aZ09-_'.repeat(7)}A`;
const sig = formatSignature({ keyId: 'k-_yID09', mac }, expiresAt);
const presented = { id: '12', email: link.email, sig };

describe('the signature of a report link', () => {
  test('contains version, key, expiry in milliseconds and MAC', () => {
    expect(sig).toBe(`v1.k-_yID09.1775313342123.${mac}`);
  });

  test('can be parsed with its link', () => {
    expect(parseReportLink(presented)).toEqual({ link, signature: { keyId: 'k-_yID09', mac } });
  });

  test.each([
    '',
    sig.slice(0, -1),
    `${sig}A`,
    `${sig}=`,
    `${sig}\n`,
    ` ${sig}`,
    sig.replace('v1', 'v2'),
    sig.replace('v1', 'V1'),
    sig.replace('.1775', '.01775'),
    sig.replace('.1775', '.+1775'),
    sig.replace('.1775313342123.', '.1.775313342123e12.'),
    sig.replace('.1775313342123.', '..'),
    sig.replace('.1775313342123.', '.0.'),
    sig.replace('.1775313342123.', '.1775313342123000.'),
    sig.replace('-_yID09', '-/yID09'),
    sig.replace('aZ09-_aZ', 'aZ09+/aZ'),
    `${sig.slice(0, -1)}B`,
    sig.replaceAll('.', ','),
    `${sig}.`,
    `${sig}.${mac}`,
  ])('has no other spelling: %j', (other) => {
    expect(parseReportLink({ ...presented, sig: other })).toBeUndefined();
  });

  test.each(['', '0', '012', '+12', '12.0', '12 ', '1e1', '-12', '１２', '1234567890123456', 'NaN'])(
    'belongs to no map with the id %j',
    (id) => {
      expect(parseReportLink({ ...presented, id })).toBeUndefined();
    },
  );

  test('ends with one of the sixteen characters for four bits', () => {
    const endings = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      .split('')
      .filter((sign) => parseReportLink({ ...presented, sig: sig.slice(0, -1) + sign }) !== undefined);
    const canonical = endings.map((sign) =>
      Buffer.from(mac.slice(0, -1) + sign, 'base64url').toString('base64url'),
    );
    expect(endings).toHaveLength(16);
    expect(canonical.map((text) => text.at(-1))).toEqual(endings);
  });
});

describe('the signed text', () => {
  const links = fc.record({
    mapId: fc.integer({ min: 1, max: 999 }).map((id) => id as MapId),
    email: fc.oneof(fc.string(), fc.constantFrom('a@b', '1\na@b', '12\n1\na@b', '\n')),
    expiresAt: fc.integer({ min: 1, max: 999 }).map((ms) => new Date(ms)),
  });

  test('differs for different links, with any addresses', () => {
    fc.assert(
      fc.property(links, links, (one, other) => {
        const isSame =
          one.mapId === other.mapId &&
          one.email === other.email &&
          one.expiresAt.getTime() === other.expiresAt.getTime();
        expect(signedText(one) === signedText(other)).toBe(isSame);
      }),
    );
  });

  test('starts with its purpose, which no other signed text has', () => {
    expect(signedText(link)).toBe('map-report\nv1\n1775313342123\n12\nAnna@example.org');
  });
});

test('a link works until the moment of its expiry', () => {
  expect(hasExpired(link, new Date(expiresAt.getTime() - 1))).toBe(false);
  expect(hasExpired(link, expiresAt)).toBe(true);
});
