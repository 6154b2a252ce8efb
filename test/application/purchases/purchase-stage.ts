import { Err, Ok } from 'ts-results';
import type { Job } from '#application/ports/job-queue.ts';
import type { PaymentService, WebhookReader } from '#application/ports/payment-service.ts';
import {
  makeApplyPaymentEvent,
  type PaymentEventOutcome,
} from '#application/purchases/apply-payment-event.ts';
import { makeRecordPaymentEvent } from '#application/purchases/record-payment-event.ts';
import { makeReceivePaymentEvent } from '#application/purchases/receive-payment-event.ts';
import { makeSendReceipt } from '#application/purchases/send-receipt.ts';
import { makeStartCheckout } from '#application/purchases/start-checkout.ts';
import { makeShowPrice } from '#application/purchases/show-price.ts';
import type { Language } from '#domain/language.ts';
import type { PaymentEvent, ReceivedEvent } from '#domain/purchases/payment-event.ts';
import type { Access } from '#domain/products/product.ts';
import type { User, UserId } from '#domain/sessions/user.ts';
import { addressOf } from '#test/support/makers/builders.ts';
import { expectOk } from '#test/support/expect-ok.ts';
import { codeOf } from '#test/support/makers/payments.ts';
import { setStage } from '../in-memory-stage.ts';

/** Accepts any body if the signature is `genuine`. */
const plainReader: WebhookReader = {
  read: async (body, signature) =>
    signature === 'genuine'
      ? Ok(JSON.parse(new TextDecoder().decode(body)) as ReceivedEvent)
      : Err({ kind: 'webhook_signature_invalid' }),
};

/** Opens each checkout at a different address, unless the service is closed. */
class PlainPaymentService implements PaymentService {
  isClosed = false;

  async openCheckout({ id }: { readonly id: string }) {
    return this.isClosed
      ? Err({ kind: 'payment_unavailable' } as const)
      : Ok(`https://pay.example.com/${id}`);
  }
}

export const appUrl = 'https://app.example.com/';

/** The use cases of purchases on one stage, and the steps that a test needs before its own. */
const somebody = '192.0.2.1';
const product = 'situation-map';
type CheckoutRequest = Parameters<ReturnType<typeof makeStartCheckout>>[0];

export function setPurchaseStage() {
  const stage = setStage();
  const paymentService = new PlainPaymentService();
  const deps = { ...stage, paymentService, webhookReader: plainReader, takesRealMoney: false, appUrl };
  const recordPaymentEvent = makeRecordPaymentEvent(deps);
  const receivePaymentEvent = makeReceivePaymentEvent({ ...deps, recordPaymentEvent });
  const applyPaymentEvent = makeApplyPaymentEvent(deps);
  let events = 0;

  const admit = (typed: string, language: Language = 'en'): Promise<User> =>
    stage.users.admit(addressOf(typed), language, stage.clock.now());

  const receive = async (event: PaymentEvent, id = `evt_${++events}`): Promise<string> => {
    const body = new TextEncoder().encode(JSON.stringify({ id, type: 'a.test', event }));
    expectOk(await receivePaymentEvent(body, 'genuine'));
    return id;
  };

  const apply = async (event: PaymentEvent): Promise<PaymentEventOutcome> =>
    applyPaymentEvent(await receive(event));

  const jobs = <K extends Job['kind']>(kind: K): Promise<readonly Extract<Job, { kind: K }>[]> =>
    stage.read((tables) =>
      [...tables.jobs.values()]
        .map(({ job }) => job)
        .filter((job): job is Extract<Job, { kind: K }> => job.kind === kind),
    );

  return {
    ...deps,
    showPrice: (code: string | undefined, client = somebody) =>
      makeShowPrice(deps)({ product, code, client }),
    startCheckout: (request: Omit<CheckoutRequest, 'client' | 'product'> & Partial<CheckoutRequest>) =>
      makeStartCheckout(deps)({ product, client: somebody, ...request }),
    receivePaymentEvent,
    applyPaymentEvent,
    sendReceipt: makeSendReceipt(deps),
    admit,
    receive,
    apply,
    jobs,
    addCode: (code: string, limits: { maxUses?: number; expiresAt?: Date } = {}): Promise<boolean> =>
      stage.practitionerCodes.add({ code: codeOf(code), maxUses: null, expiresAt: null, ...limits }),
    accessOf: async (id: UserId): Promise<Access | undefined> =>
      (await stage.users.find(id))?.access['situation-map'],
  };
}
