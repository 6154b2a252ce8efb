import type { JSX } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { useStore } from '../device/store.ts';
import { language } from '../language/chosen-language.ts';
import { type Address, address, goTo } from '../navigation/navigation.ts';
import { pathTo, type Place } from '../paths.ts';
import { takeReturnPath } from '../session/return-to.ts';
import { type Session, session } from '../session/session.ts';
import { FrameProvider } from './frame-context.ts';
import { prepareOfflineUse } from './offline-use.ts';
import { loadAhead, type LoadedPage, loadPage } from './load-page.ts';
import { Page } from './page.tsx';
import { type PageKey, pageTable } from './page-table.ts';
import { StrandedPage } from './stranded-page.tsx';

/** Finds the page for the address and loads it. The previous page stays visible until then. */
export function Application(): JSX.Element | null {
  const at = useStore(address);
  const who = useStore(session);
  const inLanguage = useStore(language);
  const [shown, setShown] = useState<Shown>();
  const [isStranded, setStranded] = useState(false);
  const [crash, forgetCrash] = useCrash();
  const key = keyFor(at.place, who);

  useEffect(() => {
    document.documentElement.lang = inLanguage;
  }, [inLanguage]);

  useEffect(() => {
    if (at.path !== pathTo('start')) return;
    if (at.query.has('checkout')) goTo(`${pathTo('map')}?${at.query.toString()}`, { replace: true });
    else if (who.state === 'member') goToWhereTheyWere();
  }, [who.state]);

  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    setStranded(false);
    const show = (page: LoadedPage): void => {
      if (!isWanted) return;
      setShown({ page, at });
      forgetCrash();
    };
    const giveUp = (): void => {
      if (!isWanted) return;
      // If only the texts in another language cannot be loaded, the page stays as it is.
      if (shown?.at === at && shown.page.key === key) language.set(shown.page.language);
      else setStranded(true);
    };
    loadPage(key, inLanguage).then(show, giveUp);
    return () => {
      isWanted = false;
    };
  }, [key, inLanguage, at]);

  const isReady = shown !== undefined;
  useEffect(() => {
    if (isReady) whenIdle(() => void loadAhead(inLanguage).then(prepareOfflineUse));
  }, [isReady, inLanguage]);

  if (isStranded || crash !== undefined || isOutOfReach(at.place, who))
    return <StrandedPage language={inLanguage} />;
  if (shown === undefined) return null;
  const { language: spoken, frameTexts } = shown.page;
  return (
    <FrameProvider value={{ language: spoken, texts: frameTexts, address: shown.at }}>
      <Page loaded={shown.page} part={shown.at.place?.part} isBusy={shown.at !== at} />
    </FrameProvider>
  );
}

/** A page, and the address for which it was loaded. */
interface Shown {
  readonly page: LoadedPage;
  readonly at: Address;
}

/** The error that the page threw, if it did. It is also reported to the browser, like any uncaught error. */
const useCrash = (): readonly [unknown, () => void] => useErrorBoundary((error) => reportError(error));

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
};

/**
 * `undefined` until it is known who is logged in. If a login is needed first, the address stays. Members see their home
 * page at the start address.
 */
function keyFor(place: Place | undefined, who: Session): PageKey | undefined {
  if (who.state === 'asking' || isOutOfReach(place, who)) return undefined;
  const page = place?.page ?? 'missing';
  if (who.state === 'unreachable') return page;
  if (who.state === 'nobody') return needsMember(place) ? 'login' : page;
  return page === 'start' ? 'home' : page;
}

const needsMember = (place: Place | undefined): boolean =>
  place !== undefined && pageTable[place.page].needsMember?.(place.part) === true;

/**
 * The service does not answer, so the session is unknown. Then only pages that need no login are shown, and only to a
 * user whom this device knows.
 */
const isOutOfReach = (place: Place | undefined, who: Session): boolean =>
  who.state === 'unreachable' && (!('user' in who) || needsMember(place));

function goToWhereTheyWere(): void {
  const path = takeReturnPath();
  if (path !== undefined) goTo(path, { replace: true });
}
