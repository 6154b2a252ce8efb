/** The parameters of a query by name; a list if a name occurs more than once. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

/** In bytes of the undecoded query. */
const longestQuery = 4 * 1024;
const mostParameters = 100;

export const queryLimits = `A query has at most ${longestQuery} bytes and ${mostParameters} parameters.`;

export const noQuery: Query = Object.freeze({});

/**
 * The query of a request target, or `undefined` if it exceeds the limits. Takes linear time; Koa's own getter takes
 * quadratic time for a name that is repeated many times.
 */
export function readQuery(target: string): Query | undefined {
  const begin = target.indexOf('?');
  if (begin === -1 || begin === target.length - 1) return noQuery;
  const text = target.slice(begin + 1);
  if (text.length > longestQuery || text.split('&').length > mostParameters) return undefined;
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of new URLSearchParams(text))
    values.set(name, [...(values.get(name) ?? []), value]);
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? all[0]! : all] as const),
  );
}
