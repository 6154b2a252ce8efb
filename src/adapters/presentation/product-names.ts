import type { Language } from '#domain/language.ts';
import type { PerProduct } from '#domain/products/product.ts';

/** The name of each product where it is paid. */
export const productNames: PerProduct<Readonly<Record<Language, string>>> = {
  'situation-map': { en: 'Situation map', fr: 'Carte de situation' },
};
