import type { MapId } from './situation-map.ts';

/** What the signature of a report link vouches for: whoever holds it may read that map until then. */
export interface ReportLink {
  readonly mapId: MapId;
  /** Exactly as in the link; compared byte for byte. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** The query of a report link, as it came. */
export interface PresentedReportLink {
  readonly id: string;
  readonly email: string;
  readonly sig: string;
}

interface Signature {
  readonly keyId: string;
  readonly mac: string;
}

const version = 'v1';
const decimal = /^[1-9]\d{0,14}$/;

/** Key id, expiry in milliseconds, MAC. The last sign of 43 holds four bits, so only every fourth one is canonical. */
const signaturePattern = /^v1\.([A-Za-z0-9_-]{8})\.([1-9]\d{0,14})\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/** What is signed. The address, which alone could hold a line break, comes last: no two links have one text. */
export const signedText = ({ mapId, email, expiresAt }: ReportLink): string =>
  ['map-report', version, expiresAt.getTime(), mapId, email].join('\n');

/** The `sig` of a link: it carries the expiry, which the MAC covers. */
export const formatSignature = ({ keyId, mac }: Signature, expiresAt: Date): string =>
  [version, keyId, expiresAt.getTime(), mac].join('.');

/**
 * Reads a link without believing it. Every part has exactly one spelling, so that what reads like a genuine link is
 * that link, character by character.
 */
export function parseReportLink({
  id,
  email,
  sig,
}: PresentedReportLink): { readonly link: ReportLink; readonly signature: Signature } | undefined {
  const [, keyId, expiry, mac] = signaturePattern.exec(sig) ?? [];
  if (keyId === undefined || mac === undefined || !decimal.test(id)) return undefined;
  const link = { mapId: Number(id) as MapId, email, expiresAt: new Date(Number(expiry)) };
  return { link, signature: { keyId, mac } };
}

/** A link works while `now` is before its expiry. */
export const hasExpired = ({ expiresAt }: ReportLink, now: Date): boolean => now >= expiresAt;
