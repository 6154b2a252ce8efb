/** Holds a thread at its work for as long as a test wants it. */
export interface Gate {
  /** To be sent to the thread: memory that both share. */
  readonly memory: Int32Array;
  /** Resolves once the thread stands before the gate. */
  readonly reached: () => Promise<void>;
  readonly open: () => void;
}

const [reachedAt, openAt] = [0, 1];

export function makeGate(): Gate {
  const memory = new Int32Array(new SharedArrayBuffer(8));
  return {
    memory,
    reached: async () => {
      await Atomics.waitAsync(memory, reachedAt, 0).value;
    },
    open: () => {
      Atomics.store(memory, openAt, 1);
      Atomics.notify(memory, openAt);
    },
  };
}

/** In the thread: waits until the gate is opened, and leaves the processor to others meanwhile. */
export function passGate(memory: Int32Array): void {
  Atomics.store(memory, reachedAt, 1);
  Atomics.notify(memory, reachedAt);
  Atomics.wait(memory, openAt, 0);
}
