import { Err, Ok, type Result } from 'ts-results';
import { hasExpired, type PresentedReportLink } from '#domain/situation-map/report/report-link.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkSigner } from '../ports/link-signer.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import type { Report } from '../ports/texts/report-printer.ts';
import type { UserStore } from '../ports/stores/user-store.ts';
import { findLinkedReport, type ReportRefusal } from './find-report.ts';
import { type SignatureInvalid, verifyReportLink } from './signed-report-link.ts';

interface Deps {
  readonly linkSigner: LinkSigner;
  readonly maps: MapStore;
  readonly users: UserStore;
  readonly clock: Clock;
}

export type OpenReportRefusal = SignatureInvalid | { readonly kind: 'signature_expired' } | ReportRefusal;

export type OpenReport = ReturnType<typeof makeOpenReport>;

/**
 * Opens the report behind a signed link, for anybody who has the link. A link with a wrong signature causes no database
 * query.
 */
export const makeOpenReport =
  ({ linkSigner, maps, users, clock }: Deps) =>
  async (presented: PresentedReportLink): Promise<Result<Report, OpenReportRefusal>> => {
    const link = verifyReportLink(linkSigner, presented);
    if (link.isErr()) return link;
    if (hasExpired(link.value, clock.now())) return Err({ kind: 'signature_expired' });
    const found = await findLinkedReport({ maps, users }, link.value);
    if (found.isErr()) return found;
    const { profile, narrative, submission } = found.value.map;
    return Ok({ profile, narrative, intake: submission.intake });
  };
