import type { JSX } from 'preact';
import { useEffect, useErrorBoundary, useState } from 'preact/hooks';
import { useStore } from '../device/store.ts';
import { language } from '../language/chosen-language.ts';
import { type Address, address, goTo } from '../navigation/navigation.ts';
import { pathTo, type Place } from '../paths.ts';
import { takeReturnPath } from '../session/return-to.ts';
import { type Session, session } from '../session/session.ts';
import { FrameProvider } from './frame-context.ts';
import { loadAhead, type LoadedPage, loadPage } from './load-page.ts';
import { Page } from './page.tsx';
import { type PageKey, pageTable } from './page-table.ts';
import { StrandedPage } from './stranded-page.tsx';

/** Finds the page for the address, loads it, and shows the one before until it is there. */
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
      // The page stays when it is only its words in another language that cannot be had.
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
    if (isReady) whenIdle(() => void loadAhead(inLanguage));
  }, [isReady, inLanguage]);

  if (isStranded || crash !== undefined || who.state === 'unreachable')
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

/** What the page that is shown broke of, if it did. The browser is told as of any other error. */
const useCrash = (): readonly [unknown, () => void] => useErrorBoundary((error) => reportError(error));

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 1000);
};

/** `undefined` until it is known who is there. The address stays when a login comes first; members are at home at the start. */
function keyFor(place: Place | undefined, { state }: Session): PageKey | undefined {
  if (state === 'asking' || state === 'unreachable') return undefined;
  const page = place?.page ?? 'missing';
  if (state === 'nobody') return isForMembers(page, place?.part) ? 'login' : page;
  return page === 'start' ? 'home' : page;
}

function isForMembers(page: PageKey, part: string | undefined): boolean {
  const { needsMember } = pageTable[page];
  return needsMember === 'in parts' ? part !== undefined : needsMember === true;
}

function goToWhereTheyWere(): void {
  const path = takeReturnPath();
  if (path !== undefined) goTo(path, { replace: true });
}
