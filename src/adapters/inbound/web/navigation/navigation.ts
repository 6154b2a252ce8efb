import { makeStore } from '../device/store.ts';
import { type Place, placeAt } from '../paths.ts';

export interface Address {
  /** `undefined` if no such page exists. */
  readonly place: Place | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  /** How the page was opened. After a load, and on the way back, the browser sets focus and scroll position itself. */
  readonly by: 'load' | 'link' | 'history';
}

const read = (by: Address['by']): Address => ({
  place: placeAt(location.pathname),
  path: location.pathname,
  query: new URLSearchParams(location.search),
  by,
});

export const address = makeStore<Address>(read('load'));

/** Opens another page of the application. With `replace`, the back button does not return to this one. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  address.set(read('link'));
}

/** Lets plain links to pages of the application open without reloading the document. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const path = pathToFollow(event);
    if (path === undefined) return;
    event.preventDefault();
    goTo(path);
  });
  addEventListener('popstate', () => address.set(read('history')));
}

/** Not for new tabs, downloads, or links to a part of the same page. */
function pathToFollow(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (
    event.defaultPrevented ||
    !isPlain ||
    link === null ||
    link.target !== '' ||
    link.hasAttribute('download')
  )
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const isHere = pathname === location.pathname && hash !== '';
  return origin === location.origin && placeAt(pathname) !== undefined && !isHere
    ? pathname + search + hash
    : undefined;
}
