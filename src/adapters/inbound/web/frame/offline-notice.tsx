import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../device/store.ts';
import { session } from '../session/session.ts';
import { useFrame } from './frame-context.ts';

/** The region is always in the document, so that screen readers announce what appears in it. */
export function OfflineNotice(): JSX.Element {
  const { texts } = useFrame();
  const isKnown = 'user' in useStore(session);
  const [isOffline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const look = (): void => setOffline(!navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return (
    <div role="status">
      {isOffline && <p class="notice caution">{isKnown ? texts.offline : texts.offlineGuest}</p>}
    </div>
  );
}
