let listens = false;

/** Runs `cleanUp`, which may not wait for anything, at the end of this process, also when a signal ends it. */
export function atRunEnd(cleanUp: () => void): void {
  process.once('exit', cleanUp);
  if (listens) return;
  listens = true;
  // Without a listener a signal ends the process at once, and nothing is cleaned up.
  for (const [signal, status] of [
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(status));
}
