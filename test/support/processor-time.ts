type Work = () => unknown;

/**
 * How many times as much of the processor `work` takes as `reference`: the least of several measures of each, taken in turn.
 * Speed is compared, never measured in seconds: a slow or busy machine slows both alike.
 */
export async function timesAsLongAs(reference: Work, work: Work, rounds = 5): Promise<number> {
  const measured = { reference: Infinity, work: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    measured.reference = Math.min(measured.reference, await processorTimeOf(reference));
    measured.work = Math.min(measured.work, await processorTimeOf(work));
  }
  return measured.work / measured.reference;
}

/** In microseconds, in all threads of this process. */
async function processorTimeOf(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
