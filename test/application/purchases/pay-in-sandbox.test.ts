import { describe, expect, test } from '@jest/globals';
import { Err, Ok } from 'ts-results';
import { makePayInSandbox } from '#application/purchases/pay-in-sandbox.ts';
import type { Checkout, CheckoutId } from '#domain/purchases/checkout.ts';
import { aCheckout } from '#test/support/makers/payments.ts';
import { setPurchaseStage } from './purchase-stage.ts';

async function setSandboxStage() {
  const { checkouts, admit } = setPurchaseStage();
  const checkout = aCheckout({ userId: (await admit('anna@example.org')).id });
  await checkouts.record(checkout);
  return { checkouts, checkout };
}

describe('paying in the sandbox', () => {
  test('passes the stored checkout to the cashier', async () => {
    const { checkouts, checkout } = await setSandboxStage();
    const paid: Checkout[] = [];
    const pay = async (each: Checkout) => Ok(void paid.push(each));
    const payInSandbox = makePayInSandbox({ checkouts, sandboxCashier: { pay } });
    expect((await payInSandbox(checkout.id)).isOk()).toBe(true);
    expect(paid).toEqual([checkout]);
  });

  test('reports that the webhook did not accept it', async () => {
    const { checkouts, checkout } = await setSandboxStage();
    const pay = async () => Err({ kind: 'payment_unavailable' } as const);
    const payInSandbox = makePayInSandbox({ checkouts, sandboxCashier: { pay } });
    expect((await payInSandbox(checkout.id)).isErr()).toBe(true);
  });

  test('refuses an unknown checkout', async () => {
    const { checkouts } = await setSandboxStage();
    const pay = async () => Ok(undefined);
    const payInSandbox = makePayInSandbox({ checkouts, sandboxCashier: { pay } });
    const refused = await payInSandbox('x'.repeat(43) as CheckoutId);
    expect(refused.isErr() && refused.error).toEqual({ kind: 'checkout_unknown' });
  });
});
