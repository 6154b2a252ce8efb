import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFrame } from './frame-context.ts';

/** The region is always there, so that screen readers hear of what appears in it. */
export function OfflineNotice(): JSX.Element {
  const { texts } = useFrame();
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
  return <div role="status">{isOffline && <p class="notice caution">{texts.offline}</p>}</div>;
}
