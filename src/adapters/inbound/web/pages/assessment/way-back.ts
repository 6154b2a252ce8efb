import { useEffect } from 'preact/hooks';
import type { Address } from '#adapters/inbound/web/navigation/navigation.ts';
import { showControl } from '#adapters/inbound/web/parts/fault-summary.tsx';

/**
 * Shows the statement that a link names. After a reload, and on the way back, `next` is shown instead: the next open
 * statement of a page that is partly answered.
 */
export function useWayBack(next: string | undefined, by: Address['by']): void {
  // After the heading had the focus.
  useEffect(() => {
    const named = location.hash.slice(1);
    showControl(by === 'link' ? named : (next ?? named));
  }, []);

  // The browser would scroll to where the page was left, which is somewhere else as soon as the next statement is shown.
  useEffect(() => {
    history.scrollRestoration = next === undefined ? 'auto' : 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, [next]);
}
