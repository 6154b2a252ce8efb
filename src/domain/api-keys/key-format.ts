import type { ApiKey, ApiKeyId, ApiKeySecret } from './api-key.ts';
import { crc32 } from './crc32.ts';

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A prefix that scanners for leaked secrets can look for. */
const prefix = 'svc_live_';

export const idLength = 8;
export const secretLength = 43;
const checksumLength = 6;

const idShape = new RegExp(`^[0-9A-Za-z]{${idLength}}$`);
const keyShape = new RegExp(
  `^${prefix}([0-9A-Za-z]{${idLength}})_[0-9A-Za-z]{${secretLength + checksumLength}}$`,
);

export const keyOf = (id: ApiKeyId, secret: ApiKeySecret): ApiKey => {
  const unchecked = `${prefix}${id}_${secret}`;
  return `${unchecked}${checksumOf(unchecked)}` as ApiKey;
};

/** `undefined` for a text that cannot be a key. The checksum detects keys that were cut off or mistyped. */
export function parseKey(text: string): { readonly id: ApiKeyId; readonly key: ApiKey } | undefined {
  const id = keyShape.exec(text)?.[1];
  if (id === undefined) return undefined;
  const isIntact = text.slice(-checksumLength) === checksumOf(text.slice(0, -checksumLength));
  return isIntact ? { id: id as ApiKeyId, key: text as ApiKey } : undefined;
}

export const parseKeyId = (text: string): ApiKeyId | undefined =>
  idShape.test(text) ? (text as ApiKeyId) : undefined;

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < checksumLength; place += 1) {
    digits = base62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
