type Work = () => unknown;

interface Measuring {
  /** No further round is needed once the result is less than this. */
  readonly enough: number;
  readonly rounds?: number;
  /** The first run of any code is slow. Without this extra run, that would be counted as part of the reference. */
  readonly warmUp?: boolean;
}

/**
 * The processor time of `work` divided by that of `reference`: the smallest of several measurements of each, taken in
 * turn. Speeds are compared and never measured in seconds, because a slow or busy machine slows down both alike.
 */
export async function timesAsLongAs(
  reference: Work,
  work: Work,
  { enough, rounds = 5, warmUp = true }: Measuring,
): Promise<number> {
  if (warmUp) await reference();
  const measured = { reference: Infinity, work: Infinity };
  let times = Infinity;
  for (let round = 0; round < rounds && times >= enough; round += 1) {
    measured.reference = Math.min(measured.reference, await processorTimeOf(reference));
    measured.work = Math.min(measured.work, await processorTimeOf(work));
    times = measured.work / measured.reference;
  }
  return times;
}

/** In microseconds, in all threads of this process. */
async function processorTimeOf(work: Work): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
