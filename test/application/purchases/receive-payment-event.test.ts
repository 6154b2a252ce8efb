import { describe, expect, test } from '@jest/globals';
import { makeRecordPaymentEvent } from '#application/purchases/record-payment-event.ts';
import { makeReceivePaymentEvent } from '#application/purchases/receive-payment-event.ts';
import { expectErr } from '#test/support/expect-ok.ts';
import { paidCheckout } from '#test/support/makers/payments.ts';
import { failingAtCommit } from '../in-memory-stage.ts';
import { setPurchaseStage } from './purchase-stage.ts';

const bodyOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

describe('receiving a payment event', () => {
  test('stores it together with the job that applies it', async () => {
    const { receive, paymentEvents, jobs } = setPurchaseStage();
    const id = await receive(paidCheckout());
    expect(await paymentEvents.find(id)).toEqual({ id, type: 'a.test', event: paidCheckout() });
    expect(await jobs('apply_payment_event')).toEqual([{ kind: 'apply_payment_event', eventId: id }]);
  });

  test('creates one job for an event that arrives twice', async () => {
    const { receive, jobs } = setPurchaseStage();
    await Promise.all([receive(paidCheckout(), 'evt_same'), receive(paidCheckout(), 'evt_same')]);
    await receive(paidCheckout(), 'evt_same');
    expect(await jobs('apply_payment_event')).toHaveLength(1);
  });

  test.each([
    ['is unrelated', { kind: 'unrelated' }],
    ['is about another product', paidCheckout({ product: 'style-lint-api' })],
  ] as const)('records an event that %s, without a job', async (_, event) => {
    const { receive, paymentEvents, jobs } = setPurchaseStage();
    const id = await receive(event);
    expect(await paymentEvents.find(id)).toBeDefined();
    expect(await jobs('apply_payment_event')).toEqual([]);
  });

  test('refuses what is not genuine, and records nothing', async () => {
    const { receivePaymentEvent, read } = setPurchaseStage();
    const body = bodyOf({ id: 'evt_1', type: 'a.test', event: paidCheckout() });
    expect(expectErr(await receivePaymentEvent(body, 'forged')).kind).toBe('webhook_signature_invalid');
    expect(await read(({ paymentEvents }) => paymentEvents.size)).toBe(0);
  });

  test('leaves neither a record nor a job if the database fails, so that the event is sent again', async () => {
    const stage = setPurchaseStage();
    const unitOfWork = failingAtCommit(stage.unitOfWork);
    const recordPaymentEvent = makeRecordPaymentEvent({ ...stage, unitOfWork });
    const failing = makeReceivePaymentEvent({ ...stage, recordPaymentEvent });
    const body = bodyOf({ id: 'evt_1', type: 'a.test', event: paidCheckout() });
    await expect(failing(body, 'genuine')).rejects.toThrow('connection was lost');
    expect(await stage.paymentEvents.find('evt_1')).toBeUndefined();
    expect(await stage.jobs('apply_payment_event')).toEqual([]);
  });
});
