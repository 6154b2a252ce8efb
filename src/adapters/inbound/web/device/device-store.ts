/**
 * What outlives the page on this device. A browser that keeps nothing (storage blocked or full) costs comfort, never an
 * error: what was not kept is `undefined` on the next visit.
 */
const prefix = 'svc.';

let isClosed = false;

/** This document keeps nothing more: what is still under way in it must not bring back what was forgotten. */
export function keepNothingMore(): void {
  isClosed = true;
}

export const recall = (name: string): unknown =>
  attempt((): unknown => {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  });

/** `undefined` forgets. */
export function remember(name: string, value: unknown): void {
  if (isClosed) return;
  attempt(() => {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  });
}

/** All that belongs to a person goes; the choice of a language belongs to the device. */
export function forgetPerson(): void {
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && name !== `${prefix}language`) localStorage.removeItem(name);
  });
}

/** Calls back when another tab keeps something new under that name. Returns how to stop. */
export function onChangeElsewhere(name: string, react: () => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    if (key === prefix + name && newValue !== null) react();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
