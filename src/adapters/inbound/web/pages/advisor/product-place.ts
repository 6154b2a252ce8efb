import { pathTo } from '#adapters/inbound/web/paths.ts';

const places: Readonly<Record<string, string>> = {
  'free-assessment': pathTo('assessment'),
  'situation-map': pathTo('map'),
  'style-lint-api': '/docs',
};

/** The page of a suggested product: one of these, or a book. */
export const pathToProduct = (product: string): string =>
  places[product] ?? pathTo('books', product.slice('book:'.length));
