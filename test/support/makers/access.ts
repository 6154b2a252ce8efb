import { type Access, type PerProduct, perProduct, situationMap } from '#domain/products/product.ts';

/** Access to the map, and to no other product. */
export const mapAccess = (access: Access): PerProduct<Access> => ({
  ...perProduct(() => 'none'),
  [situationMap]: access,
});
