import type { Context } from 'koa';
import type { CatalogReader } from '#application/ports/stores/catalog-reader.ts';
import type { CheckoutStore } from '#application/ports/stores/checkout-store.ts';
import type { PayInSandbox } from '#application/purchases/pay-in-sandbox.ts';
import type { Language } from '#domain/language.ts';
import { type CheckoutId, returnAddress } from '#domain/purchases/checkout.ts';
import { parseToken } from '#domain/sessions/token.ts';
import { preferredLanguage } from '#adapters/inbound/http/requests/language.ts';
import { sandboxBookPage } from '#adapters/inbound/http/pages/sandbox-book-page.ts';
import { sandboxCheckoutPage } from '#adapters/inbound/http/pages/sandbox-checkout-page.ts';
import { sandboxFailurePage } from '#adapters/inbound/http/pages/sandbox-failure-page.ts';
import { Problem } from '#adapters/inbound/http/problem.ts';
import { problemOf } from '#adapters/inbound/http/refusals.ts';
import { empty } from '#adapters/inbound/http/reply.ts';
import { openRoute, type Route } from '#adapters/inbound/http/route.ts';
import type { HttpSettings } from '#adapters/inbound/http/settings.ts';

export interface SandboxRouteDeps {
  readonly checkouts: CheckoutStore;
  readonly payInSandbox: PayInSandbox;
  readonly catalogReader: CatalogReader;
  readonly settings: Pick<HttpSettings, 'appUrl' | 'offersSandbox' | 'showsShop'>;
}

const shop = '/sandbox-pay';
const page = { type: 'text/html; charset=utf-8' };
const common = { subject: 'Purchase', readableBy: 'application', failsAsPage: true } as const;

/** Pages that replace a payment service and a shop, if none is configured. */
export const sandboxRoutes = (deps: SandboxRouteDeps): readonly Route[] => [
  ...(deps.settings.offersSandbox ? checkoutRoutes(deps) : []),
  ...(deps.settings.showsShop ? bookRoutes(deps) : []),
];

function checkoutRoutes({ checkouts, payInSandbox, settings: { appUrl } }: SandboxRouteDeps): Route[] {
  return [
    openRoute({
      ...common,
      method: 'GET',
      path: '/sandbox-pay/checkouts/:checkout',
      name: 'showSandboxCheckout',
      summary: 'A page to pay a checkout without money',
      answers: { 200: { description: 'The page.', ...page } },
      problems: ['not_found'],
      handle: async ({ ctx, params }) => {
        const language = failingAsPage(ctx, appUrl);
        const checkout = await checkouts.find(readCheckoutId(params.checkout));
        if (checkout === undefined) throw new Problem('not_found');
        return sandboxCheckoutPage(checkout, language, appUrl);
      },
    }),

    openRoute({
      ...common,
      method: 'POST',
      path: '/sandbox-pay/checkouts/:checkout/pay',
      name: 'payInSandbox',
      summary: 'Pay a checkout without money',
      refusesCrossSite: true,
      answers: {
        303: { description: 'Paid; leads to the application.', headers: { Location: 'The application.' } },
      },
      problems: ['not_found', 'payment_unavailable'],
      handle: async ({ ctx, params }) => {
        failingAsPage(ctx, appUrl);
        const paid = await payInSandbox(readCheckoutId(params.checkout));
        if (paid.isErr()) throw problemOf(paid.error);
        return empty(303, { Location: returnAddress(appUrl, 'paid') });
      },
    }),
  ];
}

/**
 * The path of a book's page is its checkout path, if that has one or two steps. Older links may end with its stock
 * number.
 */
function bookRoutes({ catalogReader, settings: { appUrl } }: SandboxRouteDeps): Route[] {
  const bookRoute = (path: '/:page' | '/:folder/:page', name: string): Route =>
    openRoute({
      ...common,
      method: 'GET',
      path: `${shop}${path}`,
      name,
      summary: 'A page in place of the shop that sells a book',
      answers: { 200: { description: 'The page.', ...page } },
      problems: ['not_found'],
      handle: async ({ ctx, params }) => {
        const language = failingAsPage(ctx, appUrl);
        const { books } = await catalogReader.current();
        const book =
          books.find(({ checkoutPath }) => ctx.path === `${shop}${checkoutPath}`) ??
          books.find(({ sku }) => sku === params.page);
        if (book === undefined) throw new Problem('not_found');
        return sandboxBookPage(book, language);
      },
    });
  return [bookRoute('/:page', 'showSandboxBook'), bookRoute('/:folder/:page', 'showSandboxBookInFolder')];
}

/** The reader's language, in which failures from here on are shown. */
function failingAsPage(ctx: Context, appUrl: string): Language {
  const language = preferredLanguage(ctx.req.headers['accept-language']);
  ctx.state.failurePage = (problem: Problem) => sandboxFailurePage(problem, language, appUrl);
  return language;
}

/** The id of a checkout is a token. */
function readCheckoutId(text: string): CheckoutId {
  const token = parseToken(text);
  if (token === undefined) throw new Problem('not_found');
  return token as string as CheckoutId;
}
