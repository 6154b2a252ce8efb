import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { makeHmacLinkSigner } from '../../../../src/adapters/outbound/system/hmac-link-signer.ts';

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `the ${word} secret of thirty-two bytes`,
);
const secrets = [first, second, third] as [string, string, string];
const message = 'map-report\nv1\n1\n1\na@example.org';

describe('the link signer', () => {
  test('makes equal signatures of equal messages, on every instance', () => {
    const [one, other] = [makeHmacLinkSigner(secrets[0]), makeHmacLinkSigner(secrets[0])];
    expect(one.sign(message)).toEqual(other.sign(message));
    expect(other.verifies(one.sign(message), message)).toBe(true);
  });

  test('writes a key id of 8 and a MAC of 43 signs', () => {
    const { keyId, mac } = makeHmacLinkSigner(secrets[0]).sign(message);
    expect(keyId).toMatch(/^[\w-]{8}$/);
    expect(mac).toMatch(/^[\w-]{43}$/);
  });

  test('refuses another message, another MAC and the MAC in another spelling', () => {
    const signer = makeHmacLinkSigner(secrets[0]);
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

  test('goes on verifying what previous secrets signed, and signs with the newest', () => {
    const old = makeHmacLinkSigner(secrets[0]).sign(message);
    const rotated = makeHmacLinkSigner(secrets[2], [secrets[1], secrets[0]]);
    expect(rotated.verifies(old, message)).toBe(true);
    expect(rotated.sign(message)).toEqual(makeHmacLinkSigner(secrets[2]).sign(message));
    expect(rotated.sign(message).keyId).not.toBe(old.keyId);
  });

  test('refuses what a secret signed that is not named any more', () => {
    const old = makeHmacLinkSigner(secrets[0]).sign(message);
    expect(makeHmacLinkSigner(secrets[1]).verifies(old, message)).toBe(false);
  });

  test('does not take the MAC of one key under the id of another', () => {
    const old = makeHmacLinkSigner(secrets[0]).sign(message);
    const signer = makeHmacLinkSigner(secrets[1], [secrets[0]]);
    const { keyId } = signer.sign(message);
    expect(signer.verifies({ keyId, mac: old.mac }, message)).toBe(false);
  });

  test('takes a secret that is named twice once', () => {
    const signer = makeHmacLinkSigner(secrets[0], [secrets[0]]);
    expect(signer.verifies(signer.sign(message), message)).toBe(true);
  });

  test('uses a key of its own rather than the secret itself', () => {
    const plain = createHmac('sha256', secrets[0]).update(message).digest('base64url');
    expect(makeHmacLinkSigner(secrets[0]).sign(message).mac).not.toBe(plain);
  });
});
