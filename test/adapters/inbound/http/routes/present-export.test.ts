import { describe, expect, test } from '@jest/globals';
import type { PersonExport } from '#application/person/export-person.ts';
import { writeExport } from '#adapters/inbound/http/routes/person/present-export.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import { aCompletedAssessment, aDraft } from '#test/support/makers/assessments.ts';
import { anEmail, noon } from '#test/support/makers/logins.ts';
import { aPaidPurchase, aPaymentKey } from '#test/support/makers/purchases.ts';
import { mapAccess } from '#test/support/makers/access.ts';

const user: User = {
  id: 7 as UserId,
  email: anEmail(),
  role: 'user',
  access: mapAccess('none'),
  language: 'fr',
};

async function* none(): AsyncGenerator<never> {}

const documentOf = async (held: PersonExport) =>
  JSON.parse((await Array.fromAsync(writeExport(held))).join('')) as Record<string, unknown>;

const makeNothing = (): PersonExport => ({
  exportedAt: noon,
  user,
  assessments: none(),
  assessmentDraft: undefined,
  purchases: [],
  maps: none(),
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
});

describe('the document of a person’s data', () => {
  test('is written in snake case, with times in UTC', async () => {
    const { assessment_draft } = await documentOf({ ...makeNothing(), assessmentDraft: aDraft(noon) });

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

  test('does not change names that clients chose', async () => {
    const purchase = { ...aPaidPurchase(aPaymentKey(), user.id), disputes: { dpAbc: 'won' as const } };
    const mapDraft = { content: { myOwnKey: { Inner: 1 } }, savedAt: noon };

    const shown = await documentOf({ ...makeNothing(), purchases: [purchase], mapDraft });

    expect(shown.purchases).toEqual([expect.objectContaining({ disputes: { dpAbc: 'won' } })]);
    expect(shown.map_draft).toEqual({ content: { myOwnKey: { Inner: 1 } }, saved_at: noon.toISOString() });
  });

  test('has null for missing values', async () => {
    const { assessment_draft, map_draft, assessments, maps } = await documentOf(makeNothing());

    expect([assessment_draft, map_draft, assessments, maps]).toEqual([null, null, [], []]);
  });

  test('joins the pages of a list', async () => {
    async function* pages() {
      yield [aCompletedAssessment(user.id, noon), aCompletedAssessment(user.id, noon)];
      yield [aCompletedAssessment(user.id, noon)];
    }
    const held = { ...makeNothing(), assessments: pages() as PersonExport['assessments'] };
    expect((await documentOf(held))['assessments']).toHaveLength(3);
  });
});
