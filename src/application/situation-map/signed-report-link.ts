import { Err, Ok, type Result } from 'ts-results';
import {
  formatSignature,
  parseReportLink,
  type PresentedReportLink,
  type ReportLink,
  signedText,
} from '#domain/situation-map/report/report-link.ts';
import type { MapId } from '#domain/situation-map/situation-map.ts';
import type { LinkSigner } from '../ports/link-signer.ts';

/** The public address of a report. */
export type ReportAddress = (mapId: MapId, email: string, sig: string) => string;

interface Deps {
  readonly linkSigner: LinkSigner;
  readonly reportLink: ReportAddress;
}

export interface SignatureInvalid {
  readonly kind: 'signature_invalid';
}

/** The address that opens the report until the link expires. Equal links have equal addresses. */
export function signReportLink({ linkSigner, reportLink }: Deps, link: ReportLink): string {
  const sig = formatSignature(linkSigner.sign(signedText(link)), link.expiresAt);
  return reportLink(link.mapId, link.email, sig);
}

/** The link in a query, if this service signed it. It may have expired. */
export function verifyReportLink(
  linkSigner: LinkSigner,
  presented: PresentedReportLink,
): Result<ReportLink, SignatureInvalid> {
  const parsed = parseReportLink(presented);
  const isGenuine = parsed !== undefined && linkSigner.verifies(parsed.signature, signedText(parsed.link));
  return isGenuine ? Ok(parsed.link) : Err({ kind: 'signature_invalid' });
}
