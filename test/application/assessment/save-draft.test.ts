import { describe, expect, test } from '@jest/globals';
import { makeSaveDraft } from '#application/assessment/save-draft.ts';
import { itemBank } from '#domain/scoring/item-bank.ts';
import { aDraft } from '#test/support/makers/assessments.ts';
import { addressOf, allRated } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { setStage } from '../in-memory-stage.ts';

async function setDraftStage() {
  const stage = setStage();
  const anna = (await stage.users.admit(addressOf('anna@example.org'), 'en', stage.clock.now())).id;
  const ben = (await stage.users.admit(addressOf('ben@example.org'), 'en', stage.clock.now())).id;
  return { ...stage, saveDraft: makeSaveDraft(stage), anna, ben };
}

const some = [
  { itemId: 40, value: 2 },
  { itemId: 3, value: 5 },
] as const;

describe('saving a draft', () => {
  test('keeps any subset of the answers in the order sent', async () => {
    const { saveDraft, assessmentDrafts, anna, clock } = await setDraftStage();
    const draft = {
      responses: some,
      itemBankVersion: itemBank.version,
      savedAt: clock.now(),
      activeMs: 0,
      firstSaveCount: 2,
      isTimed: true,
    };
    expect(expectOk(await saveDraft(anna, some))).toEqual(draft);
    expect(await assessmentDrafts.find(anna)).toEqual(draft);
  });

  test.each([
    ['none', []],
    ['all', allRated(3)],
  ])('keeps %s of them', async (_, responses) => {
    const { saveDraft, anna } = await setDraftStage();
    expect(expectOk(await saveDraft(anna, responses)).responses).toEqual(responses);
  });

  test('replaces the whole draft, and continues its time', async () => {
    const { saveDraft, assessmentDrafts, anna, clock } = await setDraftStage();
    await saveDraft(anna, some);
    clock.advance(20_000);
    await saveDraft(anna, [{ itemId: 1, value: 1 }]);
    expect(await assessmentDrafts.find(anna)).toMatchObject({
      responses: [{ itemId: 1, value: 1 }],
      savedAt: clock.now(),
      activeMs: 20_000,
    });
  });

  test('continues with the statements that it was started with, after others were released', async () => {
    const { saveDraft, assessmentDrafts, anna, clock } = await setDraftStage();
    await assessmentDrafts.replace(anna, { ...aDraft(clock.now()), itemBankVersion: '1.0.0' });
    expect(expectOk(await saveDraft(anna, some)).itemBankVersion).toBe('1.0.0');
    expect(await assessmentDrafts.find(anna)).toMatchObject({ responses: some, itemBankVersion: '1.0.0' });
    await assessmentDrafts.discard(anna);
    expect(expectOk(await saveDraft(anna, some)).itemBankVersion).toBe(itemBank.version);
  });

  test('is refused with all faults, and keeps the existing draft', async () => {
    const { saveDraft, assessmentDrafts, anna } = await setDraftStage();
    const draft = expectOk(await saveDraft(anna, some));
    const wrong = [...some, { itemId: 40, value: 1 }, { itemId: 77, value: 0 }];
    expect(expectErr(await saveDraft(anna, wrong))).toEqual({
      kind: 'responses_refused',
      faults: [
        { kind: 'duplicate_item', index: 2 },
        { kind: 'unknown_item', index: 3 },
        { kind: 'value_out_of_range', index: 3 },
      ],
    });
    expect(await assessmentDrafts.find(anna)).toEqual(draft);
  });

  test('does not touch the draft of another user', async () => {
    const { saveDraft, assessmentDrafts, anna, ben } = await setDraftStage();
    const draft = expectOk(await saveDraft(anna, some));
    await saveDraft(ben, []);
    expect(await assessmentDrafts.find(anna)).toEqual(draft);
  });
});
