import { describe, expect, test } from '@jest/globals';
import type { PersonExport } from '../../../../../src/application/person/export-person.ts';
import { presentExport } from '../../../../../src/adapters/inbound/http/routes/present-export.ts';
import type { User, UserId } from '../../../../../src/domain/sessions/user.ts';
import { aDraft } from '../../../../support/assessments.ts';
import { anEmail, noon } from '../../../../support/logins.ts';
import { aPaidPurchase, aPaymentKey } from '../../../../support/purchases.ts';

const user: User = { id: 7 as UserId, email: anEmail(), role: 'user', mapAccess: 'none', language: 'fr' };

const nothing: PersonExport = {
  exportedAt: noon,
  user,
  assessments: [],
  assessmentDraft: undefined,
  purchases: [],
  maps: [],
  mapDraft: undefined,
  traces: {
    accountCreatedAt: noon,
    sessions: [],
    loginRequests: [],
    links: [],
    checkouts: [],
    paymentEvents: [],
    mails: [],
    idempotencyKeys: [],
  },
};

describe('the document of a person’s data', () => {
  test('is written in snake case, with times in UTC', () => {
    const { assessment_draft } = presentExport({ ...nothing, assessmentDraft: aDraft(noon) });

    expect(assessment_draft).toEqual({
      responses: [
        { item_id: 7, value: 5 },
        { item_id: 3, value: 1 },
      ],
      item_bank_version: expect.any(String),
      first_save_count: 5,
      saved_at: noon.toISOString(),
      active_ms: 60_000,
      is_timed: true,
    });
  });

  test('leaves names that others chose as they are', () => {
    const purchase = { ...aPaidPurchase(aPaymentKey(), user.id), disputes: { dpAbc: 'won' as const } };
    const mapDraft = { content: { myOwnKey: { Inner: 1 } }, savedAt: noon };

    const shown = presentExport({ ...nothing, purchases: [purchase], mapDraft });

    expect(shown.purchases).toEqual([expect.objectContaining({ disputes: { dpAbc: 'won' } })]);
    expect(shown.map_draft).toEqual({ content: { myOwnKey: { Inner: 1 } }, saved_at: noon.toISOString() });
  });

  test('says null where there is nothing', () => {
    const { assessment_draft, map_draft, maps } = presentExport(nothing);

    expect([assessment_draft, map_draft, maps]).toEqual([null, null, []]);
  });
});
