import { useEffect, useState } from 'preact/hooks';

/** A value that several components observe. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function makeStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(current, value)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the value, and renders again whenever it changes. */
export function useStore<Value>({ get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  const [, draw] = useState<object>({});
  const value = get();
  useEffect(() => {
    const redraw = () => draw({});
    // The value may have changed between rendering and this effect.
    if (!Object.is(get(), value)) redraw();
    return subscribe(redraw);
  }, [subscribe]);
  return value;
}
