interface Product {
  readonly priceCents: number;
  /** With a practitioner code. */
  readonly practitionerPriceCents: number;
  /**
   * An operator's grant is recorded under this prefix and the user's id, in place of a payment. It begins with
   * `manual:`, and differs for each product.
   */
  readonly grantPrefix: `manual:${string}`;
}

/** Everything that is sold, by the id that payments carry. */
export const products = {
  'situation-map': { priceCents: 19_700, practitionerPriceCents: 17_700, grantPrefix: 'manual:' },
} as const satisfies Readonly<Record<string, Product>>;

export type ProductId = keyof typeof products;

export const productIds = Object.keys(products) as readonly ProductId[];

export const situationMap = 'situation-map' satisfies ProductId;

export const isProductId = (text: string | null): text is ProductId =>
  text !== null && Object.hasOwn(products, text);

/** The only currency. */
export const currency = 'USD';

/** In cents. */
export const priceCents = (
  product: ProductId,
  { withPractitionerCode }: { readonly withPractitionerCode: boolean },
): number => products[product][withPractitionerCode ? 'practitionerPriceCents' : 'priceCents'];

/** Whether a user may use a product: `revoked` after a refund or while a payment is disputed. */
export type Access = 'none' | 'granted' | 'revoked';

/** A value for each product. */
export type PerProduct<T> = Readonly<Record<ProductId, T>>;

export const perProduct = <T>(value: (product: ProductId) => T): PerProduct<T> =>
  Object.fromEntries(productIds.map((product) => [product, value(product)])) as PerProduct<T>;
