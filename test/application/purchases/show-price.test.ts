import { describe, expect, test } from '@jest/globals';
import { expectErr, expectOk } from '#test/support/expect-ok.ts';
import { codeOf } from '#test/support/makers/payments.ts';
import { setPurchaseStage } from './purchase-stage.ts';

describe('the price', () => {
  test.each([undefined, '', '  '])('is the public one without a code: %j', async (typed) => {
    const { showPrice } = setPurchaseStage();
    expect(expectOk(await showPrice(typed))).toEqual({ priceCents: 19_700, practitionerCode: null });
  });

  test('is lower with a code, in any spelling', async () => {
    const { showPrice, addCode } = setPurchaseStage();
    await addCode('PRAX-1');
    expect(expectOk(await showPrice(' prax-1 '))).toEqual({
      priceCents: 17_700,
      practitionerCode: 'PRAX-1',
    });
  });

  test('is not shown for a code that is unknown, expired or used up', async () => {
    const { showPrice, addCode, practitionerCodes, clock } = setPurchaseStage();
    await addCode('EXPIRED', { expiresAt: clock.now() });
    await addCode('USED-UP', { maxUses: 1 });
    await practitionerCodes.countUse(codeOf('USED-UP'));
    const refusals = await Promise.all(
      ['NOBODYS', 'no code!', 'EXPIRED', 'USED-UP'].map((code) => showPrice(code)),
    );
    const kind = 'practitioner_code_refused';
    expect(refusals.map(expectErr)).toEqual(
      ['unknown', 'unknown', 'expired', 'used_up'].map((reason) => ({ kind, reason })),
    );
  });

  test('is not shown to a client after twenty wrong codes in an hour, even for a right one', async () => {
    const { showPrice, startCheckout, admit, addCode } = setPurchaseStage();
    await addCode('PRAX-1');
    for (let right = 0; right < 30; right += 1) expectOk(await showPrice('PRAX-1'));
    const guesses = await Promise.all(
      Array.from({ length: 25 }, (_, guess) => showPrice(guess % 2 ? `GUESS-${guess}` : 'no code!')),
    );
    expect(
      guesses.map((guess) => expectErr(guess).kind).filter((kind) => kind === 'rate_limited'),
    ).toHaveLength(5);
    expect(expectErr(await showPrice('PRAX-1'))).toMatchObject({
      bucket: 'wrong_codes_per_client',
      limit: { points: 20, windowSeconds: 3600 },
    });
    const user = await admit('anna@example.org', 'en');
    expect(expectErr(await startCheckout({ user, practitionerCode: 'PRAX-1' })).kind).toBe('rate_limited');
    expectOk(await startCheckout({ user }));
    expectOk(await showPrice(''));
    expectOk(await showPrice('PRAX-1', '192.0.2.2'));
  });
});
