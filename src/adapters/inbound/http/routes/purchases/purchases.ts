import { z } from 'zod';
import type { ReceivePaymentEvent } from '#application/purchases/receive-payment-event.ts';
import type { ShowPrice } from '#application/purchases/show-price.ts';
import type { StartCheckout } from '#application/purchases/start-checkout.ts';
import { currency, productIds, situationMap } from '#domain/products/product.ts';
import { clientName } from '#adapters/inbound/http/limits/client-address.ts';
import { problemOf } from '#adapters/inbound/http/refusals.ts';
import { answer } from '#adapters/inbound/http/reply.ts';
import { openRoute, type Route, sessionRoute, type SignedBody } from '#adapters/inbound/http/route.ts';

export interface PurchaseRouteDeps {
  readonly showPrice: ShowPrice;
  readonly startCheckout: StartCheckout;
  readonly receivePaymentEvent: ReceivePaymentEvent;
}

const code = z
  .string()
  .optional()
  .meta({ description: 'In any case. A blank one counts as none.', example: 'PRACTICE-2026' });

const product = z.enum(productIds);

const price = z
  .object({ product, price_cents: z.int(), currency: z.literal(currency) })
  .meta({ id: 'Price' });

const checkoutRequest = z.object({ product, practitioner_code: code });

const opened = z.object({ checkout_url: z.url(), price_cents: z.int(), currency: z.literal(currency) });

const received = z.object({ received: z.literal(true) });

const common = { subject: 'Purchase' } as const;

export function purchaseRoutes(deps: PurchaseRouteDeps): readonly Route[] {
  const { showPrice, startCheckout, receivePaymentEvent } = deps;
  return [
    openRoute({
      ...common,
      method: 'GET',
      path: '/checkout/price',
      name: 'showPrice',
      summary: 'What the situation map costs, with a practitioner code if there is one',
      readableBy: 'anyone',
      query: z.object({ practitioner_code: code }),
      answers: { 200: { description: 'The price.', schema: price } },
      problems: ['validation_failed', 'rate_limited'],
      handle: async ({ ctx, query }) => {
        const quoted = await showPrice({
          product: situationMap,
          code: query.practitioner_code,
          client: clientName(ctx.ip),
        });
        if (quoted.isErr()) throw problemOf(quoted.error);
        return answer(200, price, { product: situationMap, price_cents: quoted.value.priceCents, currency });
      },
    }),

    sessionRoute({
      ...common,
      method: 'POST',
      path: '/checkout',
      name: 'startCheckout',
      summary: 'Begin to buy the situation map',
      readableBy: 'application',
      refusesCrossSite: true,
      body: { schema: checkoutRequest },
      isIdempotent: true,
      answers: { 200: { description: 'The address at which it is paid, and the price.', schema: opened } },
      problems: ['already_purchased', 'payment_unavailable'],
      handle: async ({ ctx, session: { user }, body, call }) => {
        const client = clientName(ctx.ip);
        const started = await startCheckout({
          product: body.product,
          user,
          practitionerCode: body.practitioner_code,
          client,
          call,
        });
        if (started.isErr()) throw problemOf(started.error);
        const { url, priceCents } = started.value;
        return answer(200, opened, { checkout_url: url, price_cents: priceCents, currency });
      },
    }),

    openRoute<SignedBody>({
      ...common,
      method: 'POST',
      path: '/webhooks/stripe',
      isAlwaysAdmitted: true,
      name: 'receivePaymentEvent',
      summary: 'Where the payment service sends its events',
      readableBy: 'application',
      signedBody: { signatureHeader: 'Stripe-Signature', limitBytes: 1024 * 1024 },
      answers: { 200: { description: 'It is on record and need not be sent again.', schema: received } },
      problems: ['webhook_signature_invalid'],
      handle: async ({ body }) => {
        const taken = await receivePaymentEvent(body.bytes, body.signature);
        if (taken.isErr()) throw problemOf(taken.error);
        return answer(200, received, { received: true });
      },
    }),
  ];
}
