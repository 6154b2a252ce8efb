import { useEffect, useState } from 'preact/hooks';
import type { Answer, Failure } from '../api/call.ts';
import { useStore } from '../device/store.ts';
import { session } from '../session/session.ts';

export type Loaded<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly data: Data }
  | { readonly state: 'failed'; readonly failure: Failure };

interface Loading<Data> {
  readonly loaded: Loaded<Data>;
  /** Loads again; the current data stays until the response arrives. */
  readonly reload: () => void;
}

/** Loads the data of a page: at first, whenever one of the keys changes, and after a lost session is back. */
export function useLoaded<Data>(load: () => Promise<Answer<Data>>, keys: readonly unknown[]): Loading<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const isMember = useStore(session).state === 'member';
  const waitsForLogin = loaded.state === 'failed' && isSessionMissing(loaded.failure);

  useEffect(() => setLoaded({ state: 'loading' }), keys);

  useEffect(() => {
    let isWanted = true;
    const show = (answer: Answer<Data>): void => {
      if (!isWanted) return;
      setLoaded(
        answer.ok ? { state: 'loaded', data: answer.data } : { state: 'failed', failure: answer.failure },
      );
    };
    void load().then(show);
    return () => {
      isWanted = false;
    };
  }, [...keys, round]);

  useEffect(() => {
    if (isMember && waitsForLogin) setRound(round + 1);
  }, [isMember]);

  return { loaded, reload: () => setRound(round + 1) };
}

const isSessionMissing = (failure: Failure): boolean =>
  failure.kind === 'problem' && failure.code === 'session_required';
