import { type MapId, reportLinkExpiry } from '#domain/situation-map/situation-map.ts';
import { deliveryOf } from '../mails/delivery-of.ts';
import type { Clock } from '../ports/clock.ts';
import type { LinkSigner } from '../ports/link-signer.ts';
import type { Mailer } from '../ports/mailer.ts';
import type { MailRecord } from '../ports/stores/mail-record.ts';
import type { MapStore } from '../ports/stores/map-store.ts';
import type { UserStore } from '../ports/stores/user-store.ts';
import { findReport } from './find-report.ts';
import { type ReportAddress, signReportLink } from './signed-report-link.ts';

interface Deps {
  readonly maps: MapStore;
  readonly users: UserStore;
  readonly mailRecord: MailRecord;
  readonly mailer: Mailer;
  readonly linkSigner: LinkSigner;
  readonly reportLink: ReportAddress;
  readonly clock: Clock;
}

/** The occasion of the first mail about a new map. */
export const completion = 'completion';

export type ReportMailOutcome = 'sent' | 'rejected' | 'nothing_owed';

export type SendReportLink = ReturnType<typeof makeSendReportLink>;

/**
 * Mails the current report link, which the map shows too, to the owner: once per occasion, and not if the purchase was
 * withdrawn or the map deleted.
 */
export const makeSendReportLink =
  ({ maps, users, mailRecord, mailer, linkSigner, reportLink, clock }: Deps) =>
  async (mapId: MapId, occasion: string): Promise<ReportMailOutcome> => {
    const found = await findReport({ maps, users }, mapId);
    if (found.isErr()) return 'nothing_owed';
    const { map, owner } = found.value;
    // Includes the time, so that two databases with the same sender never use the same id.
    const id = `report-${mapId}-${map.submission.submittedAt.getTime()}-${occasion}`;
    if (await mailRecord.isSettled(id)) return 'nothing_owed';

    const now = clock.now();
    const expiresAt = await maps.renewReportLink(mapId, now, reportLinkExpiry(now));
    if (expiresAt === undefined) return 'nothing_owed';
    const to = owner.email.address;
    const sent = await mailer.send({
      kind: occasion === completion ? 'report_ready' : 'report_link',
      id,
      to,
      language: owner.language,
      link: signReportLink({ linkSigner, reportLink }, { mapId, email: to, expiresAt }),
      expiresAt,
    });
    const delivery = deliveryOf(sent);
    await mailRecord.settle(id, delivery, clock.now());
    return delivery.state;
  };
