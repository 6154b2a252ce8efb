import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { makeHmacLinkSigner } from '#adapters/outbound/system/hmac-link-signer.ts';

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `the ${word} secret of thirty-two bytes`,
);
const secrets = [first, second, third] as [string, string, string];
const origin = 'https://assess.example.com';
const message = 'map-report\nv1\n1\n1\na@example.org';

describe('the link signer', () => {
  test('creates equal signatures for equal messages, on every instance', () => {
    const [one, other] = [makeHmacLinkSigner(origin, secrets[0]), makeHmacLinkSigner(origin, secrets[0])];
    expect(one.sign(message)).toEqual(other.sign(message));
    expect(other.verifies(one.sign(message), message)).toBe(true);
  });

  test('writes a key id of 8 and a MAC of 43 characters', () => {
    const { keyId, mac } = makeHmacLinkSigner(origin, secrets[0]).sign(message);
    expect(keyId).toMatch(/^[\w-]{8}$/);
    expect(mac).toMatch(/^[\w-]{43}$/);
  });

  test('refuses a different message, a different MAC and a different spelling of the MAC', () => {
    const signer = makeHmacLinkSigner(origin, secrets[0]);
    const signature = signer.sign(message);
    const { mac } = signature;
    const last = String.fromCharCode(mac.charCodeAt(42) + 1);
    expect(signer.verifies(signature, `${message} `)).toBe(false);
    for (const other of [
      '',
      mac.slice(0, 42),
      `${mac}=`,
      `${mac}A`,
      mac.slice(0, 42) + last,
      mac.toUpperCase(),
    ])
      expect(signer.verifies({ ...signature, mac: other }, message)).toBe(false);
  });

  test('accepts signatures of previous secrets, and signs with the newest', () => {
    const old = makeHmacLinkSigner(origin, secrets[0]).sign(message);
    const rotated = makeHmacLinkSigner(origin, secrets[2], [secrets[1], secrets[0]]);
    expect(rotated.verifies(old, message)).toBe(true);
    expect(rotated.sign(message)).toEqual(makeHmacLinkSigner(origin, secrets[2]).sign(message));
    expect(rotated.sign(message).keyId).not.toBe(old.keyId);
  });

  test('refuses signatures of a secret that is not listed any more', () => {
    const old = makeHmacLinkSigner(origin, secrets[0]).sign(message);
    expect(makeHmacLinkSigner(origin, secrets[1]).verifies(old, message)).toBe(false);
  });

  test('refuses the MAC of one key with the id of another', () => {
    const old = makeHmacLinkSigner(origin, secrets[0]).sign(message);
    const signer = makeHmacLinkSigner(origin, secrets[1], [secrets[0]]);
    const { keyId } = signer.sign(message);
    expect(signer.verifies({ keyId, mac: old.mac }, message)).toBe(false);
  });

  test('accepts a secret that is listed twice', () => {
    const signer = makeHmacLinkSigner(origin, secrets[0], [secrets[0]]);
    expect(signer.verifies(signer.sign(message), message)).toBe(true);
  });

  test.each([
    'http://assess.example.com',
    'https://assess.example.com:8443',
    'https://staging.example.com',
    '',
  ])('refuses signatures of the same secret for another origin: %s', (other) => {
    const elsewhere = makeHmacLinkSigner(other, secrets[0]);
    const signature = elsewhere.sign(message);
    expect(makeHmacLinkSigner(origin, secrets[0]).verifies(signature, message)).toBe(false);
    const own = makeHmacLinkSigner(origin, secrets[0]).sign(message);
    expect(elsewhere.verifies({ ...own, keyId: signature.keyId }, message)).toBe(false);
  });

  test('accepts signatures of an earlier release, whose keys did not depend on an origin', () => {
    const signature = {
      keyId: 'CLMnt7ya',
      mac: '-7ALr8SEsLPeaIv-e3BlQYNrI7EGTlSTYH-RPwXQLTI',
    };
    expect(makeHmacLinkSigner(origin, secrets[0]).verifies(signature, message)).toBe(true);
    expect(makeHmacLinkSigner(origin, secrets[1], [secrets[0]]).verifies(signature, message)).toBe(true);
    expect(makeHmacLinkSigner(origin, secrets[1]).verifies(signature, message)).toBe(false);
  });

  test('uses a derived key, not the secret itself', () => {
    const plain = createHmac('sha256', secrets[0]).update(message).digest('base64url');
    expect(makeHmacLinkSigner(origin, secrets[0]).sign(message).mac).not.toBe(plain);
  });
});
