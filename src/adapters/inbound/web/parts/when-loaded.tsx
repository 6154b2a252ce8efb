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

/** What is there, or that it is on its way, or why it is not. */
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

const patienceMs = 300;

/** Says nothing at first: most answers come sooner than it could be read. */
function Waiting(): JSX.Element {
  const { texts } = useFrame();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="waiting" role="status">
      {isLong ? texts.loading : ''}
    </p>
  );
}
