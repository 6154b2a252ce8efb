import { makeStore } from '../device/store.ts';
import { type Place, placeAt } from '../paths.ts';

export interface Address {
  /** `undefined`: there is no such page. */
  readonly place: Place | undefined;
  readonly path: string;
  readonly query: URLSearchParams;
  /** How the person got there. After the first load and on the way back the browser places focus and view itself. */
  readonly by: 'load' | 'link' | 'history';
}

const read = (by: Address['by']): Address => ({
  place: placeAt(location.pathname),
  path: location.pathname,
  query: new URLSearchParams(location.search),
  by,
});

export const address = makeStore<Address>(read('load'));

/** Opens another page of the application; `replace` leaves no way back to this one. */
export function goTo(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  address.set(read('link'));
}

/** Lets plain links to pages of the application open without loading the document anew. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const path = pathToFollow(event);
    if (path === undefined) return;
    event.preventDefault();
    goTo(path);
  });
  addEventListener('popstate', () => address.set(read('history')));
}

/** Not where the person asks for a new tab or a download, nor for places on this very page. */
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
