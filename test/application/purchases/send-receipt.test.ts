import { describe, expect, test } from '@jest/globals';
import { dispute, paidCheckout, paymentKey, refund } from '#test/support/makers/payments.ts';
import { appUrl, setPurchaseStage } from './purchase-stage.ts';

const payment = paymentKey('pi_1');

async function setPaidStage() {
  const stage = setPurchaseStage();
  const anna = await stage.admit('Anna@example.org', 'fr');
  await stage.apply(paidCheckout({ userReference: String(anna.id), amountCents: 19_700 }));
  return { ...stage, anna };
}

describe('a receipt', () => {
  test('contains amount, day and the next step, in the language of the buyer', async () => {
    const { sendReceipt, mailer } = await setPaidStage();
    expect(await sendReceipt(payment)).toBe('sent');
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({
      kind: 'receipt',
      id: 'receipt-pi_1',
      to: 'Anna@example.org',
      language: 'fr',
      link: appUrl,
      amountCents: 19_700,
      paidAt: new Date('2026-03-05T13:59:58Z'),
    });
  });

  test('is sent once', async () => {
    const { sendReceipt, mailer } = await setPaidStage();
    await sendReceipt(payment);
    expect(await sendReceipt(payment)).toBe('nothing_owed');
    expect(mailer.sent).toHaveLength(1);
  });

  test('is retried after an outage of the mail server, with the same mail id', async () => {
    const { sendReceipt, mailer, mailRecord } = await setPaidStage();
    mailer.failNext();
    await expect(sendReceipt(payment)).rejects.toThrow('did not take the mail');
    expect(await mailRecord.isSettled('receipt-pi_1')).toBe(false);
    expect(await sendReceipt(payment)).toBe('sent');
  });

  test('is not retried if the mail server rejects it for good', async () => {
    const { sendReceipt, mailer } = await setPaidStage();
    mailer.rejectNext('550');
    expect(await sendReceipt(payment)).toBe('rejected');
    expect(await sendReceipt(payment)).toBe('nothing_owed');
    expect(mailer.sent).toEqual([]);
  });

  test('is not sent for a payment that was refunded in the meantime', async () => {
    const { sendReceipt, apply, mailer } = await setPaidStage();
    await apply(refund());
    expect(await sendReceipt(payment)).toBe('nothing_owed');
    expect(mailer.sent).toEqual([]);
  });

  test('is sent for a disputed payment, because the payment was made', async () => {
    const { sendReceipt, apply } = await setPaidStage();
    await apply(dispute('open'));
    expect(await sendReceipt(payment)).toBe('sent');
  });

  test('is not sent for a payment that is unknown or under review', async () => {
    const { sendReceipt, apply } = await setPaidStage();
    await apply(paidCheckout({ payment: paymentKey('pi_2'), amountCents: 1 }));
    expect(await sendReceipt(paymentKey('pi_2'))).toBe('nothing_owed');
    expect(await sendReceipt(paymentKey('pi_3'))).toBe('nothing_owed');
  });

  test('is not sent to a deleted buyer', async () => {
    const { sendReceipt, read, anna } = await setPaidStage();
    await read(({ users }) => users.delete(anna.id));
    expect(await sendReceipt(payment)).toBe('nothing_owed');
  });
});
