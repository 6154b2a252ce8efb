import { useEffect, useState } from 'preact/hooks';
import { onChangeElsewhere } from '#adapters/inbound/web/device/device-store.ts';
import {
  forgetGuest,
  guestName,
  keepGuest,
  recallGuest,
} from '#adapters/inbound/web/drafts/guest-answers.ts';
import { type Begun, loadStatements } from './load-begun.ts';
import type { Answering } from './view-props.ts';

/** The answers of a person without a login, stored on this device only. Two tabs show the same answers. */
export function useGuestAnswers(loaded: Begun): Answering {
  const { statements } = loaded;
  const [answers, setAnswers] = useState(loaded.answers);

  useEffect(() => onChangeElsewhere(guestName, () => setAnswers(recallGuest()?.answers ?? {})), []);

  function choose(id: number, value: number): void {
    const changed = { ...answers, [id]: value };
    setAnswers(changed);
    keepGuest(changed);
  }

  async function discard(): ReturnType<Answering['discard']> {
    const current = await loadStatements();
    if (!current.ok) return current;
    forgetGuest();
    setAnswers({});
    return current;
  }

  const open = statements.filter(({ id }) => answers[id] === undefined);
  return { ...loaded, answers, open, choose, discard };
}
