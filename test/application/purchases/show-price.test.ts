import { describe, expect, test } from '@jest/globals';
import { expectErr, expectOk } from '../../support/expect-ok.ts';
import { codeOf } from '../../support/payments.ts';
import { setPurchaseStage } from './purchase-stage.ts';

describe('the price', () => {
  test.each([undefined, '', '  '])('is the public one without a code: %j', async (typed) => {
    const { showPrice } = setPurchaseStage();
    expect(expectOk(await showPrice(typed))).toEqual({ priceCents: 19_700, practitionerCode: null });
  });

  test('is lower with a code, however it is typed', async () => {
    const { showPrice, addCode } = setPurchaseStage();
    await addCode('PRAX-1');
    expect(expectOk(await showPrice(' prax-1 '))).toEqual({
      priceCents: 17_700,
      practitionerCode: 'PRAX-1',
    });
  });

  test('is not told with a code that is unknown, expired or used up', async () => {
    const { showPrice, addCode, practitionerCodes, clock } = setPurchaseStage();
    await addCode('EXPIRED', { expiresAt: clock.now() });
    await addCode('USED-UP', { maxUses: 1 });
    await practitionerCodes.countUse(codeOf('USED-UP'));
    const refusals = await Promise.all(['NOBODYS', 'no code!', 'EXPIRED', 'USED-UP'].map(showPrice));
    expect(refusals.map((refusal) => expectErr(refusal).reason)).toEqual([
      'unknown',
      'unknown',
      'expired',
      'used_up',
    ]);
  });
});
