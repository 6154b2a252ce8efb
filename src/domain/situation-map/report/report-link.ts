import type { MapId } from '../situation-map.ts';

/** What the signature of a report link proves: this link may read the map until it expires. */
export interface ReportLink {
  readonly mapId: MapId;
  /** Exactly as in the link, because it is compared byte for byte. */
  readonly email: string;
  readonly expiresAt: Date;
}

/** The query of a report link, before any check. */
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

/**
 * Key id, expiry in milliseconds, MAC. The last of the 43 characters holds only four bits, so only every fourth
 * character is canonical there.
 */
const signaturePattern = /^v1\.([A-Za-z0-9_-]{8})\.([1-9]\d{0,14})\.([A-Za-z0-9_-]{42}[AEIMQUYcgkosw048])$/;

/**
 * The signed text. The address comes last, because only an address could contain a line break. So no two links have the
 * same text.
 */
export const signedText = ({ mapId, email, expiresAt }: ReportLink): string =>
  ['map-report', version, expiresAt.getTime(), mapId, email].join('\n');

/** The `sig` of a link. It contains the expiry, which the MAC covers. */
export const formatSignature = ({ keyId, mac }: Signature, expiresAt: Date): string =>
  [version, keyId, expiresAt.getTime(), mac].join('.');

/**
 * Reads a link without trusting it. Every part has exactly one valid spelling, so a link that means the same as a
 * genuine link is that link, character by character.
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

export const hasExpired = ({ expiresAt }: ReportLink, now: Date): boolean => now >= expiresAt;
