import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { type Dispatch, makeDispatch } from './dispatch.ts';
import type { ExchangeState } from './exchange.ts';
import { preferredLanguage } from './requests/language.ts';
import { missingPage } from './pages/missing-page.ts';
import { Problem } from './problem.ts';
import { empty } from './reply.ts';
import type { Route } from './route.ts';

type DispatchDeps = Parameters<typeof makeDispatch>[1];

const noParams = {};

/**
 * Finds the route of a request. Paths without parameters are looked up in a map; `@koa/router`, which tries one pattern
 * after the other, handles the others. Unknown paths are 404, or 405 if other methods exist.
 */
export function routing(routes: readonly Route[], deps: DispatchDeps): Middleware<ExchangeState> {
  const fixed = new Map<string, Dispatch>();
  const fixedPaths = new Set<string>();
  const router = new Router<ExchangeState>({ strict: true, sensitive: true });
  for (const route of routes) {
    const dispatch = makeDispatch(route, deps);
    if (route.path.includes(':')) {
      router.register(route.path, [route.method.toLowerCase()], (ctx) => dispatch(ctx, ctx.params));
    } else {
      fixed.set(`${route.method} ${route.path}`, dispatch);
      fixedPaths.add(route.path);
    }
  }
  const withParams = router.routes() as unknown as Middleware<ExchangeState>;
  return (ctx, next) => {
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method;
    const dispatch = fixed.get(`${method} ${ctx.path}`);
    if (dispatch !== undefined) return dispatch(ctx, noParams);
    return (fixedPaths.has(ctx.path) ? next() : withParams(ctx, next)) as Promise<void>;
  };
}

/**
 * Answers a request without a route: with a page for browsers, and with the allowed methods if the path has other ones.
 */
export function unrouted(routes: readonly Route[], appUrl: string): Middleware<ExchangeState> {
  const byPath = Map.groupBy(routes, ({ path }) => path);
  const patterns = [...byPath].map(([path, known]) => ({ matches: matcherOf(path), known }));
  return (ctx) => {
    const known = byPath.get(ctx.path) ?? patterns.find(({ matches }) => matches(ctx.path))?.known;
    if (known === undefined) {
      if (isOpenedInBrowser(ctx))
        ctx.state.failurePage = () => missingPage(preferredLanguage(ctx.get('Accept-Language')), appUrl);
      throw new Problem('not_found');
    }
    const allow = known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    if (ctx.method !== 'OPTIONS') throw new Problem('method_not_allowed', { headers: { Allow: allow } });
    ctx.state.reply = empty(204, { Allow: allow });
  };
}

const isOpenedInBrowser = (ctx: Context): boolean =>
  ['GET', 'HEAD'].includes(ctx.method) && ctx.accepts('json', 'html') === 'html';

/** Returns a function that tests whether a path belongs to one of the given routes. */
export function pathsOf(some: readonly Route[], all: readonly Route[]): (path: string) => boolean {
  const isFixed = ({ path }: Route): boolean => !path.includes(':');
  const fixed = new Set(some.filter(isFixed).map(({ path }) => path));
  const elsewhere = new Set(all.filter(isFixed).map(({ path }) => path));
  const patterns = some.filter((route) => !isFixed(route)).map(({ path }) => matcherOf(path));
  return (path) => fixed.has(path) || (!elsewhere.has(path) && patterns.some((matches) => matches(path)));
}

function matcherOf(path: string): (requested: string) => boolean {
  const literal = path.split(/:\w+/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${literal.join('[^/]+')}$`);
  return (requested) => pattern.test(requested);
}
