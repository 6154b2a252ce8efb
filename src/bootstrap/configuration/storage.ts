import { resolve } from 'node:path';
import type { S3Options } from '#adapters/outbound/files/s3-file-store.ts';

/** Where files are kept. */
export type StorageConfig =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'database' }
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string };

/** How to reach the S3 server, for any bucket. */
export type S3Config = Pick<S3Options, 'endpoint' | 'region' | 'keys'>;

export const storageRule = 'must be file:FOLDER, database: or s3://BUCKET/PREFIX';

const s3Address = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?<path>(?:\/(?!\.)[\w.-]+)*)\/?$/;

/** `undefined` if the text is not the address of a store. */
export function parseStorage(text: string): StorageConfig | undefined {
  if (text === 'database:') return { kind: 'database' };
  if (/^file:./.test(text)) return { kind: 'folder', path: text.slice('file:'.length) };
  const found = s3Address.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { bucket = '', path = '' } = found;
  return { kind: 's3', bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
}

/** The same text for the same store, whichever form of its address was used. */
export function storageAddress(storage: StorageConfig): string {
  switch (storage.kind) {
    case 'folder':
      return `file:${resolve(storage.path)}`;
    case 'database':
      return 'database:';
    case 's3':
      return `s3://${storage.bucket}/${storage.prefix}`.replace(/\/$/, '');
  }
}
