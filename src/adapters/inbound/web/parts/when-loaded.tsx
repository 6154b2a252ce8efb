import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFrame } from '../frame/frame-context.ts';
import { FailureNotice } from './failure-notice.tsx';
import type { Loaded } from './use-loaded.ts';

interface Props<Data> {
  readonly loaded: Loaded<Data>;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ComponentChildren;
}

/** Shows what was loaded, or that it is loading, or why it failed. */
export function WhenLoaded<Data>({ loaded, onRetry, children }: Props<Data>): JSX.Element {
  switch (loaded.state) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <FailureNotice failure={loaded.failure} onRetry={onRetry} />;
    case 'loaded':
      return <>{children(loaded.data)}</>;
  }
}

const waitLimitMs = 300;

/** Shows nothing at first: most responses arrive before a person could read a message. */
function Waiting(): JSX.Element {
  const { texts } = useFrame();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), waitLimitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="waiting" role="status">
      {isLong ? texts.loading : ''}
    </p>
  );
}
