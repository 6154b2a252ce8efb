/** Makes a thread wait in the middle of its work for as long as a test needs. */
export interface Gate {
  /** Shared memory, which must be sent to the thread. */
  readonly memory: Int32Array;
  /** Resolves when the thread waits at the gate. */
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

/** Called in the thread: waits until the gate is opened, without using the processor. */
export function passGate(memory: Int32Array): void {
  Atomics.store(memory, reachedAt, 1);
  Atomics.notify(memory, reachedAt);
  Atomics.wait(memory, openAt, 0);
}
