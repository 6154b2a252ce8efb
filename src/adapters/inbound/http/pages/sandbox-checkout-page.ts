import type { Language } from '#domain/language.ts';
import { type Checkout, returnAddress } from '#domain/purchases/checkout.ts';
import { escapeHtml } from '#adapters/presentation/escape-html.ts';
import type { PerProduct } from '#domain/products/product.ts';
import { html, type Reply } from '../reply.ts';
import { pagePolicy } from '../security-headers.ts';
import { pageLayout } from './page-layout.ts';
import { money } from '#adapters/presentation/money.ts';
import { productNames } from '#adapters/presentation/product-names.ts';

const wordings = {
  en: {
    note: 'This is a trial: no money moves, and nobody asks for a card. Paying here has the same effect as a real payment.',
    product: 'Product',
    account: 'Account',
    code: 'Practitioner code',
    price: 'Price',
    pay: (price: string) => `Pay ${price}`,
    cancel: 'Cancel',
  },
  fr: {
    note: 'Ceci est un essai : aucun argent ne circule et aucune carte bancaire n’est demandée. Payer ici a le même effet qu’un vrai paiement.',
    product: 'Produit',
    account: 'Compte',
    code: 'Code praticien',
    price: 'Prix',
    pay: (price: string) => `Payer ${price}`,
    cancel: 'Annuler',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const pageTitles: PerProduct<Readonly<Record<Language, string>>> = {
  'situation-map': { en: 'Pay for your situation map', fr: 'Payer votre carte de situation' },
};

/**
 * Shows the order, with buttons to pay and to cancel. `form-action` must allow the application's origin, because
 * browsers also check redirects.
 */
export function sandboxCheckoutPage(checkout: Checkout, language: Language, appUrl: string): Reply {
  const { note, pay, cancel } = wordings[language];
  const title = pageTitles[checkout.product][language];
  const main = `<h1>${title}</h1>
<p class="lead">${note}</p>
${factsOf(checkout, language)}
<form class="choices" method="post" action="/sandbox-pay/checkouts/${checkout.id}/pay">
<button>${pay(money(checkout.priceCents, language))}</button>
<a href="${escapeHtml(returnAddress(appUrl, 'cancelled'))}">${cancel}</a>
</form>`;
  return html(200, pageLayout({ language, title, main }), {
    'Content-Security-Policy': pagePolicy(new URL(appUrl).origin),
    'Content-Language': language,
    // With `no-referrer`, browsers send forms with `Origin: null`, which the cross-site check refuses.
    'Referrer-Policy': 'same-origin',
  });
}

function factsOf(checkout: Checkout, language: Language): string {
  const { email, practitionerCode, priceCents } = checkout;
  const { product, account, code, price } = wordings[language];
  const facts = [
    [product, productNames[checkout.product][language]],
    [account, email],
    ...(practitionerCode === null ? [] : [[code, practitionerCode] as const]),
    [price, money(priceCents, language)],
  ] as const;
  const rows = facts.map(([label, text]) => `<div><dt>${label}</dt><dd>${escapeHtml(text)}</dd></div>`);
  return `<dl>\n${rows.join('\n')}\n</dl>`;
}
