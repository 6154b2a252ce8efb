/**
 * Values that stay on this device after the page is closed. If the browser stores nothing (storage blocked or full), a
 * value is `undefined` on the next visit, but nothing fails.
 */
const prefix = 'svc.';

let isClosed = false;

/** From now on this document stores nothing: requests that are still running must not store again what was removed. */
export function keepNothingMore(): void {
  isClosed = true;
}

export const recall = (name: string): unknown =>
  attempt((): unknown => {
    const text = localStorage.getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  });

/** `undefined` removes the value. */
export function remember(name: string, value: unknown): void {
  if (isClosed) return;
  attempt(() => {
    if (value === undefined) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  });
}

/** Removes everything that belongs to a person, except the given names. The chosen language belongs to the device. */
export function forgetPerson(...except: readonly string[]): void {
  const kept = ['language', ...except].map((name) => prefix + name);
  attempt(() => {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefix) && !kept.includes(name)) localStorage.removeItem(name);
  });
}

/** Calls back when another tab stores something new under that name. Returns a function that ends this. */
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
