let listens = false;

/** Runs `cleanUp`, which must be synchronous, at the end of this process, even if a signal ends it. */
export function atRunEnd(cleanUp: () => void): void {
  process.once('exit', cleanUp);
  if (listens) return;
  listens = true;
  // Without a listener, a signal would end the process without any cleanup.
  for (const [signal, status] of [
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(status));
}
