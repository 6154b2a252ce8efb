/** Characters that have no special meaning anywhere in an address. */
const steps = /^(?:\/[A-Za-z0-9._~,;=:@+-]+)+\/?$/;
const dotStep = /\/\.{1,2}(?:\/|$)/;

export const longestCheckoutPath = 200;

/**
 * Whether appending this path to the shop's address stays on the same host and in the same folder, without a query.
 * Escapes are refused, because servers interpret them differently.
 */
export const isCheckoutPath = (path: string): boolean =>
  path.length <= longestCheckoutPath && steps.test(path) && !dotStep.test(path);
