/** Letters, digits and marks that mean themselves in an address wherever they stand. */
const steps = /^(?:\/[A-Za-z0-9._~,;=:@+-]+)+\/?$/;
const dotStep = /\/\.{1,2}(?:\/|$)/;

export const longestCheckoutPath = 200;

/**
 * Whether the address of the shop with this behind it is an address of that shop: it can lead to no other host or
 * folder, and has no room for a query with credentials. Escapes are refused, because servers disagree on what they mean.
 */
export const isCheckoutPath = (path: string): boolean =>
  path.length <= longestCheckoutPath && steps.test(path) && !dotStep.test(path);
