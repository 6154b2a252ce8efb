import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeCreateCode } from '#application/purchases/create-code.ts';
import { makeDisableCode } from '#application/purchases/disable-code.ts';
import { makeListCodes } from '#application/purchases/list-codes.ts';
import { makeShowPrice } from '#application/purchases/show-price.ts';
import { hours } from '#test/support/makers/builders.ts';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { setStage } from '../in-memory-stage.ts';

const setCodeStage = () => {
  const stage = setStage();
  return {
    ...stage,
    createCode: makeCreateCode(stage),
    listCodes: makeListCodes(stage),
    disableCode: makeDisableCode(stage),
    showPrice: (code: string) =>
      makeShowPrice(stage)({ product: 'situation-map', code, client: '192.0.2.1' }),
  };
};

let stage: ReturnType<typeof setCodeStage>;
beforeEach(() => {
  stage = setCodeStage();
});

const limitless = { maxUses: null, expiresAt: null };

describe('a code that is created', () => {
  test('lowers the price from then on, in any spelling', async () => {
    const expiresAt = new Date(stage.clock.now().getTime() + hours(1));

    const created = expectOk(await stage.createCode({ code: ' coach-1 ', maxUses: 3, expiresAt }));

    expect(created).toEqual({ code: 'COACH-1', maxUses: 3, uses: 0, expiresAt, isDisabled: false });
    expect(expectOk(await stage.showPrice('Coach-1')).priceCents).toBe(17_700);
  });

  test.each([
    ['code_malformed', { code: 'a b', ...limitless }],
    ['code_max_uses_malformed', { code: 'COACH-1', maxUses: 0, expiresAt: null }],
    ['code_max_uses_malformed', { code: 'COACH-1', maxUses: 1.5, expiresAt: null }],
    ['code_max_uses_malformed', { code: 'COACH-1', maxUses: Number.NaN, expiresAt: null }],
    ['code_max_uses_malformed', { code: 'COACH-1', maxUses: 2 ** 31, expiresAt: null }],
  ])('is refused as %s: %j', async (kind, terms) => {
    expect(expectErr(await stage.createCode(terms))).toEqual({ kind });
    expect(await stage.listCodes()).toEqual([]);
  });

  test('is refused if it would have expired already', async () => {
    const refusal = expectErr(
      await stage.createCode({ code: 'COACH-1', maxUses: null, expiresAt: stage.clock.now() }),
    );

    expect(refusal).toEqual({ kind: 'code_expiry_past' });
    expect(await stage.listCodes()).toEqual([]);
  });

  test('is refused if it exists already, even if disabled; the existing one does not change', async () => {
    expectOk(await stage.createCode({ code: 'COACH-1', maxUses: 3, expiresAt: null }));
    expect(expectErr(await stage.createCode({ code: 'coach-1', ...limitless }))).toEqual({
      kind: 'code_exists',
    });
    expectOk(await stage.disableCode('COACH-1'));
    expect(expectErr(await stage.createCode({ code: 'COACH-1', ...limitless }))).toEqual({
      kind: 'code_exists',
    });

    expect(await stage.listCodes()).toMatchObject([{ maxUses: 3, state: 'disabled' }]);
  });
});

describe('the list of codes', () => {
  test('shows the state of each and how often it was used', async () => {
    const { createCode, listCodes, disableCode, practitionerCodes, clock } = stage;
    const expiresAt = new Date(clock.now().getTime() + hours(1));
    const used = expectOk(await createCode({ code: 'D-used', maxUses: 1, expiresAt: null }));
    expectOk(await createCode({ code: 'B-disabled', ...limitless }));
    expectOk(await createCode({ code: 'C-expired', maxUses: null, expiresAt }));
    expectOk(await createCode({ code: 'A-active', ...limitless }));
    await practitionerCodes.countUse(used.code);
    expectOk(await disableCode('B-DISABLED'));
    clock.advance(hours(1));

    expect(await listCodes()).toEqual([
      { code: 'A-ACTIVE', ...limitless, uses: 0, state: 'active' },
      { code: 'B-DISABLED', ...limitless, uses: 0, state: 'disabled' },
      { code: 'C-EXPIRED', maxUses: null, expiresAt, uses: 0, state: 'expired' },
      { code: 'D-USED', maxUses: 1, expiresAt: null, uses: 1, state: 'used_up' },
    ]);
  });
});

describe('a code that is disabled', () => {
  test('is unknown when its price is requested', async () => {
    expectOk(await stage.createCode({ code: 'COACH-1', ...limitless }));

    expect(expectOk(await stage.disableCode(' coach-1'))).toBe('COACH-1');
    expectOk(await stage.disableCode('COACH-1'));

    expect(expectErr(await stage.showPrice('COACH-1'))).toEqual({
      kind: 'practitioner_code_refused',
      reason: 'unknown',
    });
  });

  test.each(['COACH-2', 'a b', ''])('must exist, unlike %j', async (typed) => {
    expectOk(await stage.createCode({ code: 'COACH-1', ...limitless }));

    expect(expectErr(await stage.disableCode(typed))).toEqual({ kind: 'code_unknown' });
    expect(await stage.listCodes()).toMatchObject([{ state: 'active' }]);
  });
});
